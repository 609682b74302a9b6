// The picture of a result as pixels, for places that take no SVG: handed to other programs where the device can do that,
// else kept as a file.
"use strict";

const TWICE_AS_LARGE = 2;
document.getElementById("share-png")?.addEventListener("click", async ({ currentTarget: { dataset } }) => {
  const image = new Image();
  image.src = dataset.picture;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: image.naturalWidth * TWICE_AS_LARGE, height: image.naturalHeight * TWICE_AS_LARGE,
  });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const made = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const files = [new File([made], dataset.name, { type: "image/png" })];
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files })) {
    await navigator.share({ files }).catch(() => {}); // whoever changes their mind is told nothing
    return;
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(made), download: dataset.name });
  link.click();
  URL.revokeObjectURL(link.href);
});

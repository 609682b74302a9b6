// One stream of news for all pages that a browser has open: as a shared worker, because a browser opens only half a dozen
// connections to a site. Where there are none, each page that is seen has a stream of its own by the same code.
"use strict";

// A stream that stays: `follow` says where it is opened; `hear` is told what is new, and whether it is open.
function stayingStream(hear) {
  const FIRST = 500, LONGEST = 15_000; // milliseconds until a stream that was lost is opened again: longer each time
  const SILENT = 45_000; // milliseconds after which one that tells nothing, not even a beat, counts as lost
  const DOUBTFUL = 25_000; // after so many, one is not trusted by a page that was asleep
  let isOpen = true;
  let source = null, address = "";
  let pause = FIRST, opening = 0, silence = 0, alive = 0;

  function tell(open) {
    if (open !== isOpen) hear({ open });
    isOpen = open;
  }
  function close() {
    clearTimeout(opening);
    clearTimeout(silence);
    source?.close();
    source = null;
    opening = 0;
  }
  function live() {
    alive = Date.now();
    clearTimeout(silence);
    silence = setTimeout(lost, SILENT);
  }
  function open() {
    close();
    if (!address) return;
    source = new EventSource(address);
    source.addEventListener("open", () => {
      pause = FIRST;
      tell(true);
    });
    source.addEventListener("step", (event) => {
      live();
      const [topic, value] = event.data.split(" ");
      hear({ topic, value });
    });
    source.addEventListener("beat", live);
    source.addEventListener("error", lost);
    live();
  }
  function lost() {
    close();
    if (pause > FIRST) tell(false); // a server ends streams now and then: that is no news
    opening = setTimeout(open, pause * (0.5 + Math.random()));
    pause = Math.min(2 * pause, LONGEST);
  }
  return {
    // `anew`: though it is there already, as somebody else may sit before the browser now.
    follow(at, anew = false) {
      if (at === address && !anew) return;
      address = at;
      open();
    },
    // There may be a network again. `anew`: it may be another one.
    retry(anew = false) {
      if (opening || (source && (anew || Date.now() - alive > DOUBTFUL))) open();
    },
    get isOpen() {
      return isOpen;
    },
  };
}

// The worker: it follows what any of its pages does, and tells all of them.
if ("SharedWorkerGlobalScope" in self) {
  const pages = new Map(), known = new Map();
  const stream = stayingStream((news) => {
    if ("topic" in news) known.set(news.topic, news.value);
    for (const page of pages.keys()) page.postMessage(news);
  });
  const LEAVING = 1000; // milliseconds until a page that was left is not followed any more: often another one comes
  let leaving = 0;
  const forget = (page) => {
    pages.delete(page);
    clearTimeout(leaving);
    leaving = setTimeout(follow, LEAVING, false);
  };
  const follow = (anew) => {
    const asked = [...pages.values()];
    const topics = [...new Set(asked.flatMap((page) => page.topics))].sort();
    for (const topic of known.keys()) if (!topics.includes(topic)) known.delete(topic);
    const query = topics.map((topic) => `on=${topic}`).join("&");
    stream.follow(query && `${asked[0].events}?${query}`, anew);
  };
  self.onconnect = ({ ports: [page] }) => {
    page.onmessage = ({ data }) => {
      if (data.retry) stream.retry(data.anew);
      // A page that has crashed says nothing, but lets go of its lock.
      if (data.lock) navigator.locks.request(data.lock, () => forget(page));
      if (data.leaves) forget(page);
      if (!data.topics) return;
      pages.set(page, data);
      clearTimeout(leaving);
      follow(true);
      page.postMessage({ open: stream.isOpen });
      for (const topic of data.topics) if (known.has(topic)) page.postMessage({ topic, value: known.get(topic) });
    };
  };
}

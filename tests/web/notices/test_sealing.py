"""Web pushes are sealed as RFC 8291 has it: its own example, byte by byte."""

from base64 import urlsafe_b64decode

from cryptography.hazmat.primitives.asymmetric import ec

from parvis.web.notices.sealing import CURVE, sealed

TEXT = b"When I grow up, I want to be a watermelon"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def octets(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_the_standard() -> None:
    key = ec.derive_private_key(int.from_bytes(octets(OURS), "big"), CURVE)
    assert sealed(TEXT, octets(BROWSER), octets(SECRET), key, octets(SALT)) == octets(SEALED)


def test_no_two_messages_look_the_same() -> None:
    assert sealed(TEXT, octets(BROWSER), octets(SECRET)) != sealed(TEXT, octets(BROWSER), octets(SECRET))

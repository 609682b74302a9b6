"""Who counts as one where something is limited by address."""

import ipaddress
from functools import lru_cache


@lru_cache(maxsize=10_000)
def network(address: str) -> str:
    """An address; of IPv6 the 64 bits that all addresses of one household have in common, as it may have any of them.

    What is not an address stays as it is.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:  # as one that listens to both kinds has them
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))

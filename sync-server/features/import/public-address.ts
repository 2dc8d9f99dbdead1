import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registry of IPv4 (RFC 6890 and later), multicast and the reserved class E. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;
/** Global unicast, the only public IPv6 range. */
const GLOBAL_V6 = '2000::/3';
/** Special-purpose ranges within it: protocol assignments (Teredo, ORCHID, benchmarks), documentation, 6to4, AS112. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', length] = subnet.split('/');
    list.addSubnet(network, Number(length), family);
  }
  return list;
}

const specialV4 = listOf(SPECIAL_V4, 'ipv4');
const specialV6 = listOf(SPECIAL_V6, 'ipv6');
const globalV6 = listOf([GLOBAL_V6], 'ipv6');

/**
 * Whether an address is a host on the public internet. Excluded: loopback, private, link-local (including cloud
 * metadata endpoints), carrier-grade NAT, multicast, reserved; and of IPv6 all that embeds an IPv4 address or is not global unicast:
 * mapped, compatible, NAT64, 6to4, Teredo, unique-local, link-local, site-local.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !specialV4.check(address, 'ipv4');
    case 6:
      // Only link-local addresses have a zone ('fe80::1%eth0').
      return !address.includes('%') && globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
    default:
      return false;
  }
}

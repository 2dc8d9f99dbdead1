import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

/** Of each range the first and last address, or examples. */
const FORBIDDEN: [string, string[]][] = [
  ['this network', ['0.0.0.0', '0.255.255.255']],
  ['private', ['10.0.0.0', '10.255.255.255']],
  ['carrier-grade NAT', ['100.64.0.0', '100.127.255.255']],
  ['loopback', ['127.0.0.1', '127.255.255.255']],
  ['link-local, with cloud metadata services', ['169.254.0.0', '169.254.169.254', '169.254.255.255']],
  ['private', ['172.16.0.0', '172.31.255.255']],
  ['protocol assignments', ['192.0.0.0', '192.0.0.170', '192.0.0.255']],
  ['documentation', ['192.0.2.0', '198.51.100.7', '203.0.113.255']],
  ['6to4 relays', ['192.88.99.1']],
  ['private', ['192.168.0.0', '192.168.255.255']],
  ['benchmarks', ['198.18.0.0', '198.19.255.255']],
  ['multicast', ['224.0.0.1', '239.255.255.255']],
  ['reserved and broadcast', ['240.0.0.0', '255.255.255.255']],
  ['IPv6 unspecified and loopback', ['::', '::1', '0:0:0:0:0:0:0:1']],
  ['IPv4-mapped', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:93.184.216.34', '::FFFF:10.0.0.1']],
  ['IPv4-compatible', ['::127.0.0.1', '::5db8:d822']],
  ['IPv4-translated', ['::ffff:0:127.0.0.1']],
  ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::5db8:d822', '64:ff9b:1::a00:1']],
  ['discard', ['100::1']],
  ['Teredo, ORCHID, benchmarks', ['2001::1', '2001:20::1', '2001:2::1', '2001:1ff::1']],
  ['documentation', ['2001:db8::1', '3fff::1']],
  ['6to4', ['2002:7f00:1::', '2002:a00:1::1', '2002:5db8:d822::1']],
  ['unique-local, with cloud metadata services', ['fc00::1', 'fd00:ec2::254', 'fdff::1']],
  ['link-local', ['fe80::1', 'fe80::1%eth0', 'febf::1']],
  ['site-local', ['fec0::1']],
  ['multicast', ['ff02::1', 'ff0e::1']],
  ['unassigned', ['4000::1', '1::1', 'e000::1']],
  [
    'text that is not an address',
    ['', 'localhost', '2130706433', '0x7f.1', '127.1', '[::1]', '1.2.3.4:443', '1.1.1.1%eth0'],
  ],
];

describe('S37: isPublicAddress', () => {
  it.each(FORBIDDEN)('forbids %s: %s', (_, addresses) => {
    for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });

  // Neighbours of the forbidden ranges, and addresses of well-known sites.
  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2606:2800:220:1::1',
    '2a00:1450:4001::1',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2003::1',
  ])('allows the public address %s', (address) => expect(isPublicAddress(address)).toBe(true));
});

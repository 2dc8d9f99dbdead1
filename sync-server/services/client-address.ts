import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The network an address belongs to: a household with IPv6 has a whole /64 to send from. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const groups = [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** 24 bits: each key stands for 256 addresses of IPv4, so that nobody can read one back. */
const KEY_LENGTH = 4;

/** What a limit remembers of an address: never the address, and too little to find it by trying. */
export function addressKey(address: string): string {
  return createHash('sha256').update(network(address)).digest('base64url').slice(0, KEY_LENGTH);
}

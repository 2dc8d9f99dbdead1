import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Network of an address: a household with IPv6 sends from a whole /64. */
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

/** 24 bits: each key covers 256 addresses of IPv4, so that it cannot be reversed. */
const KEY_LENGTH = 4;

/** Rate-limit key of an address: too short to be reversed by trial. */
export function addressKey(address: string): string {
  return createHash('sha256').update(network(address)).digest('base64url').slice(0, KEY_LENGTH);
}

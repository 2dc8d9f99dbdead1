import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { secretOf } from '../lib/secret-box.ts';

/** The groups of an IPv6 address; null for IPv4, mapped or plain. */
function groupsOf(address: string): string[] | null {
  if (!isIPv6(address) || /^::ffff:\d+\./i.test(address)) return null;
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  return [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
}

export type AddressKeys = {
  /** Key of a household: an IPv6 /64 or one IPv4 address. */
  own: string;
  /** Key of its /48, which one customer of a provider may have; null for IPv4. */
  site: string | null;
};

const KEY_LENGTH = 16;

/**
 * Derives rate-limit keys from addresses. 96 bits, so no one shares a stranger's limit; without the secret they can't be
 * reversed by trying all addresses.
 * @param config several servers count together if they share the secret
 */
export function createAddressKeys(config: Parameters<typeof secretOf>[0]): (address: string) => AddressKeys {
  let secret: string | Buffer | undefined;
  function readSecret(): string | Buffer {
    try {
      return secretOf(config);
    } catch {
      // An unwritable folder must not stop visitors: then this process counts on its own.
      return randomBytes(32);
    }
  }
  function keyOf(network: string): string {
    secret ??= readSecret();
    return createHmac('sha256', secret).update(`address:${network}`).digest('base64url').slice(0, KEY_LENGTH);
  }
  return (address) => {
    const groups = groupsOf(address);
    if (groups === null) return { own: keyOf(address.replace(/^::ffff:/i, '')), site: null };
    const network = (bits: 48 | 64) => keyOf(`${groups.slice(0, bits / 16).join(':')}::/${bits}`);
    return { own: network(64), site: network(48) };
  };
}

import { describe, expect, it } from 'vitest';
import { addressKey } from './client-address.ts';

describe('addressKey', () => {
  it('is the same for all addresses of one IPv6 household and for both spellings of IPv4', () => {
    const key = addressKey('2001:db8:1:2::1');
    expect(addressKey('2001:db8:1:2:ffff:1:2:3')).toBe(key);
    expect(addressKey('2001:db8:1:3::1')).not.toBe(key);
    expect(addressKey('::ffff:192.0.2.1')).toBe(addressKey('192.0.2.1'));
  });

  it('keeps 24 bits, too few to tell which of 256 addresses it was', () => {
    expect(addressKey('192.0.2.1')).toMatch(/^[\w-]{4}$/);
    expect(addressKey('192.0.2.1')).not.toBe(addressKey('192.0.2.2'));
  });
});

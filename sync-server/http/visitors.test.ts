import { describe, expect, it } from 'vitest';
import { countryDatabase, createAddressKeys } from './visitors.ts';

const keysOf = createAddressKeys({ secretsKey: 'a secret of the operator', dataDir: '/nowhere' });

describe('rate-limit keys', () => {
  it('are the same within one IPv6 household (a /64) and for both notations of IPv4', () => {
    const { own } = keysOf('2001:db8:1:2::1');
    expect(keysOf('2001:db8:1:2:ffff:1:2:3').own).toBe(own);
    expect(keysOf('2001:db8:1:3::1').own).not.toBe(own);
    expect(keysOf('::ffff:192.0.2.1')).toEqual(keysOf('192.0.2.1'));
  });

  it('include a second one for the /48 of an IPv6 household, and only one for IPv4', () => {
    const { site } = keysOf('2001:db8:1:2::1');
    expect(keysOf('2001:db8:1:ffff::1').site).toBe(site);
    expect(keysOf('2001:db8:2:2::1').site).not.toBe(site);
    expect(keysOf('192.0.2.1').site).toBeNull();
  });

  it('have 16 characters, and depend on the server’s secret', () => {
    expect(keysOf('192.0.2.1').own).toMatch(/^[\w-]{16}$/);
    const others = createAddressKeys({ secretsKey: 'the secret of another', dataDir: '/nowhere' });
    expect(others('192.0.2.1').own).not.toBe(keysOf('192.0.2.1').own);
  });

  it('work even if the secret’s folder isn’t writable', () => {
    const keysWithoutFile = createAddressKeys({ dataDir: '/dev/null/folder' });
    expect(keysWithoutFile('192.0.2.1')).toEqual(keysWithoutFile('192.0.2.1'));
  });
});

it.each([
  ['81.2.69.142', 'GB'],
  ['::ffff:81.2.69.142', 'GB'],
  ['8.8.8.8', 'US'],
  ['2003:c0::1', 'DE'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['::1', null],
  ['not an address', null],
  ['', null],
])('the country of %j is %j', (address, country) => {
  expect(countryDatabase().countryOf(address)).toBe(country);
});

import { expect, it } from 'vitest';
import { countryDatabase } from './visitors.ts';

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
])('%s is in %s', (address, country) => {
  expect(countryDatabase().countryOf(address)).toBe(country);
});

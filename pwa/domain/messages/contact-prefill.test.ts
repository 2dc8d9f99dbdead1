import { expect, it } from 'vitest';
import { contactAddress } from './contact-address.ts';
import { readPrefill } from './contact-prefill.ts';

const read = (query: string) => readPrefill(Object.fromEntries(new URLSearchParams(query)));

it('reads back an address that we built', () => {
  const prefill = { category: 'partnership', subject: 'Vets & nutritionists' } as const;
  const address = contactAddress(prefill);
  expect(address).toBe('/contact?category=partnership&subject=Vets%20%26%20nutritionists');
  expect(read(address.slice(address.indexOf('?')))).toEqual(prefill);
});

it.each([
  ['category=gossip&subject=Hello', { category: 'general', subject: 'Hello' }],
  ['category=legal', { category: 'legal', subject: '' }],
  [`category=legal&subject=${'a'.repeat(151)}`, { category: 'legal', subject: '' }],
  ['category=legal&subject=two%0Alines', { category: 'legal', subject: '' }],
  ['category=legal&name=Jo&utm_source=x', { category: 'legal', subject: '' }],
])('reads from %s what fits the form', (query, prefill) => {
  expect(read(query)).toEqual(prefill);
});

it.each(['', 'utm_source=letter', 'category=gossip', 'subject=%20', '__proto__=1'])(
  'reads nothing from “%s”',
  (query) => {
    expect(read(query)).toBeNull();
  },
);

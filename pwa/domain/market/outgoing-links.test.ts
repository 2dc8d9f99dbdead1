import { expect, it } from 'vitest';
import { isLink } from '../contract/link.ts';
import { outgoingLinks } from './outgoing-links.ts';

it('names every shop of every market once, with an address that may be asked and no tag', () => {
  const links = outgoingLinks();
  expect(new Set(links.map(({ id }) => id)).size).toBe(links.length);
  // Ten markets, and three grocers in six of them.
  expect(links).toHaveLength(28);
  expect(links.filter(({ url }) => !isLink(url))).toEqual([]);
  expect(links.filter(({ url }) => url.includes('tag='))).toEqual([]);
  expect(links.find(({ id }) => id === 'GB|Amazon')?.url).toBe('https://www.amazon.co.uk/s?k=chicken+breast');
});

import { expect, it } from 'vitest';
import { duplicates } from '../../testing/duplicates.ts';
import { isLink } from '../contract/link.ts';
import { outgoingLinks } from './retailer.ts';

it('lists every shop of every market once, with an address that the server can check and no tag', () => {
  const links = outgoingLinks();
  expect(duplicates(links.map(({ id }) => id))).toEqual([]);
  // Amazon in ten markets, and three grocers in six of them: 10 + 3 × 6.
  expect(links).toHaveLength(28);
  const wrong = links.flatMap(({ id, url }) =>
    [!isLink(url) && 'is not read by the server', url.includes('tag=') && 'has a tag'].flatMap((fault) =>
      fault ? [`${id}: ${url} ${fault}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
  expect(links.find(({ id }) => id === 'GB|Amazon')?.url).toBe('https://www.amazon.co.uk/s?k=chicken+breast');
});

import { expect, it } from 'vitest';
import { duplicates } from '../../testing/duplicates.ts';
import { isLink } from '../contract/link.ts';
import { outgoingLinks } from './retailer.ts';

it('lists every shop of every market once, with a checkable address and no tag', () => {
  const links = outgoingLinks();
  expect(duplicates(links.map(({ id }) => id))).toEqual([]);
  // Ten markets, and three grocers in six of them.
  expect(links).toHaveLength(28);
  const wrong = links.flatMap(({ id, url }) =>
    [!isLink(url) && 'may not be asked', url.includes('tag=') && 'has a tag'].flatMap((fault) =>
      fault ? [`${id}: ${url} ${fault}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
  expect(links.find(({ id }) => id === 'GB|Amazon')?.url).toBe('https://www.amazon.co.uk/s?k=chicken+breast');
});

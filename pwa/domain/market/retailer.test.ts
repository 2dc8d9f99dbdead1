import { describe, expect, it } from 'vitest';
import { MARKETS } from '../reference/markets.ts';
import { GROCERS } from '../reference/retailers.ts';
import { retailerSearch, retailersOf, shopWords } from './retailer.ts';

const search = (name: string, countryCode: string, term = 'chicken breast') =>
  retailerSearch({ name }, { term, countryCode, tags: { GB: 'bowlful-21' } });

describe('retailers', () => {
  it('number four in six markets, and one in the other four', () => {
    const counts = MARKETS.map(({ countryCode }) => [countryCode, retailersOf(countryCode).length]);
    expect(Object.fromEntries(counts)).toEqual({
      ...{ US: 4, CA: 4, GB: 4, DE: 4, FR: 4, AU: 4 },
      ...{ IT: 1, ES: 1, JP: 1, IN: 1 },
    });
  });

  it('pay us commission only if they are Amazon', () => {
    for (const { countryCode } of MARKETS) {
      const partners = retailersOf(countryCode).filter(({ isPartner }) => isPartner);
      expect(partners.map(({ name }) => name)).toEqual(['Amazon']);
    }
  });

  it('are searched at their own addresses, over https', () => {
    expect(search('Tesco', 'GB')).toBe('https://www.tesco.com/groceries/en-GB/search?query=chicken%20breast');
    expect(search('Amazon', 'GB')).toBe(
      'https://www.amazon.co.uk/s?k=chicken+breast&tag=bowlful-21&linkCode=ur2',
    );
    for (const [countryCode, grocers] of Object.entries(GROCERS)) {
      for (const { name } of grocers) {
        const url = new URL(search(name, countryCode, 'a&b=c/#?'));
        expect(url.protocol).toBe('https:');
        expect(decodeURIComponent(url.href)).toContain('a&b=c/#?');
        expect(url.hash).toBe('');
      }
    }
  });

  it('are searched with local terms where we know them', () => {
    expect(shopWords('Chicken breast', 'DE')).toBe('Hähnchenbrust');
    expect(search('Carrefour', 'FR', 'green beans')).toBe('https://www.carrefour.fr/s?q=haricots%20verts');
    expect(search('Amazon', 'DE', 'brown rice')).toBe('https://www.amazon.de/s?k=Naturreis');
    expect(shopWords('samphire', 'DE')).toBe('samphire');
    expect(shopWords('Chicken breast', 'GB')).toBe('Chicken breast');
  });
});

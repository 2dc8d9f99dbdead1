import { describe, expect, it } from 'vitest';
import { MARKETS } from '../reference/markets.ts';
import { affiliateLink, localTerm } from './affiliate-link.ts';

const tags = { GB: 'bowlful-21', US: 'bowlful-20' };
const link = (countryCode: string, term = 'brown rice', category?: string) =>
  affiliateLink({ term, countryCode, tags, ...(category && { category }) });

describe('affiliateLink', () => {
  it('searches the marketplace of the market with its tag and linkCode ur2', () => {
    expect(link('GB')).toBe('https://www.amazon.co.uk/s?k=brown+rice&tag=bowlful-21&linkCode=ur2');
    expect(link('US', 'cat toys', 'pets')).toBe(
      'https://www.amazon.com/s?k=cat+toys&tag=bowlful-20&linkCode=ur2&i=pets',
    );
  });

  it('has no tag if the market has none', () => {
    expect(link('CA')).toBe('https://www.amazon.ca/s?k=brown+rice');
  });

  it('falls back to the British marketplace and tag for a country without one', () => {
    expect(link('NZ')).toBe('https://www.amazon.co.uk/s?k=brown+rice&tag=bowlful-21&linkCode=ur2');
  });

  it('has the documented domain of every market', () => {
    expect(MARKETS.map(({ countryCode }) => new URL(link(countryCode)).host)).toEqual([
      'www.amazon.co.uk',
      'www.amazon.com',
      'www.amazon.ca',
      'www.amazon.de',
      'www.amazon.fr',
      'www.amazon.com.au',
      'www.amazon.it',
      'www.amazon.es',
      'www.amazon.co.jp',
      'www.amazon.in',
    ]);
  });

  it('localises known phrases for the United States, Germany and France, and leaves others unchanged', () => {
    expect(localTerm('lean beef mince', 'US')).toBe('lean ground beef');
    expect(localTerm('cat toys', 'DE')).toBe('Katzenspielzeug');
    expect(localTerm('cat treats', 'FR')).toBe('friandises pour chat');
    expect(localTerm('cat treats', 'IT')).toBe('cat treats');
    expect(localTerm('tripe', 'DE')).toBe('tripe');
  });
});

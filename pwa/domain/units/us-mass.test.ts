import { expect, it } from 'vitest';
import { usMassText } from './us-measures.ts';

it.each([
  [446, '15 3/4 oz'], // 446 / 28.3495 = 15.73 oz, and 0.983 lb
  [454, '1 lb'],
  [602, '1 lb 5 1/4 oz'], // 21.23 oz
])('%d g are %s', (grams, text) => expect(usMassText(grams)).toBe(text));

it('never says 0 lb or 0 oz', () => {
  for (let grams = 1; grams < 5000; grams += 1) expect(usMassText(grams)).not.toMatch(/\b0 (?:lb|oz)/);
});

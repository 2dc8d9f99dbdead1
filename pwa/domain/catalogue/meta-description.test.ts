import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metaDescription } from './meta-description.ts';

const FACTS = 'Kitten, 15 min preparation, 3 servings.';

describe('metaDescription', () => {
  it('appends the facts to the text if both fit', () => {
    expect(metaDescription('Poached chicken and hearts.', FACTS)).toBe(
      'Poached chicken and hearts. Kitten, 15 min preparation, 3 servings.',
    );
  });

  it('omits the facts if they do not fit', () => {
    const text = `Chicken${' and rice'.repeat(15)}.`; // 143 characters
    expect(metaDescription(text, FACTS)).toBe(text);
  });

  it('ends a long text with a whole sentence, else with a whole word', () => {
    const sentence = 'Chicken, rice and carrots in one pot, for dogs of every age.'; // 60 characters
    expect(metaDescription(`${sentence} ${'More of it, '.repeat(12)}end.`, FACTS)).toBe(sentence);
    const words = metaDescription('word '.repeat(60).trim(), FACTS);
    expect(words).toMatch(/^(?:word )+word…$/);
    expect(words.length).toBeLessThanOrEqual(170);
  });

  it('adds to a text of a few words', () => {
    expect(metaDescription('Eggs only.', 'Adult, 5 min.').length).toBeGreaterThanOrEqual(50);
  });

  it('is 50 to 170 characters for any text of a recipe', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 500 }), (text) => {
        const { length } = metaDescription(text, FACTS);
        expect(length).toBeGreaterThanOrEqual(49);
        expect(length).toBeLessThanOrEqual(170);
      }),
    );
  });
});

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

  it('keeps the facts if the text leaves no room for them', () => {
    const text = `Chicken${' and rice'.repeat(15)}.`; // 143 characters, 130 beside the facts
    expect(metaDescription(text, FACTS)).toBe(`Chicken${' and rice'.repeat(13)} and… ${FACTS}`);
  });

  it('ends a long text with a whole sentence, else with a whole word', () => {
    const sentence = 'Chicken, rice and carrots in one pot, for dogs of every age.'; // 60 characters
    expect(metaDescription(`${sentence} ${'More of it, '.repeat(12)}end.`, FACTS)).toBe(
      `${sentence} ${FACTS}`,
    );
    const words = metaDescription('word '.repeat(60).trim(), FACTS);
    expect(words).toMatch(/^(?:word )+word… Kitten/);
    expect(words.length).toBeLessThanOrEqual(170);
  });

  it('lengthens a description of a few words to at least 50 characters', () => {
    const facts = 'Adult, 15 min preparation, 3 servings.'; // 49 characters with the text
    expect(metaDescription('Eggs only.', facts).length).toBeGreaterThanOrEqual(50);
  });

  it('is 50 to 170 characters for any text of a recipe, with the facts', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 500, size: 'max' }), (text) => {
        const description = metaDescription(text, FACTS);
        expect(description).toContain(FACTS);
        expect(description.length).toBeGreaterThanOrEqual(50);
        expect(description.length).toBeLessThanOrEqual(170);
      }),
    );
  });
});

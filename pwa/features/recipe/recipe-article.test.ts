import { describe, expect, it } from 'vitest';
import { isSameContent } from './recipe-article.tsx';

const inlined = {
  recipe: { id: 1, steps: [{ text: 'Fry.' }, { text: 'Cool.' }] },
  card: { averageRating: null },
};

describe('the inlined recipe and the one on the device', () => {
  it('are the same whatever the order of fields and the revision', () => {
    const stored = {
      card: { averageRating: null },
      recipe: { steps: [{ text: 'Fry.' }, { text: 'Cool.' }], revision: 7, id: 1 },
    };
    expect(isSameContent(inlined, stored)).toBe(true);
  });

  it('differ if a word, the order of the steps or the rating changed', () => {
    const { recipe, card } = inlined;
    expect(isSameContent(inlined, { card, recipe: { ...recipe, steps: [{ text: 'Fry.' }] } })).toBe(false);
    expect(isSameContent(inlined, { card, recipe: { ...recipe, steps: recipe.steps.toReversed() } })).toBe(
      false,
    );
    expect(isSameContent(inlined, { recipe, card: { averageRating: 4 } })).toBe(false);
  });
});

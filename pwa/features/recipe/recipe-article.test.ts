import { describe, expect, it } from 'vitest';
import { isSameContent } from './recipe-article.tsx';

const painted = {
  recipe: { id: 1, steps: [{ text: 'Fry.' }, { text: 'Cool.' }] },
  card: { averageRating: null },
};

describe('the inlined recipe and the one on the device', () => {
  it('are the same whatever the order of fields and the revision', () => {
    const held = {
      card: { averageRating: null },
      recipe: { steps: [{ text: 'Fry.' }, { text: 'Cool.' }], revision: 7, id: 1 },
    };
    expect(isSameContent(painted, held)).toBe(true);
  });

  it('differ if a word, the order of the steps or the rating changed', () => {
    const { recipe, card } = painted;
    expect(isSameContent(painted, { card, recipe: { ...recipe, steps: [{ text: 'Fry.' }] } })).toBe(false);
    expect(isSameContent(painted, { card, recipe: { ...recipe, steps: recipe.steps.toReversed() } })).toBe(
      false,
    );
    expect(isSameContent(painted, { recipe, card: { averageRating: 4 } })).toBe(false);
  });
});

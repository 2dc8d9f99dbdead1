import { describe, expect, it } from 'vitest';
import { isSameContent } from './same-content.ts';

const painted = {
  recipe: { id: 1, steps: [{ text: 'Fry.' }, { text: 'Cool.' }] },
  card: { averageRating: null },
};

describe('what the page held and what the device holds', () => {
  it('is the same whatever the order of its fields and the number of its revision', () => {
    const held = {
      card: { averageRating: null },
      recipe: { steps: [{ text: 'Fry.' }, { text: 'Cool.' }], revision: 7, id: 1 },
    };
    expect(isSameContent(painted, held)).toBe(true);
  });

  it('is another where a word, the order of the steps or the rating changed', () => {
    const { recipe, card } = painted;
    expect(isSameContent(painted, { card, recipe: { ...recipe, steps: [{ text: 'Fry.' }] } })).toBe(false);
    expect(isSameContent(painted, { card, recipe: { ...recipe, steps: recipe.steps.toReversed() } })).toBe(
      false,
    );
    expect(isSameContent(painted, { recipe, card: { averageRating: 4 } })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import '../reference/more-nutrients.ts';
import { INGREDIENT_LISTS } from '../assistant/ingredient-lists.fixture.ts';
import { closeGaps } from '../nutrition/close-gaps.ts';
import { fixBowl } from '../nutrition/fix-bowl.ts';
import { isOpen } from '../nutrition/sure-batch.ts';
import { FIX_FOODS } from '../reference/fix-foods.ts';
import { analyseRecipe } from './analyse-recipe.ts';
import { fixedTexts, fixLines, newLine } from './fix-lines.ts';
import { readLines } from './read-lines.ts';

describe('a line for a new food', () => {
  const amounts = FIX_FOODS.flatMap(({ id, stepGrams }) =>
    [1, 2, 3, 7].map((steps) => ({ id, grams: steps * stepGrams })),
  );
  it.each(amounts)(
    '$grams g of $id read back as the same food and weight, without a question',
    ({ id, grams }) => {
      const { lines } = readLines([newLine(id, grams)]);
      expect(lines).toMatchObject([{ ingredientId: id, questions: [] }]);
      expect(lines[0]?.grams).toBeCloseTo(grams, 1);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { readRecipeSource } from './read-recipe-source.ts';
import { WILD_MICRODATA } from './wild-microdata.fixture.ts';
import { WILD_RECIPES } from './wild-recipes.fixture.ts';

const NOTHING_SAID = {
  description: null,
  servings: null,
  prepTime: null,
  cookTime: null,
  authorName: null,
  imageUrl: null,
  sourceUrl: null,
};

describe('recipes in the forms in which sites publish them', () => {
  it.each([...WILD_RECIPES, ...WILD_MICRODATA])(
    'reads %s',
    (_, data, { warnings = [], others = [], ...reading }) => {
      const result = readRecipeSource(typeof data === 'string' ? data : JSON.stringify(data));
      if (result.kind !== 'recipes') throw new Error(`expected a foreign recipe, got ${result.reason}`);
      const [first, ...further] = result.recipes;
      const read = first.recipe;
      const said = Object.fromEntries(
        Object.keys({ ...NOTHING_SAID, ...reading }).map((key) => [key, read[key as keyof typeof read]]),
      );
      expect(said).toEqual({ ...NOTHING_SAID, ...reading });
      expect(first).toMatchObject({ format: 'schema-org', warnings });
      expect(further.map(({ recipe }) => recipe.title)).toEqual(others);
    },
  );
});

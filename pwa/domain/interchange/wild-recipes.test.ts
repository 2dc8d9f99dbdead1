import { describe, expect, it } from 'vitest';
import { recipeFromSchemaOrg } from './recipe-from-schema-org.ts';
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
  it.each([...WILD_RECIPES, ...WILD_MICRODATA])('reads %s', (_, data, { warnings = [], ...reading }) => {
    const result = recipeFromSchemaOrg(data);
    if (result.kind !== 'foreign') throw new Error(`expected a foreign recipe, got ${result.kind}`);
    const { ingredients, ...recipe } = result.recipe;
    const read = { ...recipe, ingredients: ingredients.map(({ text }) => text) };
    const said = Object.fromEntries(
      Object.keys({ ...NOTHING_SAID, ...reading }).map((key) => [key, read[key as keyof typeof read]]),
    );
    expect(said).toEqual({ ...NOTHING_SAID, ...reading });
    expect(result.warnings).toEqual(warnings);
  });
});

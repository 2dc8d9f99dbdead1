import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '#domain/ingredient-line/parse-line';
import { recipeToSchemaOrg } from '#domain/interchange/export-recipe';
import { readRecipeSource } from '#domain/interchange/read-recipe-source';
import { ownRecipe } from '#domain/interchange/recipe-property';
import type { Recipe } from '#domain/recipe/recipe';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';

const ORIGIN = 'https://bowlful.test';
const RATING = { averageRating: 4.25, ratingCount: 4 };
const title = ({ id, title }: Recipe) => `${id} ${title}`;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const minutes = (value: unknown) => Number(/^PT(\d+)M$/.exec(String(value))?.[1] ?? Number.NaN);

/** Failed checks: what Google requires or recommends for recipes, without video and cuisine. */
function faults(data: Record<string, unknown>): string[] {
  const steps = data['recipeInstructions'] as Record<string, unknown>[];
  const lines = data['recipeIngredient'] as unknown[];
  const images = data['image'] as unknown[];
  const nutrition = data['nutrition'] as Record<string, unknown> | undefined;
  const checks: Record<string, boolean> = {
    type: data['@type'] === 'Recipe' && data['@context'] === 'https://schema.org',
    name: isText(data['name']),
    image:
      images.length > 0 &&
      images.every((image) => /^https:\/\/[^\s]+\.(?:png|jpe?g|webp)$/.test(String(image))),
    author: isText((data['author'] as Record<string, unknown>)['name']),
    datePublished: !Number.isNaN(Date.parse(String(data['datePublished']))),
    description: isText(data['description']),
    times: minutes(data['prepTime']) + minutes(data['cookTime']) === minutes(data['totalTime']),
    recipeYield: /^\d+ servings?$/.test(String(data['recipeYield'])),
    recipeCategory: isText(data['recipeCategory']),
    recipeIngredient: lines.length > 0 && lines.every(isText),
    recipeInstructions:
      steps.length > 0 &&
      steps.every((step) => step['@type'] === 'HowToStep' && isText(step['text']) && isText(step['url'])),
    calories: nutrition === undefined || /^[1-9]\d* calories$/.test(String(nutrition['calories'])),
    noMarkup: !/[<>]/.test(JSON.stringify(data)),
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

describe('the catalogue as schema.org/Recipe', () => {
  it('round-trips all recipes: as an object, as text and embedded in a page', () => {
    for (const recipe of BUILTIN_RECIPES) {
      const data = recipeToSchemaOrg(recipe, { origin: ORIGIN });
      const text = JSON.stringify(data);
      expect(ownRecipe(JSON.parse(text)), title(recipe)).toEqual(recipe);
      const own = { recipes: [{ format: 'own', recipe: { title: recipe.title }, warnings: [] }] };
      expect(readRecipeSource(text), title(recipe)).toMatchObject(own);
      const page = `<html><head><script type="application/ld+json">${text}</script></head></html>`;
      expect(readRecipeSource(page), title(recipe)).toMatchObject(own);
    }
  });

  it('can be read without our own property: title, servings, times, foods and steps', () => {
    for (const recipe of BUILTIN_RECIPES) {
      const { additionalProperty: _, ...data } = recipeToSchemaOrg(recipe, { origin: ORIGIN });
      const result = readRecipeSource(JSON.stringify(data));
      if (result.kind !== 'recipes') throw new Error(`${title(recipe)} is ${result.reason}`);
      const [{ format, recipe: read, warnings }] = result.recipes;
      expect(format, title(recipe)).toBe('schema-org');
      const { title: name, servings, prepTime, cookTime, ingredients, steps } = read;
      expect({ name, servings, prepTime, cookTime, steps }, title(recipe)).toEqual({
        name: recipe.title,
        servings: recipe.servings,
        prepTime: recipe.prepTime,
        cookTime: recipe.cookTime,
        steps: recipe.steps.map(({ text }) => text),
      });
      const foods = ingredients
        .slice(0, recipe.ingredientLines.length)
        .map((line) => parseIngredientLine(line).ingredientId);
      expect(foods, title(recipe)).toEqual(recipe.ingredientLines.map(({ ingredientId }) => ingredientId));
      expect(warnings, title(recipe)).toEqual([]);
    }
  });

  it('holds what search engines ask for, and a rating only if there is one', () => {
    for (const recipe of BUILTIN_RECIPES) {
      const unrated = recipeToSchemaOrg(recipe, { origin: ORIGIN }) as Record<string, unknown>;
      expect(faults(unrated), title(recipe)).toEqual([]);
      expect(unrated, title(recipe)).not.toHaveProperty('aggregateRating');
      const rated = recipeToSchemaOrg(recipe, { origin: ORIGIN, rating: RATING }) as Record<string, unknown>;
      expect(rated['aggregateRating'], title(recipe)).toEqual({
        '@type': 'AggregateRating',
        ratingValue: 4.3, // 4.25 to one decimal
        ratingCount: 4,
        bestRating: 5,
        worstRating: 1,
      });
    }
  });
});

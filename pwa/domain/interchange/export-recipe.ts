import type { JsonLd } from '../catalogue/json-ld.ts';
import { recipeJsonLd } from '../catalogue/structured-data.ts';
import { ingredientTexts } from '../recipe/ingredient-text.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { NOT_YET_RATED, type RatingSummary } from '../review/rating-summary.ts';
import { escapeMarkup } from '../text/escape-markup.ts';
import { counted } from '../text/sentence-parts.ts';
import { recipeProperty } from './recipe-property.ts';

/**
 * Exports a recipe as schema.org/Recipe: its page's data plus our own structure, so that importing it is lossless. A
 * rating only if one exists.
 * @param options.origin scheme and host without a trailing slash
 */
export function recipeToSchemaOrg(
  recipe: Recipe,
  { origin, rating = NOT_YET_RATED }: { origin: string; rating?: RatingSummary },
): JsonLd {
  return { ...recipeJsonLd(recipe, rating, origin), additionalProperty: [recipeProperty(recipe)] };
}

/** Exports an owner's recipe as schema.org/Recipe: like one of the catalogue, but without the addresses it lacks. */
export function ownToSchemaOrg(recipe: Recipe): JsonLd {
  const description = recipe.description || `Home-made food for a ${recipe.species}.`;
  const ingredientLines = recipe.ingredientLines.map(({ boughtKcalPer100g: _, ...line }) => line);
  const whole = { ...recipe, description, ingredientLines, imageUrl: null };
  const { url: _, image: __, ...data } = recipeToSchemaOrg(whole, { origin: '' });
  const recipeInstructions = recipe.steps.map(({ text }, at) => ({
    '@type': 'HowToStep',
    position: at + 1,
    text,
  }));
  return { ...data, recipeInstructions };
}

/** Several of an owner's recipes as a list, which our import and RecipeSage's read back whole. */
export function ownCollection(recipes: readonly Recipe[]): JsonLd[] {
  return recipes.map(ownToSchemaOrg);
}

const list = (tag: 'ul' | 'ol', lines: readonly string[]) =>
  `<${tag}>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</${tag}>`;

/**
 * An owner's recipe as one page to send to somebody: readable in any browser, with the whole recipe embedded for this and
 * other kitchen apps.
 */
export function ownToPage(recipe: Recipe): string {
  // A script ends at the first '</', wherever it occurs.
  const data = JSON.stringify(ownToSchemaOrg(recipe)).replaceAll('<', '\\u003c');
  const title = escapeMarkup(recipe.title);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title><script type="application/ld+json">${data}</script></head><body>`,
    `<h1>${title}</h1>`,
    recipe.description === '' ? '' : `<p>${escapeMarkup(recipe.description)}</p>`,
    `<p>For ${recipe.species}s, ${counted(recipe.servings, 'serving')}.</p>`,
    `<h2>Ingredients</h2>${list('ul', ingredientTexts(recipe, 'metric'))}`,
    `<h2>Method</h2>${list(
      'ol',
      recipe.steps.map(({ text }) => text),
    )}`,
    '</body></html>',
  ].join('\n');
}

/** Characters that Windows, macOS or Linux forbids in a folder's name. */
const NOT_IN_NAMES = /[\p{Cc}/\\:*?"<>|]+/gu;

/** An owner's recipe for other recipe managers; `name` is also the name of its folder. */
export type CookbookRecipe = { name: string; data: JsonLd };

function named(title: string, seen: Map<string, number>): string {
  const stem =
    title
      .replace(NOT_IN_NAMES, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[ .]+|[ .]+$/g, '') || 'Recipe';
  const key = stem.toLowerCase();
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count === 1 ? stem : named(`${stem} ${count}`, seen);
}

/**
 * An owner's recipes in the one form of schema.org that Nextcloud Cookbook, Mealie and Tandoor all read: steps as texts,
 * the yield as digits, unique names. This folder's README lists what each of them requires.
 */
export function ownToCookbook(recipes: readonly Recipe[]): CookbookRecipe[] {
  const seen = new Map<string, number>();
  return recipes.map((recipe) => {
    const name = named(recipe.title, seen);
    const data = {
      ...ownToSchemaOrg(recipe),
      name,
      recipeYield: String(recipe.servings),
      recipeInstructions: recipe.steps.map(({ text }) => text),
    };
    return { name, data };
  });
}

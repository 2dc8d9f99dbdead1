import { ingredientTexts } from '../recipe/ingredient-text.ts';
import { type Recipe, soundRecipeSchema } from '../recipe/recipe.ts';
import { speciesSchema } from '../reference/species-schema.ts';
import type { FoundNodes } from './find-nodes.ts';
import type { ImportWarning } from './import-result.ts';
import { isRecord, type JsonRecord, read } from './json-record.ts';
import { leftOutOf } from './left-out.ts';
import { namedSpecies } from './named-species.ts';
import { plainText } from './plain-text.ts';
import { foreignRecipe } from './read-recipe-node.ts';
import type { FoundRecipe, SourceFormat } from './read-source.ts';
import { ownRecipe } from './recipe-property.ts';

/** Converts a schema.org node: our own recipes losslessly, others as far as they can be parsed. */
export function foundRecipe(node: JsonRecord, byId: FoundNodes['byId'], format: SourceFormat): FoundRecipe {
  const own = ownRecipe(node);
  if (own !== null && own !== 'damaged') return foundOwn(own);
  const warnings: ImportWarning[] = own === 'damaged' ? ['own-part-damaged'] : [];
  const { ingredients, ...recipe } = foreignRecipe(node, byId, warnings);
  return {
    format,
    recipe: { ...recipe, species: speciesOf(node), ingredients: ingredients.map(({ text }) => text) },
    warnings,
    leftOut: leftOutOf(node, recipe.imageUrl),
  };
}

function speciesOf(node: JsonRecord) {
  const stated = speciesSchema.safeParse(read(node, 'species'));
  if (stated.success) return stated.data;
  const named = ['name', 'recipeCategory', 'keywords'].map((name) => plainText(read(node, name)) ?? '');
  return namedSpecies(named.join(' '));
}

/** One of our recipes with its lines as displayed, supplements included. */
export function foundOwn(recipe: Recipe): FoundRecipe {
  const { title, description, species, servings, prepTime, cookTime, steps, authorName, imageUrl } = recipe;
  return {
    format: 'own',
    recipe: {
      title,
      description,
      species,
      servings,
      prepTime,
      cookTime,
      ingredients: ingredientTexts(recipe, 'metric'),
      steps: steps.map(({ text }) => text),
      authorName,
      imageUrl,
      sourceUrl: null,
    },
    warnings: [],
    leftOut: [],
  };
}

/** A recipe in our stored format, without the wrapping of a file. */
export function ownRecipeIn(json: unknown): Recipe | null {
  const parsed = isRecord(json) ? soundRecipeSchema.safeParse(json) : null;
  return parsed?.success ? parsed.data : null;
}

import { ingredientTexts } from '../recipe/ingredient-text.ts';
import { type Recipe, soundRecipeSchema } from '../recipe/recipe.ts';
import type { Species } from '../reference/species.ts';
import { speciesSchema } from '../reference/species-schema.ts';
import { asList, type FoundNodes, isRecord, type JsonRecord, read } from './json-record.ts';
import { plainText } from './plain-text.ts';
import { foreignRecipe } from './read-recipe-node.ts';
import type { FoundRecipe, ImportWarning, LeftOut, LeftOutPart, SourceFormat } from './read-source.ts';
import { ownRecipe } from './recipe-property.ts';

const PROPERTIES: readonly (readonly [LeftOutPart, readonly string[]])[] = [
  ['nutrition', ['nutrition']],
  ['ratings', ['aggregateRating', 'review', 'comment']],
  ['video', ['video']],
  ['equipment', ['tool']],
  ['notes', ['notes', 'recipeNotes']],
];
const PARTS_WITH_TEXT = new Set<LeftOutPart>(['equipment', 'notes']);
const MOST_TEXTS = 20;

/** Properties of a node that a recipe cannot represent. */
function leftOutOf(node: JsonRecord, imageUrl: string | null): LeftOut[] {
  const found = PROPERTIES.flatMap(([part, names]): LeftOut[] => {
    const values = names.flatMap((name) => asList(read(node, name))).filter(isSaid);
    if (values.length === 0) return [];
    const texts = PARTS_WITH_TEXT.has(part) ? values.slice(0, MOST_TEXTS).map(plainText) : [];
    return [{ part, texts: texts.filter((text) => text !== null) }];
  });
  const hasPicture = asList(read(node, 'image')).some(
    (image) => isRecord(image) || plainText(image) !== null,
  );
  return hasPicture && imageUrl === null ? [...found, { part: 'picture', texts: [] }] : found;
}

/** Recipe managers also write empty fields. */
function isSaid(value: unknown): boolean {
  if (!isRecord(value)) return value !== null && value !== '' && value !== 0;
  return Object.entries(value).some(([key, inner]) => !key.startsWith('@') && inner !== null && inner !== '');
}

const WORDS: Readonly<Record<Species, RegExp>> = {
  dog: /\b(?:dogs?|dog'?s|doggie?s?|doggy|pup(?:s|py|pies)?|canines?|pooch(?:es)?)\b/i,
  cat: /\b(?:cats?|cat'?s|kitt(?:y|ies|ens?)|felines?)\b/i,
};

/** The species a text names; null if it names both or neither. 'Hot dog' does not count. */
function namedSpecies(text: string): Species | null {
  const plain = text.replace(/\bhot[\s-]?dogs?\b/gi, '');
  const [isDog, isCat] = [WORDS.dog.test(plain), WORDS.cat.test(plain)];
  if (isDog === isCat) return null;
  return isDog ? 'dog' : 'cat';
}

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
  const named = ['name', 'recipeCategory', 'keywords'].flatMap((name) =>
    asList(read(node, name)).map((one) => plainText(one) ?? ''),
  );
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

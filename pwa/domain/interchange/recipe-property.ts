import { type Recipe, soundRecipeSchema } from '../recipe/recipe.ts';
import { asList, isRecord, type JsonRecord, read } from './json-record.ts';

/** Property that carries our own structure, for which schema.org has no term. */
const PROPERTY_ID = 'bowlful:recipe';
const VERSION = 1;

/** The whole recipe as one property: a JSON string, so that tools that rewrite JSON-LD keep it intact. */
export function recipeProperty(recipe: Recipe): JsonRecord {
  return {
    '@type': 'PropertyValue',
    propertyID: PROPERTY_ID,
    name: 'Bowlful recipe',
    value: JSON.stringify({ version: VERSION, recipe }),
  };
}

/** Our own recipe in a schema.org node: null if there is none, 'damaged' if it no longer parses. */
export function ownRecipe(node: JsonRecord): Recipe | 'damaged' | null {
  const properties = asList(read(node, 'additionalProperty')).filter(isRecord);
  const ours = properties.find((property) => read(property, 'propertyID') === PROPERTY_ID);
  if (ours === undefined) return null;
  const parsed = soundRecipeSchema.safeParse(recipeIn(read(ours, 'value')));
  return parsed.success ? parsed.data : 'damaged';
}

function recipeIn(value: unknown): unknown {
  if (typeof value !== 'string') return undefined;
  try {
    const held: unknown = JSON.parse(value);
    return isRecord(held) && read(held, 'version') === VERSION ? read(held, 'recipe') : undefined;
  } catch {
    return undefined;
  }
}

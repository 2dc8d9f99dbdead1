import { type Recipe, soundRecipeSchema } from '../recipe.ts';
import { asList, isRecord, type JsonRecord, read } from './json-record.ts';

/** Name of the property that carries our own structure through schema.org, which has no place for it. */
const PROPERTY_ID = 'bowlful:recipe';
const VERSION = 1;

/** The whole recipe as one property: JSON in a text, so that tools that rewrite JSON-LD leave it as it is. */
export function recipeProperty(recipe: Recipe): JsonRecord {
  return {
    '@type': 'PropertyValue',
    propertyID: PROPERTY_ID,
    name: 'Bowlful recipe',
    value: JSON.stringify({ version: VERSION, recipe }),
  };
}

/** Our own recipe in a schema.org node: null where there is none, 'damaged' where it is not whole any more. */
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

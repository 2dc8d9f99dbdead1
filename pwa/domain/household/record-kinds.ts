import * as z from 'zod/mini';
import { ownRecipeSchema } from '../own/own-recipe.ts';
import { recipeNotesSchema } from '../own/recipe-notes.ts';
import { catProfileSchema } from '../pet/cat-profile.ts';
import { dogProfileSchema } from '../pet/dog-profile.ts';
import { weighInSchema } from '../pet/weigh-ins.ts';
import { labelFoodSchema } from '../pet-food/label-food.ts';
import { fedMealSchema, foodKey } from '../plan/fed-log.ts';
import { planPetSchema, planRowSchema } from '../plan/plan.ts';
import { listRecipeSchema, ownItemSchema } from '../plan/shopping.ts';
import { fieldOf, isSame, type RecordValue, withFields } from './record-value.ts';

/** A copy without these keys of the object at `path`. */
function without(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [first, ...rest] = path;
  const isPlace = first === undefined;
  const entries = Object.entries(value)
    .filter(([key]) => !(isPlace && keys.includes(key)))
    .map(([key, part]) => [key, key === String(first) ? without(part, rest, keys) : part]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** Parses a value without the fields that only a later version knows; null if the rest is invalid. */
function knownPart<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const unknown = result.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
  if (unknown.length === 0) return null;
  const known = unknown.reduce<unknown>((part, { path, keys }) => without(part, path, keys), value);
  return schema.safeParse(known).data ?? null;
}

/** Where a row or an item stands among its likes, ascending; a new one may come between two others. */
const rank = z.number();
const id = z.string().check(z.minLength(1), z.maxLength(300));
const recipeId = z.int().check(z.positive());

/** Each kind of record as the tables hold it. A record is named `kind/key`; `plan/start` has no key. */
const CONTENTS = {
  pet: z.discriminatedUnion('species', [
    z.object({ id, species: z.literal('dog'), profile: dogProfileSchema }),
    z.object({ id, species: z.literal('cat'), profile: catProfileSchema }),
  ]),
  weight: z.object({ petId: id, weighIn: weighInSchema }),
  'plan/start': z.object({ startsOn: z.iso.date() }),
  'plan/row': z.object({ row: planRowSchema, rank }),
  'plan/pet': planPetSchema,
  tick: z.object({ itemId: z.string(), grams: z.number().check(z.positive()) }),
  item: z.object({ item: ownItemSchema, rank }),
  'list-recipe': z.object({ recipe: listRecipeSchema, rank }),
  own: ownRecipeSchema,
  note: z.object({ recipeId, notes: recipeNotesSchema }),
  heart: z.object({ recipeId, addedAt: z.iso.datetime() }),
  cooked: z.object({ recipeId, day: z.iso.date() }),
  fed: z.array(fedMealSchema),
  food: labelFoodSchema,
};
export type RecordKind = keyof typeof CONTENTS;
type Contents = { [Kind in RecordKind]: z.infer<(typeof CONTENTS)[Kind]> };
/** A record as the tables know it. */
export type Content = { [Kind in RecordKind]: { kind: Kind; content: Contents[Kind] } }[RecordKind];

const KINDS = Object.keys(CONTENTS) as RecordKind[];

/** The kind of a record and the rest of its name; null for a kind that only a later version knows. */
export function kindOf(name: string): { kind: RecordKind; key: string } | null {
  const kind = KINDS.find((each) => name === each || name.startsWith(`${each}/`));
  return kind === undefined ? null : { kind, key: name.slice(kind.length + 1) };
}

/** Splits '<petId>/<day>'; only the day is sure to have no slash. */
export function beforeDay(key: string): [id: string, day: string] {
  const at = key.lastIndexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
}

/** Contents of values made from them: a sync reads thousands back that nobody has changed. */
const madeFrom = new WeakMap<RecordValue, { name: string; content: Content }>();

/** The name and the fields of a record. Times of changes stay on the device. */
export function recordOf(content: Content): [name: string, value: RecordValue] {
  const [name, value] = fieldsIn(content);
  madeFrom.set(value, { name, content });
  return [name, value];
}

function fieldsIn({ kind, content }: Content): [name: string, value: RecordValue] {
  const named = (key: string | number, value: object): [string, RecordValue] => [
    `${kind}/${key}`,
    withFields(Object.entries(value)),
  ];
  switch (kind) {
    case 'pet':
      return named(content.id, { ...content.profile, species: content.species });
    case 'weight':
      return named(`${content.petId}/${content.weighIn.day}`, { weightKg: content.weighIn.weightKg });
    case 'plan/start':
      return [kind, { ...content }];
    case 'plan/row': {
      const { recipeId: key, ...row } = content.row;
      return named(key, { ...row, rank: content.rank });
    }
    case 'plan/pet': {
      const { petId, ...settings } = content;
      return named(petId, settings);
    }
    case 'tick':
      return named(content.itemId, { grams: content.grams });
    case 'item': {
      const { id: key, ...item } = content.item;
      return named(key, { ...item, rank: content.rank });
    }
    case 'list-recipe':
      return named(content.recipe.recipeId, { batches: content.recipe.batches, rank: content.rank });
    case 'own': {
      const { id: key, words, origin, createdAt } = content;
      return named(key, { ...words, origin, createdAt });
    }
    case 'note':
      return named(content.recipeId, content.notes);
    case 'heart':
      return named(content.recipeId, { addedAt: content.addedAt });
    case 'cooked':
      return named(`${content.recipeId}/${content.day}`, {});
    case 'fed': {
      const [first] = content;
      const meals = content.map(({ petId: _, day: __, ...meal }) => [
        `${meal.meal} ${foodKey(meal.food)}`,
        withFields(Object.entries(meal)),
      ]);
      return named(`${first?.petId}/${first?.day}`, Object.fromEntries(meals));
    }
    case 'food': {
      const { id: key, ...food } = content;
      return named(key, food);
    }
  }
}

/** The fields of a record in the form of its content, not validated yet. */
function candidate(kind: RecordKind, key: string, value: RecordValue): unknown {
  const [owner, day] = beforeDay(key);
  switch (kind) {
    case 'pet': {
      const { species, ...profile } = value;
      return { id: key, species, profile };
    }
    case 'weight':
      return { petId: owner, weighIn: { ...value, day } };
    case 'plan/start':
      return value;
    case 'plan/row': {
      const { rank: at, ...row } = value;
      return { row: { ...row, recipeId: Number(key) }, rank: at };
    }
    case 'plan/pet':
      return { ...value, petId: key };
    case 'tick':
      return { ...value, itemId: key };
    case 'item': {
      const { rank: at, ...item } = value;
      return { item: { ...item, id: key }, rank: at };
    }
    case 'list-recipe': {
      const { rank: at, ...recipe } = value;
      return { recipe: { ...recipe, recipeId: Number(key) }, rank: at };
    }
    case 'own': {
      const { origin, createdAt, ...words } = value;
      return { id: Number(key), words, origin, createdAt };
    }
    case 'note':
      return { recipeId: Number(key), notes: value };
    case 'heart':
      return { ...value, recipeId: Number(key) };
    case 'cooked':
      return { recipeId: Number(owner), day };
    case 'fed':
      return Object.values(value).flatMap(
        (meal) => knownPart(fedMealSchema, { ...Object(meal), petId: owner, day }) ?? [],
      );
    case 'food':
      return { ...value, id: key };
  }
}

/**
 * The content of a record; null if it is damaged, named otherwise than it should be, or of a kind that only a later version
 * knows. Fields that only a later version knows are left out.
 */
export function contentOf(name: string, value: RecordValue): Content | null {
  const made = madeFrom.get(value);
  if (made?.name === name) return made.content;
  const known = kindOf(name);
  if (known === null) return null;
  const { kind, key } = known;
  const content = knownPart<unknown>(CONTENTS[kind], candidate(kind, key, value));
  if (content === null || isSame(content, [])) return null;
  const found = { kind, content } as Content;
  return fieldsIn(found)[0] === name ? found : null;
}

/** The fields that the tables can't show, since only a later version knows them; null if they can't show the record at all. */
export function hiddenFields(name: string, value: RecordValue): readonly string[] | null {
  if (madeFrom.get(value)?.name === name) return [];
  const content = contentOf(name, value);
  if (content === null) return null;
  const [, shown] = fieldsIn(content);
  return Object.keys(value).filter((field) => !isSame(fieldOf(shown, field), fieldOf(value, field)));
}

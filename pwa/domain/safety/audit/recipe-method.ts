import { type PreparedFood, preparedFoods } from '../../cooking/cooking-audit.ts';
import type { CookedFood } from '../../cooking/cooking-of.ts';
import { takesBonesOut } from '../forms/boning.ts';
import { BONES } from '../lexicon/form-rules.ts';
import { TOXIC_FOODS } from '../lexicon/toxic-foods.ts';
import type { SafetyFlag } from './safety-reading.ts';

/** Dangers that cooking removes. */
const RAW_FOODS = new Set(['Raw meat', 'Raw fish', 'Raw salmon or trout (Pacific)', 'Raw egg white']);
const RAW_FEEDING =
  /\b(?:(?:serve[ds]?|fe?ed|feeds|feeding|give[ns]?|left|kept?|eaten|eat|offer(?:ed)?)\s+(?:it |them |the \w+ )?raw|raw[- ](?:fed|feeding|diet|feeder|complete|food)|barf|prey[- ]model|(?:do not|don['’]?t|never|without) cook(?:ing)?|no[- ]cook)\b/i;
const SAYS_RAW = /\b(?:raw|uncooked)\b/i;

/** What the steps of a recipe do to its foods: cook them, remove bones. */
export type Method = {
  hasSteps: boolean;
  isRawFeeding: boolean;
  takesBonesOut: boolean;
  /** Whether the line is part of the recipe, not one being corrected. */
  lists: (line: string) => boolean;
  /** The foods of a line, and whether a step cooks each. */
  foodsOf: (line: string) => readonly PreparedFood[];
};

/** Parses the method of a recipe once. */
export function methodOf(recipe: {
  title?: string;
  ingredients: readonly string[];
  instructions: readonly string[];
}): Method {
  const { title = '', ingredients, instructions: steps } = recipe;
  let prepared: PreparedFood[] | undefined;
  const foodsOf = (line: string) => {
    const index = ingredients.indexOf(line);
    // A line being corrected.
    if (index < 0) return preparedFoods({ ingredients: [line], steps });
    prepared ??= preparedFoods({ ingredients, steps });
    return prepared.filter((food) => food.index === index);
  };
  return {
    hasSteps: steps.some((step) => step.trim() !== ''),
    isRawFeeding: [title, ...ingredients, ...steps].some((text) => RAW_FEEDING.test(text)),
    takesBonesOut: steps.some(takesBonesOut),
    lists: (line) => ingredients.includes(line),
    foodsOf,
  };
}

/** Whether steps cook the flagged food. If no part of the line matches its words, every food of the line must be cooked. */
function isCooked({ text }: SafetyFlag, foods: readonly PreparedFood[]): boolean {
  const named = foods.filter((food) => food.text.includes(text));
  return (named.length > 0 ? named : foods).every(({ doneness }) => doneness === 'cooked');
}

const COOKED_BONES = TOXIC_FOODS.find(({ name }) => name === 'Cooked bones');

/** The flag as it applies to the bowl; null if the steps, or a bare list that only names meat as bought, leave no danger. */
function flagInBowl(flag: SafetyFlag, method: Method, line: string): SafetyFlag | null {
  const { food, text, severity } = flag;
  const isRawPotato = food === 'Green or sprouted potato' && SAYS_RAW.test(text);
  if (RAW_FOODS.has(food) || isRawPotato) {
    if (method.hasSteps) return isCooked(flag, method.foodsOf(line)) ? null : flag;
    // Nobody buys an egg as 'raw', so the writer means to feed it raw.
    const isAsBought = severity === 'caution' && food !== 'Raw egg white' && !method.isRawFeeding;
    return isAsBought ? null : flag;
  }
  if (!BONES.has(food)) return flag;
  if (method.takesBonesOut) return null;
  const isCookedBone = food === 'Raw bones' && method.hasSteps && isCooked(flag, method.foodsOf(line));
  if (!isCookedBone || COOKED_BONES === undefined) return flag;
  const { name, severity: worse, why: reason, safeAlternative: alternative } = COOKED_BONES;
  return { ...flag, food: name, severity: worse, reason, alternative };
}

/** The danger of a raw food by its kind, for names missing from the lexicon. */
function rawFlag({ cooking }: CookedFood): Pick<SafetyFlag, 'food' | 'reason' | 'alternative'> | undefined {
  const name =
    cooking?.method === 'egg' ? 'Raw egg white' : cooking?.kind === 'fish' ? 'Raw fish' : 'Raw meat';
  const row = TOXIC_FOODS.find((food) => food.name === name);
  return row && { food: row.name, reason: row.why, alternative: row.safeAlternative };
}

/** Flags meat, fish and egg that no step certainly cooks, though the line doesn't call them raw: only a prompt to check. */
function leftRaw(line: string, method: Method, read: (text: string) => SafetyFlag[]): SafetyFlag[] {
  return method.foodsOf(line).flatMap(({ food, doneness }) => {
    if (doneness === 'cooked' || (food.cooking?.coreCelsius ?? null) === null) return [];
    const flag = read(`raw ${food.name}`).find((one) => RAW_FOODS.has(one.food)) ?? rawFlag(food);
    if (flag === undefined) return [];
    const at = line.toLowerCase().indexOf(food.name);
    const [start, end] = at < 0 ? [0, line.length] : [at, at + food.name.length];
    const text = line.slice(start, end);
    return [{ ...flag, severity: 'caution', certainty: 'contains', text, start, end }];
  });
}

/**
 * The flags of an ingredient line, given what the recipe does with it. Raw food that a step cooks, or raw meat in a bare
 * list, isn't raw in the bowl; meat, fish and egg that no step cooks are. Bones that a step removes are out; raw bones that a
 * step cooks are cooked bones.
 * @param read finds the dangerous foods of a text
 */
export function asPrepared(line: string, method: Method, read: (text: string) => SafetyFlag[]): SafetyFlag[] {
  const flags = read(line);
  const kept = flags.flatMap((flag) => flagInBowl(flag, method, line) ?? []);
  const isTold = flags.some(({ food }) => RAW_FOODS.has(food));
  if (isTold || !method.hasSteps || !method.lists(line)) return kept;
  return [...kept, ...leftRaw(line, method, read)].toSorted((a, b) => a.start - b.start);
}

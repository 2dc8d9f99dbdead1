import { type PreparedFood, preparedFoods } from '../../cooking/cooking-audit.ts';
import type { CookedFood } from '../../cooking/cooking-of.ts';
import { takesBonesOut } from '../forms/boning.ts';
import { BONES } from '../lexicon/form-rules.ts';
import { TOXIC_FOODS } from '../lexicon/toxic-foods.ts';
import type { SafetyFlag } from './safety-reading.ts';

/** Dangers that a step takes away by cooking. */
const RAW_FOODS = new Set(['Raw meat', 'Raw fish', 'Raw salmon or trout (Pacific)', 'Raw egg white']);
const RAW_FEEDING =
  /\b(?:(?:serve[ds]?|fe?ed|feeds|feeding|give[ns]?|left|kept?|eaten|eat|offer(?:ed)?)\s+(?:it |them |the \w+ )?raw|raw[- ](?:fed|feeding|diet|feeder|complete|food)|barf|prey[- ]model|(?:do not|don['’]?t|never|without) cook(?:ing)?|no[- ]cook)\b/i;
const SAYS_RAW = /\b(?:raw|uncooked)\b/i;

/** The steps of a recipe as far as they cook its foods and take bones out. */
export type Method = {
  hasSteps: boolean;
  isRawFeeding: boolean;
  takesBonesOut: boolean;
  /** Whether the line is one of the recipe, not one that is being corrected. */
  lists: (line: string) => boolean;
  /** The foods of a line, each with whether a step cooks it. */
  foodsOf: (line: string) => readonly PreparedFood[];
};

/** Reads the method of a recipe once. */
export function methodOf(recipe: {
  title?: string;
  ingredients: readonly string[];
  instructions: readonly string[];
}): Method {
  const { title = '', ingredients, instructions: steps } = recipe;
  let prepared: PreparedFood[] | undefined;
  const foodsOf = (line: string) => {
    const index = ingredients.indexOf(line);
    // A line that is being corrected.
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

/** Whether steps cook the food of a flag: every food of its line where no part has its words. */
function isCooked({ text }: SafetyFlag, foods: readonly PreparedFood[]): boolean {
  const named = foods.filter((food) => food.text.includes(text));
  return (named.length > 0 ? named : foods).every(({ doneness }) => doneness === 'cooked');
}

const COOKED_BONES = TOXIC_FOODS.find(({ name }) => name === 'Cooked bones');

/** A flag as it is in the bowl; null where steps, or a bare list that only names meat as bought, leave no danger. */
function flagInBowl(flag: SafetyFlag, method: Method, line: string): SafetyFlag | null {
  const { food, text, severity } = flag;
  const isRawPotato = food === 'Green or sprouted potato' && SAYS_RAW.test(text);
  if (RAW_FOODS.has(food) || isRawPotato) {
    if (method.hasSteps) return isCooked(flag, method.foodsOf(line)) ? null : flag;
    // Nobody buys an egg as 'raw': who writes it means it for the bowl.
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

/** The danger of a raw food by its kind, for names that the lexicon does not know. */
function rawFlag({ cooking }: CookedFood): Pick<SafetyFlag, 'food' | 'reason' | 'alternative'> | undefined {
  const name =
    cooking?.method === 'egg' ? 'Raw egg white' : cooking?.kind === 'fish' ? 'Raw fish' : 'Raw meat';
  const row = TOXIC_FOODS.find((food) => food.name === name);
  return row && { food: row.name, reason: row.why, alternative: row.safeAlternative };
}

/** Flags of meat, fish and egg that no step surely cooks, though the line does not call them raw: for a look, no more. */
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
 * The flags of an ingredient line, knowing what the recipe does with it: raw food that a step cooks, or raw meat that a
 * bare list only names, is no raw food in the bowl; meat, fish and egg that no step cooks are; bones that a step takes
 * out are out; raw bones that a step cooks are cooked bones.
 * @param read finds the dangerous foods of a text
 */
export function asPrepared(line: string, method: Method, read: (text: string) => SafetyFlag[]): SafetyFlag[] {
  const flags = read(line);
  const kept = flags.flatMap((flag) => flagInBowl(flag, method, line) ?? []);
  const isTold = flags.some(({ food }) => RAW_FOODS.has(food));
  if (isTold || !method.hasSteps || !method.lists(line)) return kept;
  return [...kept, ...leftRaw(line, method, read)].toSorted((a, b) => a.start - b.start);
}

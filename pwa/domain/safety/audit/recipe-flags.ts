import { type PreparedFood, preparedFoods } from '../../cooking/cooking-audit.ts';
import type { CookedFood } from '../../cooking/cooking-of.ts';
import type { Species } from '../../reference/species.ts';
import { takesBonesOut } from '../forms/boning.ts';
import { BONES } from '../lexicon/form-rules.ts';
import { TOXIC_FOODS } from '../lexicon/toxic-foods.ts';
import { readSafety } from './find-unsafe-foods.ts';
import { type SafetyFlag, type SafetyReading, settled } from './safety-reading.ts';
import {
  excessSalt,
  isMeasuredSalt,
  measuredSaltGrams,
  measuredSalts,
  type SaltedRecipe,
  withinCap,
  withoutSalt,
} from './salt.ts';

/** A written recipe, as a visitor sends it. */
export type AuditedRecipe = SaltedRecipe & {
  species: Species;
  title?: string;
  instructions: readonly string[];
  /** Treats salt without an amount as a caution only: for a recipe read aloud, which is never certified as safe. */
  warnsOfSeasoning?: boolean;
};

/** What a recipe's steps say: whether foods are cooked, and bones removed. */
export type Method = {
  hasSteps: boolean;
  isRawFeeding: boolean;
  takesBonesOut: boolean;
  /** Whether the line is part of the recipe, not one being corrected. */
  lists: (line: string) => boolean;
  /** The foods of a line, and whether a step cooks each. */
  foodsOf: (line: string) => readonly PreparedFood[];
};

/** Facts about the whole recipe that affect its lines and steps; read once for all of them. */
type RecipeFacts = { salted: ReturnType<typeof measuredSalts>; method: Method };

export const factsOf = (recipe: AuditedRecipe): RecipeFacts => ({
  salted: measuredSalts(recipe),
  method: methodOf(recipe),
});

/** Cooking juices of the recipe itself: 'the hot gravy', 'a little of its gravy'. */
const OWN_JUICES =
  /\b(?:the|its|their|own|pan|meat)(?: (?:hot|warm|cool|cooled|thick|thin|rest|remaining))* $/i;
/** 'Ladle the chowder', 'the thick stew': the step's own result, unless a line lists such a dish. */
const OWN_DISH = /\b(?:the|this|your|its|own)(?: [a-z-]+){0,2} $/i;
/** Seasoning mixes are bought, so the recipe's title says nothing about their contents. */
const isDish = ({ certainty, food }: SafetyFlag) =>
  certainty === 'usually' && !food.startsWith('Stock cubes');
/** Number of characters before a flag that decide its meaning. */
const BEFORE = 40;

/**
 * Reads the steps of a recipe for dangerous foods in the context of the rest. A step may mention salt measured within 1.5 g
 * per 1000 kcal, except 'to taste' or by the pinch; 'the gravy' of a recipe that lists none is its own cooking juice.
 * @param isStrict flags such gravy too
 */
export function stepReader(
  recipe: AuditedRecipe,
  isStrict = false,
  { salted, method }: RecipeFacts = factsOf(recipe),
): (step: string) => SafetyReading {
  const isSaltMeasured = salted.hasSalt && salted.isWithinCap;
  const { takesBonesOut } = method;
  const ownName = recipe.title?.toLowerCase() ?? '';
  const lines = recipe.ingredients.map((line) => line.toLowerCase());
  const isOwnDish = (flag: SafetyFlag, before: string) =>
    lines.length > 0 &&
    OWN_DISH.test(before) &&
    !lines.some((line) => line.includes(flag.text.toLowerCase()));
  const readLine = lineReader(recipe, { salted, method });
  const listed = recipe.ingredients.flatMap((line, index) => readLine(line, index).flags);
  const listsGravy = isStrict || recipe.ingredients.some((line) => /\bgravy\b/i.test(line));

  const isOfBowl = (step: string) => (flag: SafetyFlag) => {
    if (isSaltMeasured && isMeasuredSalt(flag, step)) return false;
    if (takesBonesOut && BONES.has(flag.food)) return false;
    if (isDish(flag) && ownName.includes(flag.text.toLowerCase())) return false;
    const before = step.slice(Math.max(0, flag.start - BEFORE), flag.start);
    if (isDish(flag) && isOwnDish(flag, before)) return false;
    return listsGravy || !/^gravy$/i.test(flag.text) || !OWN_JUICES.test(before);
  };
  return (step) => {
    const { flags, asked } = settled(readSafety(step, recipe.species), listed);
    return { flags: flags.filter(isOfBowl(step)), asked: asked.filter(isOfBowl(step)) };
  };
}

/**
 * Reads the ingredient lines of a recipe for dangerous foods. Total salt within 1.5 g per 1000 kcal isn't toxic: a weighed
 * line or supplement isn't flagged, and a line that only reads 'n g salt' is a caution.
 */
export function lineReader(
  recipe: AuditedRecipe,
  { salted, method }: RecipeFacts = factsOf(recipe),
): (line: string, index?: number) => SafetyReading {
  const { species, saltGrams } = recipe;
  const read = (line: string): SafetyReading => {
    const { flags, asked } = readSafety(line, species);
    const prepared = (own: SafetyFlag[]) =>
      asPrepared(line, method, (text) => (text === line ? own : readSafety(text, species).flags));
    const isAsked = ({ start }: SafetyFlag) => asked.some((flag) => flag.start === start);
    return { flags: prepared(flags), asked: asked.length === 0 ? [] : prepared(asked).filter(isAsked) };
  };
  const { isWithinCap } = salted;
  return (line, index = -1) => {
    if (typeof saltGrams?.[index] === 'number') {
      const { flags, asked } = read(withoutSalt(line));
      return { flags: [...(isWithinCap ? [] : excessSalt(line)), ...flags], asked };
    }
    const { flags, asked } = read(line);
    if (flags.length === 0 || !isWithinCap || measuredSaltGrams(line) === null) return { flags, asked };
    return { flags: flags.map(withinCap), asked };
  };
}

/** Reads the title. A dish in the title contains what the recipe lists, not what it usually contains. */
export function titleReader(recipe: AuditedRecipe): (title: string) => SafetyReading {
  const isListed = recipe.ingredients.length > 0;
  const isOfBowl = (flag: SafetyFlag) => !(isListed && isDish(flag));
  return (title) => {
    const { flags, asked } = readSafety(title, recipe.species);
    return { flags: flags.filter(isOfBowl), asked: asked.filter(isOfBowl) };
  };
}

/** Dangers that cooking removes. */
const RAW_FOODS = new Set(['Raw meat', 'Raw fish', 'Raw salmon or trout (Pacific)', 'Raw egg white']);
const RAW_FEEDING =
  /\b(?:(?:serve[ds]?|fe?ed|feeds|feeding|give[ns]?|left|kept?|eaten|eat|offer(?:ed)?)\s+(?:it |them |the \w+ )?raw|raw[- ](?:fed|feeding|diet|feeder|complete|food)|barf|prey[- ]model|(?:do not|don['’]?t|never|without) cook(?:ing)?|no[- ]cook)\b/i;
const SAYS_RAW = /\b(?:raw|uncooked)\b/i;

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

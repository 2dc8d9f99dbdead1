import type { Species } from '../../reference/species.ts';
import { BONES } from '../lexicon/form-rules.ts';
import { readSafety } from './find-unsafe-foods.ts';
import { asPrepared, type Method, methodOf } from './recipe-method.ts';
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

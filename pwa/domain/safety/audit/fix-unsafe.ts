import { cutFromStep, cutIngredient, dropSentence, swapInStep } from './fix-text.ts';
import { type AuditedRecipe, factsOf, lineReader, stepReader, titleReader } from './recipe-flags.ts';
import { safeSwap } from './safe-swaps.ts';
import type { SafetyFlag, SafetyReading } from './safety-reading.ts';
import { insteadSentence, toxicReason, toxicTo } from './safety-sentences.ts';

type FixedRecipe = {
  /** Present if a title was given. */
  title?: string;
  ingredients: string[];
  instructions: string[];
  /** One or two plain sentences per change; empty if there were none. */
  changes: string[];
};

/** Maximum foods of one step to swap or cut individually; a step with more loses whole sentences. */
const MOST_GENTLE_TURNS = 24;

/** A fixed recipe, and for each line and step the index of the original. */
export type TracedFix = FixedRecipe & { ingredientsOf: number[]; instructionsOf: number[] };

type Reader = (text: string) => SafetyFlag[];

const AMOUNT = /^\s*(?:\p{N}[\p{N}.,/\s–-]*)(?:g|kg|ml|l|oz|lb)\b/iu;
const toxic = (flags: SafetyFlag[]) => flags.filter(({ severity }) => severity === 'toxic');
const mentions = (lines: readonly string[], word: string) =>
  lines.some((line) => line.toLowerCase().includes(word.toLowerCase()));

const SALTED_WATER = /\b(?:(?:lightly|well|generously) )?salted water\b/gi;
/** Plain water boils a potato just as well. */
const withoutSaltedWater = (text: string) => text.replace(SALTED_WATER, 'water');

/** The safe lines that replace one line, and the changes. */
function fixIngredient(line: string, others: readonly string[], read: Reader, recipe: AuditedRecipe) {
  const plain = withoutSaltedWater(line);
  if (plain !== line && toxic(read(plain)).length === 0) {
    return {
      lines: [plain],
      changes: [`Took out salted water: ${toxicTo(recipe.species)}. In its place: water.`],
    };
  }
  const { rest, taken } = cutIngredient(line, toxic(read(line)));
  const kept = rest !== '' && /\p{L}/u.test(rest) && toxic(read(rest)).length === 0 ? [rest] : [];
  const lines = [...kept];
  const changes: string[] = [];
  for (const { text, flags } of taken) {
    const [flag] = flags;
    if (flag === undefined) continue;
    const swap = safeSwap(flag);
    const amount = kept.length === 0 && text === taken[0]?.text ? AMOUNT.exec(text)?.[0].trim() : undefined;
    const isNew = swap !== undefined && !mentions([...others, ...lines], swap.word);
    const what = kept.length === 0 && taken.length === 1 ? line.trim() : text;
    const sentence = `Took out ${what}: ${toxicReason(flag, recipe.species)}.`;
    if (isNew) {
      const put = amount !== undefined && swap.weighed !== null ? `${amount} ${swap.weighed}` : swap.loose;
      lines.push(put);
      changes.push(`${sentence} In its place: ${put}.`);
    } else if (swap !== undefined) changes.push(`${sentence} The recipe has ${swap.word} already.`);
    else changes.push([sentence, insteadSentence(flag.alternative)].join(' ').trim());
  }
  return { lines, changes };
}

/** The safe step, empty if nothing is left, and the changes: 'now uses carrot instead of onion'. */
function fixStep(step: string, read: Reader): { text: string; done: string } {
  const swaps: string[] = [];
  const cuts: string[] = [];
  const done = () => {
    const parts = [
      swaps.length > 0 ? `now uses ${list(swaps)}` : '',
      cuts.length > 0 ? `no longer uses ${list(cuts)}` : '',
    ];
    return parts.filter((part) => part !== '').join(', and ');
  };
  // Single spaces keep the step patterns linear.
  let text = step.replace(/[^\S\n]+/g, ' ').replace(/\n+/g, '\n');
  const plain = withoutSaltedWater(text);
  if (plain !== text && toxic(read(text)).length > toxic(read(plain)).length) {
    swaps.push('water instead of salted water');
    text = plain;
  }
  const swappedFoods = new Set<string>();
  const gentleTurns = Math.min(toxic(read(text)).length, MOST_GENTLE_TURNS);
  for (let turn = 0; turn < gentleTurns * 2 + 2; turn += 1) {
    const flag = toxic(read(text)).at(-1);
    if (flag === undefined) break;
    const name = nameIn(text, flag);
    const swap = safeSwap(flag);
    const isGentle = turn < gentleTurns;
    const swapped =
      swap === undefined || !isGentle ? null : swapInStep(text, flag, swap, swappedFoods.has(flag.food));
    if (swapped !== null && swap !== undefined) {
      const done = `${swap.word} instead of ${name}`;
      if (!swaps.includes(done)) swaps.unshift(done);
      swappedFoods.add(flag.food);
    } else if (!cuts.includes(name)) cuts.unshift(name);
    if (swapped !== null) text = swapped;
    else text = isGentle ? cutFromStep(text, flag) : dropSentence(text, flag);
  }
  return { text: toxic(read(text)).length === 0 ? text : '', done: done() };
}

/** The food as written in the step, without a capital that only starts a sentence. */
function nameIn(step: string, { start, text }: SafetyFlag): string {
  if (text === text.toUpperCase()) return text.toLowerCase();
  const isFirst = /(?:^|[.!?\n])\s*$/.test(step.slice(Math.max(0, start - 3), start));
  return isFirst ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A safe title; a generic one if nothing is left of the old one. */
function fixTitle(title: string, read: Reader, { species }: AuditedRecipe): string {
  let text = title;
  for (let flag = toxic(read(text)).at(-1), turn = 0; flag !== undefined && turn < 8; turn += 1) {
    const swap = safeSwap(flag);
    if (swap === undefined) text = cutFromStep(text, flag);
    else if (swap.title === null) text = cutFromTitle(text, flag);
    else {
      const word = titleCase(swap.title);
      text =
        swapInStep(text, flag, { ...swap, word, plural: titleCase(swap.plural) }) ?? cutFromStep(text, flag);
      // A dish named only after its toxic food has no name left.
      if (text === word || text === titleCase(swap.plural)) text = '';
    }
    flag = toxic(read(text)).at(-1);
  }
  return /\p{L}/u.test(text) && toxic(read(text)).length === 0 ? text : `Home-made ${species} food`;
}

/** 'Beef' of 'Beef in Red Wine', 'Batter Fish' of 'Beer Batter Fish'. */
const cutFromTitle = (title: string, { start, end }: SafetyFlag) =>
  `${title.slice(0, start)}${title.slice(end)}`
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:and|with|&) | (?:in|with|and|&|of)$/gi, '');

const titleCase = (words: string) => words.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

const list = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

function fixOnce(recipe: AuditedRecipe): TracedFix {
  const facts = factsOf(recipe);
  const inBowl =
    (read: (text: string) => SafetyReading): Reader =>
    (text) =>
      read(text).flags;
  const readLine = inBowl(lineReader(recipe, facts));
  const readTitle = inBowl(titleReader(recipe));
  const readStep = inBowl(stepReader(recipe, true, facts));
  const changes: string[] = [];

  const safeLines = recipe.ingredients.filter((line) => toxic(readLine(line)).length === 0);
  const ingredients: string[] = [];
  const ingredientsOf: number[] = [];
  recipe.ingredients.forEach((line, index) => {
    const isSafe = toxic(readLine(line)).length === 0;
    const fixed = isSafe
      ? { lines: [line], changes: [] }
      : fixIngredient(line, [...safeLines, ...ingredients], readLine, recipe);
    ingredients.push(...fixed.lines);
    ingredientsOf.push(...fixed.lines.map(() => index));
    changes.push(...fixed.changes);
  });

  const instructions: string[] = [];
  const instructionsOf: number[] = [];
  recipe.instructions.forEach((step, index) => {
    const isSafe = toxic(readStep(step)).length === 0;
    const { text, done } = isSafe ? { text: step, done: '' } : fixStep(step, readStep);
    const isLeft = isSafe || /\p{L}/u.test(text);
    if (isLeft) {
      instructions.push(text);
      instructionsOf.push(index);
    }
    if (isSafe) return;
    changes.push(
      isLeft
        ? `Step ${index + 1} ${done}.`
        : `Took out step ${index + 1}: nothing was left of it without the toxic food.`,
    );
  });

  const title = recipe.title === undefined ? undefined : fixTitle(recipe.title, readTitle, recipe);
  if (title !== undefined && title !== recipe.title) changes.push(`The title is now ‘${title}’.`);
  if (ingredients.length === 0 && recipe.ingredients.length > 0) {
    changes.push('No ingredient is left: choose a safe main food.');
  }
  if (instructions.length === 0 && recipe.instructions.length > 0) {
    changes.push('No step is left: write the method again.');
  }
  const named = title === undefined ? {} : { title };
  return { ...named, ingredients, instructions, changes, ingredientsOf, instructionsOf };
}

/** A removed step may have been the one that cooked the meat, so the rest is checked again. */
const MOST_ROUNDS = 4;

/** Like `fixUnsafe`, for a recipe whose lines carry more than text. */
export function tracedFix(recipe: AuditedRecipe): TracedFix {
  let fixed = fixOnce(recipe);
  const changes = [...fixed.changes];
  let { ingredientsOf, instructionsOf } = fixed;
  const through = (before: readonly number[], now: readonly number[]) => now.map((at) => before[at] ?? at);
  for (let round = 1; round < MOST_ROUNDS && fixed.changes.length > 0; round += 1) {
    fixed = fixOnce({ ...recipe, ...fixed });
    changes.push(...fixed.changes.filter((change) => !changes.includes(change)));
    ingredientsOf = through(ingredientsOf, fixed.ingredientsOf);
    instructionsOf = through(instructionsOf, fixed.instructionsOf);
  }
  return { ...fixed, changes, ingredientsOf, instructionsOf };
}

/**
 * Removes every toxic food from a recipe, or replaces it with a safe one, and reports what it did. Caution foods
 * and foods that are only asked about stay. Idempotent: afterwards no toxic food is found in the bowl, and a second fix
 * changes nothing. Reports a list that ends up empty.
 */
export function fixUnsafe(recipe: AuditedRecipe): FixedRecipe {
  const { ingredientsOf: _lines, instructionsOf: _steps, ...fixed } = tracedFix(recipe);
  return fixed;
}

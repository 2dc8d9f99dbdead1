import type { IngredientLine, Recipe, Step } from '../recipe/recipe.ts';
import { portionOunces, portionText } from '../units/mass-text.ts';
import { NUMBER, numberOf } from '../units/written-number.ts';
import type { Batch } from './batch.ts';
import { amountInUnit, baseAmount, isMetricWord, UNIT_WORDS } from './scaled-amount.ts';
import { scaledLine, volumeOf } from './scaled-line.ts';

export type ScaledStep = {
  text: string;
  /** Whether it counts pieces or tins of the recipe as written. */
  countsPieces: boolean;
  /** Whether it keeps an amount of the recipe as written, because it is of no ingredient of the step. */
  keepsAmount: boolean;
};

/** A weight or volume in the text of a step. */
type StepAmount = {
  /** The lower end in grams or millilitres. */
  base: { grams: number } | { ml: number };
  /** The word of its unit. */
  word: string;
  /** Whether it is the size of a tin, a pot, a piece or a portion. */
  isSize: boolean;
  /** Whether it may be a remark and no amount to add: in brackets, 'is about 30 g', 'five cups to a round'. */
  isRemark: boolean;
  /** The same amount in another unit, as written: ' (3 1/3 cups)', '/1 lb'; empty without one. */
  again: string;
  /** The text after it. */
  after: string;
  /** The amount for a batch in its own unit, without `again`. */
  times: (scale: number) => string;
};

/** '7 portions of about 290 g (10 oz)'. */
const PORTIONS = /\b(\d+) (portions|slices|small plates) of about (\d+) g(?: \([^)]*\))?/g;
/** '48 small biscuits', '20 by 30 cm'. */
const PIECES =
  /\b(?:\d+|(?:a )?hundred)\s+(?:\w+\s+)?(?:biscuits|coins|patties|(?:meat)?balls|discs|squares|cubes|pieces|parcels|servings|pots|logs)\b|\d+ by \d+ cm\b/i;

function portionsText({
  portions,
  portionGrams,
}: Batch): (all: string, count: string, word: string) => string {
  const grams = portionText(portionGrams, 'metric');
  const ounces = portionOunces(portionGrams);
  return (_all, _count, word) => {
    const noun = portions === 1 ? word.replace(/s$/, '') : word;
    return `${portions} ${noun} of about ${grams}${ounces === null ? '' : ` (${ounces})`}`;
  };
}

const isNear = (amount: number, other: number) => Math.abs(amount - other) <= 0.03 * other;

/** The line of the step with that weight or volume: the number in the text is then the line's, for the whole batch. */
function lineOf({ base }: StepAmount, lines: readonly IngredientLine[]): IngredientLine | undefined {
  return lines.find((line) =>
    'grams' in base
      ? isNear(base.grams, line.grams)
      : isNear(base.ml, (volumeOf(line.metric) ?? volumeOf(line.us))?.ml ?? 0),
  );
}

/** The words of a text that may name a food, each in the singular. */
const namingWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(?:es|s)$/, ''));

const LAST_NAMED = 4;
/** Words after which another food or what is done with it begins. */
const NEXT = /[.,;:()]|\b(?:and|with|in|into|to|for|over|on|until|or)\b/i;

/** Often no line of a recipe. */
const WATER = 'water';

/** Whether the words after an amount name a food of the step, or water: '2 lb' of 'of the turkey'. */
function namesLine({ after }: StepAmount, lines: readonly IngredientLine[]): boolean {
  const next = namingWords(after.replace(/^\.?\s/, '').split(NEXT, 1)[0] ?? '').slice(0, LAST_NAMED);
  return (
    next.includes(WATER) ||
    lines.some(({ metric, us }) =>
      namingWords(`${metric.split(',', 1)[0]} ${us.split(',', 1)[0]}`).some((word) => next.includes(word)),
    )
  );
}

const isSpoonOf = ({ word, after }: StepAmount) => /spoons?$/i.test(word) && /^ of\b/.test(after);

const US_LAST = /\b(?:cups?|oz|lb|tbsp|tsp)\)$/;
const VOLUME = /\b(?:cups?|tbsp|tsp)\b/;

/** The same amount in another unit for the batch, as the line writes it if both are cups and spoons or both are not. */
function againFor({ again, word }: StepAmount, line: IngredientLine | undefined, scale: number): string {
  const us = line === undefined ? '' : scaledLine(line, scale, 'us').amount;
  const isUs = again.startsWith(' (') && US_LAST.test(again) && isMetricWord(word);
  const isAlike = us !== '' && VOLUME.test(again) === VOLUME.test(us);
  return isUs && isAlike ? ` (${us})` : scaledMeasures(again, scale);
}

/**
 * The text of a step scaled to a batch: amounts of the step's ingredients, spoons, and the portions at the end. Times,
 * temperatures and sizes stay; piece counts and amounts of nothing in the step stay too and are marked as those of the
 * recipe as written.
 */
export function scaledStep(
  step: Step,
  recipe: Pick<Recipe, 'ingredientLines' | 'servings'>,
  batch: Batch,
): ScaledStep {
  if (batch.scale === 1 && batch.portions === recipe.servings) {
    return { text: step.text, countsPieces: false, keepsAmount: false };
  }
  const { scale } = batch;
  const portions = portionsText(batch);
  const lines = step.lines.flatMap((index) => recipe.ingredientLines[index] ?? []);
  let keepsAmount = false;
  const text = replaceAmounts(
    step.text.replace(PORTIONS, (all, count: string, word: string) =>
      Number(count) === recipe.servings ? portions(all, count, word) : all,
    ),
    (amount) => {
      if (amount.isSize) return null;
      const line = lineOf(amount, lines);
      if (line === undefined && !namesLine(amount, lines) && !isSpoonOf(amount)) {
        keepsAmount ||= !amount.isRemark;
        return null;
      }
      return `${amount.times(scale)}${againFor(amount, line, scale)}`;
    },
  );
  return { text, countsPieces: PIECES.test(step.text), keepsAmount };
}

const OUNCES = String.raw`(?:\s(${NUMBER})\s?(?:oz|ounces?)\b)?`;
const AGAIN = String.raw`(\s\((?:about |roughly )?\d[^()]*\)|\s?\/\s?(?:${NUMBER})\s?(?:${UNIT_WORDS})\b)?`;
/** '2 cups', '1 lb 5 oz', '2-3 cups', 'half a litre', 'a cup'; not '2-litre'. */
const AMOUNT = new RegExp(
  String.raw`(?<![\w.,/–-])(${NUMBER}|an?)(?:(\s?[–-]\s?|\sto\s)(${NUMBER}))?(?:\s(?:of\s)?an?\s|\s?)(${UNIT_WORDS})\b(?!-)${OUNCES}${AGAIN}`,
  'gi',
);
const MEASURE = new RegExp(String.raw`(?<![\w.,–-])(${NUMBER})\s?(${UNIT_WORDS})\b${OUNCES}`, 'gi');

const VESSELS =
  '(?:tin|can|jar|packet|pack|bottle|carton|pot|stockpot|pan|saucepan|bowl|tub|mou?ld|ramekin|basin|casserole|jug|bag|container|cooker|tray)s?|pouch(?:es)?|dish(?:es)?|box(?:es)?';
const FORMS =
  '(?:portion|serving|piece|cube|chunk|slice|strip|ball|lump|fillet|parcel|block|bar|cup|coin|disc|square|biscuit|meatball|plate|log)s?|patt(?:y|ies)|loa(?:f|ves)';
const SIZE_AFTER = new RegExp(
  String.raw`^[\s,]{0,2}(?:each|apiece|per|an? (?:piece|portion|serving|day|bowl|meal|head)|(?:[a-z]+\s)?(?:${VESSELS})|${FORMS})\b`,
  'i',
);
const SIZE_BEFORE = new RegExp(
  String.raw`(?:\b(?:${VESSELS}|${FORMS}|each|one)\s(?:of|at|holds?|weighs?|weighing)\s(?:about\s|around\s|roughly\s)?|\d\s?[x×]\s?)$`,
  'i',
);
/** 'Stir it into a cup of the broth', 'a teaspoon of that over each': a vessel, and a spoon for each piece. */
const INTO = /\b(?:in|into|to)\s$/i;
const OF_EACH = /^(?! of\b)|^[^.;]*\b(?:each|every|per)\b/i;
/** 'Into each portion': there are more of them, not larger ones. */
const OF_PORTION =
  /^[^.;,\d]{0,60}\b(?:(?:into|over|on|onto|to|for) (?:each|every)|per) (?:portion|serving|bowl|meal|plate)\b/i;
const REMARK_BEFORE = /\([^()]*$|\b(?:about|around|roughly|least|most|than|holds?|of|is|are|weighs?)\s$/i;
const BEFORE = 60;

/** '1,200' is a thousand and two hundred. */
const numberIn = (number: string) =>
  /^an?$/i.test(number) ? 1 : numberOf(number.replace(/^(\d{1,3}),(\d{3})$/, '$1$2'));

/** '5–7.5 cups', '750 ml–1.5 litres'. */
function rangeText(low: string, link: string, high: string): string {
  const unit = / \S+$/.exec(high)?.[0] ?? '';
  return `${unit !== '' && low.endsWith(unit) ? low.slice(0, -unit.length) : low}${link}${high}`;
}

/**
 * Replaces the weights and volumes of a text.
 * @param replaced the new text, without what follows the amount; null keeps it as written
 */
function replaceAmounts(text: string, replaced: (amount: StepAmount) => string | null): string {
  return text.replace(
    AMOUNT,
    (all, number, link = '', upper, word, ounces, again = '', at: number, whole: string) => {
      const value = numberIn(number) + (ounces === undefined ? 0 : numberOf(ounces) / 16);
      const base = baseAmount(value, word);
      if (base === null) return all;
      const after = whole.slice(at + all.length);
      const times = (scale: number) => {
        const low = amountInUnit(value * scale, word);
        return upper === undefined ? low : rangeText(low, link, amountInUnit(numberIn(upper) * scale, word));
      };
      const before = whole.slice(Math.max(0, at - BEFORE), at);
      const isOne = /^an?$/i.test(number);
      const isVessel = isOne && ((/^cup$/i.test(word) && INTO.test(before)) || OF_EACH.test(after));
      const isSize = isVessel || OF_PORTION.test(after) || SIZE_AFTER.test(after) || SIZE_BEFORE.test(before);
      const isAside = REMARK_BEFORE.test(before) || !/\p{N}/u.test(number);
      const isRemark = isAside && !/^ of\b/.test(after);
      return replaced({ base, word, isSize, isRemark, again, after, times }) ?? all;
    },
  );
}

/** The measures of a text times the scale: ' (about 6 2/3 cups)'. */
function scaledMeasures(text: string, scale: number): string {
  return text.replace(MEASURE, (_, number: string, word: string, ounces?: string) =>
    amountInUnit((numberIn(number) + (ounces === undefined ? 0 : numberOf(ounces) / 16)) * scale, word),
  );
}

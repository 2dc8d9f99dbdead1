import type { Recipe } from '../recipe/recipe.ts';
import { findSupplement } from '../reference/supplements.ts';
import { counted } from '../text/sentence-parts.ts';
import { doseWeight } from '../units/measured-dose.ts';
import type { ScaledSupplement } from './scaled-supplement.ts';

/** Ingredients a step needs, as indices of the recipe's lines and supplements. */
export type StepNeeds = {
  lines: {
    index: number;
    /** Every step that uses the line, including this one; the weight is for all of them. */
    steps: number[];
  }[];
  supplements: number[];
};

/** 'all the supplements but the vitamin D and E': the excepted ones belong to another step. */
const EXCEPTION = /\b(?:but|except|save|apart from)\s+(?:for\s+)?(?:the\s+)?[^.;,]*/gi;
const PORTIONING = /\b\d+ (?:portions|slices|small plates)\b/;

const NAMED: Readonly<Record<string, RegExp>> = {
  'vitamin-d3-drops': /\bvitamin D\b|\bdrops?\b(?! (?:in|to|on|into|down|the)\b)/i,
  'vitamin-e-oil': /\bvitamin (?:E|D and E)\b/i,
  salt: /\bsalt\b/i,
  'iodised-salt': /\bsalt\b/i,
  'bone-meal': /\bbone meal\b/i,
  'fish-oil': /\bfish oil\b/i,
};

/** Words that name one supplement, from the first word of its name. */
function namedBy(id: string): RegExp {
  const word = findSupplement(id)?.name.split(/[ ,(]/)[0] ?? id;
  return NAMED[id] ?? new RegExp(`\\b${word}`, 'i');
}

function isFound(text: string, id: string, dose: string): boolean {
  const form = /\b(tablet|capsule)/.exec(dose)?.[1] ?? (/tsp/.test(dose) ? 'powders' : null);
  const plain = text.replace(EXCEPTION, ' ');
  if (namedBy(id).test((text.match(EXCEPTION) ?? []).join(' '))) return false;
  return (
    namedBy(id).test(plain) ||
    /\bsupplements\b/i.test(plain) ||
    (form !== null && new RegExp(`\\b${form}`, 'i').test(plain))
  );
}

/** The last step before portioning, in which what heat would spoil goes in. */
function stepBeforePortioning(steps: Recipe['steps']): number {
  const portioning = steps.findLastIndex(({ text }) => PORTIONING.test(text));
  return portioning > 0 ? portioning - 1 : steps.length - 1;
}

/** The step at which a supplement is first needed; if none mentions it, the last before portioning. */
function stepOfSupplement(
  { steps, supplements }: Pick<Recipe, 'steps' | 'supplements'>,
  index: number,
): number {
  const supplement = supplements[index];
  const named = steps.findIndex(({ text }) => supplement && isFound(text, supplement.id, supplement.dose));
  return named >= 0 ? named : stepBeforePortioning(steps);
}

/** The needs of each step, in the order of the steps. */
export function stepNeeds(recipe: Pick<Recipe, 'steps' | 'supplements'>): StepNeeds[] {
  const { steps, supplements } = recipe;
  const supplementSteps = supplements.map((_, index) => stepOfSupplement(recipe, index));
  return steps.map(({ lines }, at) => ({
    lines: [...new Set(lines)].map((index) => ({
      index,
      steps: steps.flatMap((step, other) => (step.lines.includes(index) ? [other] : [])),
    })),
    supplements: supplementSteps.flatMap((step, index) => (step === at ? [index] : [])),
  }));
}

export type PremixNeeds = {
  /** As `stepNeeds`, with the premix as the only supplement. */
  needs: StepNeeds[];
  /** By step, the recipe's own supplements that its text adds, and that are now left out. */
  leftOut: number[][];
};

/**
 * The needs of each step with a premix, which heat would spoil: it goes in last, when the food is hand-warm. That is before
 * portioning, and no earlier than the last of the recipe's own supplements.
 */
export function premixNeeds(recipe: Pick<Recipe, 'steps' | 'supplements'>): PremixNeeds {
  const own = stepNeeds(recipe);
  const lastOwn = own.findLastIndex(({ supplements }) => supplements.length > 0);
  const at = Math.max(lastOwn, stepBeforePortioning(recipe.steps));
  return {
    needs: own.map((need, step) => ({ ...need, supplements: step === at ? [0] : [] })),
    leftOut: own.map(({ supplements }) => supplements),
  };
}

const HUNDREDTHS = 100;

/**
 * A premix scaled to the batch.
 * @param dose of the batch as written; `scoopGrams` if it is measured in scoops
 * @param scale times the recipe as written
 */
export function scaledPremix(
  { name, grams, scoopGrams }: { name: string; grams: number; scoopGrams: number | null },
  scale: number,
): ScaledSupplement {
  const scaled = grams * scale;
  const scoops = scoopGrams === null ? null : Math.round((scaled / scoopGrams) * HUNDREDTHS) / HUNDREDTHS;
  return {
    id: 'premix',
    name,
    amount: doseWeight(scaled),
    weight: scoops === null ? null : counted(scoops, 'scoop'),
    handling:
      'Stir in when the food is hand-warm, instead of the recipe’s supplements; if it has set, over the portions',
    grams: scaled,
    caution: null,
  };
}

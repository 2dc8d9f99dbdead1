import { type Holds, namedNutrients } from '../ingredient-line/label-nutrients.ts';
import type { ParsedLine } from '../ingredient-line/parse-line.ts';
import { holdsInAll, readStrength } from '../ingredient-line/strength.ts';
import { PREMIX_HOLDS } from '../nutrition/batch-part.ts';
import { NUTRIENTS, type NutrientId } from '../reference/nutrient.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { MANY_AT_ONCE, SUPPLEMENT_STRENGTHS } from '../reference/supplement-strengths.ts';
import { unitKind } from '../units/units.ts';
import type { LineQuestion } from './analysis.ts';

/** A product of unstated strength, or a premix. */
export type Unsaid = {
  /** Upper bounds for the whole line, in the units of `NUTRIENTS`; Infinity for no bound. */
  mayHold: Holds;
  /** Whether the line contains nothing else: a tablet, unlike a mince that is called complete. */
  isOnlyThat: boolean;
  question: LineQuestion;
};

const SOLID =
  /\b(tablets?|tabs?|capsules?|caps|softgels?|gelcaps?|pills?|caplets?|lozenges?|chew(?:able)?s?|gumm(?:y|ies)|pearls?|drops?)\b/i;
const MEASURE = /\b(scoops?|sachets?|pumps?|sprays?|droppers?|droppersful|squirts?)\b/i;
const WEIGHED = /\d\s?(?:m?g|kg|oz|grams?|ml|tsp|teaspoons?|tbsp|tablespoons?|cups?)\b/i;
/** Complete supplements by kind. */
const KIND =
  /\bmulti[ -]?vit(?:amin)?s?\b|\bmulti[ -]?minerals?\b|\bpre-?mix\b|\bbalancers?\b|\b(?:meal )?completers?\b|\b(?:vitamins?|vits?) ?(?:and|&|\+|\/|-) ?(?:minerals?|mins?)\b|\bminerals? (?:and|&) vitamins?\b|\b(?:trace )?mineral (?:mix|blend|powder|supplement)\b|\bvitamin (?:mix|blend|powder|supplement)\b|\bprenatal vitamins?\b|\bnutrient (?:blend|mix|powder)\b|\ball[ -]in[ -]one (?:powder|supplement)\b|\b(?:raw|barf) booster\b|\bcmv\b|\bcompl[eé]ments? min[eé]ral\w*|\b(?:dog|cat|pet|puppy|kitten|canine|feline|joint|daily) (?:vitamins?|supplement|balancer)\b|\bcomplete (?:(?:raw|vitamin|mineral|nutrition|dog|cat|puppy|kitten|beef|chicken|lamb|turkey|pork) )*(?:powder|supplement|mix|blend|food|mince|meal|dinner|premix)\b|\b(?:raw|barf|dog|cat|puppy) complete\b/i;
/** Of unnamed nutrients: '1 vitamin gummy', 'joint supplement'. */
const SOME_SUPPLEMENT = /\b(?:vitamins?|minerals?(?! water| oil)|supplements?)\b/i;
/** Complete and partial supplements by name: recognised, never credited. Names belong to their makers. */
const NAMES =
  /\b(?:balance[ .]?it|canine plus|carnivore blend|jffd|justfoodfordogs|justcats|ez ?complete|alnutrin|tc ?feline|tc ?premix|call of the wild|veg-to-bowl|dr\.? harvey'?s|honest kitchen|mix-a-meal|annamaet|nupro|missing link|rx essentials|hilary'?s blend|hilary watson|optimix|futtermedicus|felini|vege(?:pet|cat|dog|kit|pup)|vets all natural|digestavite|vetchef|keepers mix|vionate|sa-?37|canovel|vetzyme|irish cal|caniviton|nutri-?plus|barfer'?s best|gim(?:cat|pet|born)|virbac|vit'?i ?5|pet-?phos|centrum|berocca)\b/i;
/** A full label: the product contains nothing else. */
const LABEL = /,\s*label:/i;
const isOil = ({ fat }: Holds) => fat !== undefined;

/** Whether a label beside the line is per tablet or scoop, not for everything added. */
export function saysOfOne(text: string): boolean {
  return SOLID.test(text) || MEASURE.test(text) || !WEIGHED.test(text);
}

const labelled = (text: string, label: string) =>
  `${text.replace(/[\s,;]+$/, '')}, label: ${label.trim()} ${saysOfOne(text) ? 'each' : 'in total'}`;

/**
 * The line with its label: '2 scoops of premix, label: calcium 120 mg, zinc 15 mg each'. Null if no nutrient can be read
 * from it.
 */
export function withLabel(text: string, label: string): string | null {
  const line = labelled(text, label);
  return readStrength(line) === null ? null : line;
}

/** Nutrients that a product names, each with the highest strength sold; null if it names none. */
function mostOfOne(text: string): Holds | null {
  const many = MANY_AT_ONCE.find(([words]) => words.test(text))?.[1];
  if (many !== undefined) return many;
  const named = namedNutrients(text);
  if (named.length === 0) return null;
  const holds: Holds = {};
  for (const { holds: read } of named) {
    for (const id of Object.keys(read({ iu: 1 }) ?? read({ mg: 1 }) ?? {}) as NutrientId[])
      holds[id] = SUPPLEMENT_STRENGTHS[id === 'preformed-vitamin-a' ? 'vitamin-a' : id]?.most ?? Infinity;
  }
  return holds;
}

/** Number of pieces, found by reading the line with a strength of '1 mg zinc'; null if unstated. */
function countOf(text: string): number | null {
  const strength = readStrength(labelled(text, '1 mg zinc'));
  return strength === null ? null : (holdsInAll(strength)?.zinc ?? null);
}

/** Usual strengths as answers, for a product of one nutrient. */
function choicesOf(text: string, holds: Holds): LineQuestion['choices'] {
  const [id = 'calcium', second] = (Object.keys(holds) as NutrientId[]).filter(
    (one) =>
      one !== 'preformed-vitamin-a' && !(isOil(holds) && one !== 'epa-dha' && !one.startsWith('vitamin-a')),
  );
  const strengths = second === undefined ? SUPPLEMENT_STRENGTHS[id] : undefined;
  const name = NUTRIENTS[id].name
    .replace(/ \(.*/, '')
    .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  return (strengths?.usual ?? []).map((strength) => ({
    code: 'strength',
    text: labelled(text, `${strength} ${strengths?.unit} ${name}`),
    isRead: false,
  }));
}

/**
 * A tablet, capsule, drop or scoop of unstated strength, or a complete supplement: the most the line may contain, with a
 * question for its label. Null for food, and where the line states its strength.
 */
export function unsaidStrength(
  { quantity, quantityMax, unit, ingredientId }: ParsedLine,
  text: string,
): Unsaid | null {
  const strength = readStrength(text);
  if (LABEL.test(text) && strength !== null) return null;
  const isCounted = unit === null && quantity !== null;
  const most = mostOfOne(text);
  const isUnnamed = most === null && ingredientId === null && SOME_SUPPLEMENT.test(text);
  if (isUnnamed || KIND.test(text) || NAMES.test(text)) {
    const question: LineQuestion = { code: 'label', leastShare: 1, choices: [] };
    const isOnlyThat = isCounted || SOLID.test(text) || MEASURE.test(text);
    return { mayHold: PREMIX_HOLDS, isOnlyThat, question };
  }
  if (strength !== null) return null;
  // '2 zinc gluconate' counts what is only sold in pieces.
  const form = DOSE_FORMS[ingredientId ?? '']?.form;
  const isSolid =
    SOLID.test(text) || (isCounted && form !== undefined && form !== 'spoon' && form !== 'piece');
  const isByMass = unit !== null && unitKind(unit) === 'mass';
  if (isByMass || (!isSolid && !MEASURE.test(text))) return null;
  if (most === null || Object.keys(most).length === 0 || (isOil(most) && !isSolid)) return null;
  const count = isSolid ? (quantityMax ?? countOf(text) ?? Infinity) : Infinity;
  const mayHold = Object.fromEntries(Object.entries(most).map(([id, one]) => [id, one * count])) as Holds;
  const choices = choicesOf(text, most);
  return {
    mayHold,
    isOnlyThat: true,
    question: { code: choices.length === 0 ? 'label' : 'strength', leastShare: 1, choices },
  };
}

/**
 * A supplement as a line that the checker reads back as the same weight: '1/2 tablet kelp tablet, label: 150 µg iodine
 * each', '1 tsp (5.5 g) eggshell powder'.
 */
export function doseLine({ id, dose }: { id: string; dose: string }): string {
  const amount = dose.replace('level ', '').replace(/(?:,| of ).*/, '');
  const line = `${amount} ${id.replaceAll('-', ' ')}`;
  const strength = DOSE_FORMS[id]?.holds;
  if (strength !== undefined) return withLabel(line, strength) ?? line;
  // Suggested liver is raw, so that the line raises no question.
  return id.endsWith('-liver') ? `${line}, raw` : line;
}

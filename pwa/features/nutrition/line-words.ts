import type { LineChoice, LineQuestion, WarningCode } from '#domain/analysis/analysis';
import type { UnderstoodLine } from '#domain/analysis/read-lines';
import { NUTRIENTS, type NutrientId } from '#domain/reference/nutrient';
import { lateFormat } from '#domain/text/late-format';
import { capitalised, counted } from '#domain/text/sentence-parts';

const tenths = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));
/** A drop of vitamin D weighs 0.028 g: small weights must not round to zero. */
const twoDigits = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 }));

/** '513 g', '2.5 g', '0.028 g'. */
export function gramsText(grams: number): string {
  if (grams >= 100) return `${Math.round(grams).toLocaleString('en-GB')} g`;
  return `${(grams < 1 ? twoDigits : tenths)().format(grams)} g`;
}

/** A product with more nutrients than this is a premix. */
const MOST_NAMED = 12;

const BASES: Record<NonNullable<UnderstoodLine['basis']>, string> = {
  mass: 'as weighed',
  density: 'by density',
  household: 'by household measure',
  piece: 'by the piece',
  strength: 'by the strength on its label',
};

const nameInWords = (id: string) =>
  NUTRIENTS[id as NutrientId].name
    .replace(/ \(.*/, '')
    .replace(/^([A-Z])(?=[a-z])/, (first) => first.toLowerCase());

/** Both forms of retinol count as one. */
const named = <Amount>(holds: Partial<Record<NutrientId, Amount>>) =>
  Object.entries(holds).filter(([id]) => !(id === 'vitamin-a' && 'preformed-vitamin-a' in holds)) as [
    NutrientId,
    Amount,
  ][];

/** '50,000 IU vitamin D, 500 mg calcium'; both forms of retinol merged. */
function holdsWords(holds: NonNullable<UnderstoodLine['holds']>): string {
  const parts = named(holds);
  if (parts.length === 0) return 'nothing that the standards judge';
  return parts
    .map(([id, amount]) => `${tenths().format(amount)} ${NUTRIENTS[id].unit} ${nameInWords(id)}`)
    .join(', ');
}

/** 'between 2 and 18 g', 'up to 6 g'. */
function boundsWords({ leastGrams, mostGrams }: UnderstoodLine): string {
  const most = gramsText(mostGrams ?? 0);
  return leastGrams < 0.05
    ? `up to ${most}`
    : `between ${gramsText(leastGrams).replace(/ g$/, '')} and ${most}`;
}

/** 'up to 50,000 IU vitamin D', 'any amount of taurine', 'any amount of every vitamin and mineral'. */
function mayHoldWords(mayHold: NonNullable<UnderstoodLine['mayHold']>): string {
  const parts = named(mayHold).filter(([id]) => id !== 'fat');
  if (parts.length > MOST_NAMED) return 'any amount of every vitamin and mineral';
  return parts
    .map(([id, most]) =>
      most === null ? `any amount of ${nameInWords(id)}` : `up to ${holdsWords({ [id]: most })}`,
    )
    .join(', ');
}

/** Content by label strength, in words; null for a line without one. */
function strengthWords(line: UnderstoodLine): string | null {
  const { ingredientId, name, holds, holdsEach, mayHold, offalMostGrams } = line;
  const product = ingredientId === null ? '' : `${name}: `;
  if (mayHold !== null && ingredientId === null && offalMostGrams === 0)
    return `Strength not given: ${mayHoldWords(mayHold)}, so counted as unknown.`;
  if (holds !== null) return `${product}${holdsWords(holds)}, by the strength on its label`;
  if (holdsEach === null) return null;
  return `${product}${holdsWords(holdsEach)} each, but not how many: counted as unknown.`;
}

function besidesWords(line: UnderstoodLine): string {
  const { offalMostGrams } = line;
  if (offalMostGrams === 0) return boneWords(line);
  return `${boneWords({ ...line, mayHold: null })}; how much of its offal is liver is unknown, and so are vitamin A, copper and iron`;
}

function boneWords({ bone, questions, mayHold }: UnderstoodLine): string {
  const isAsked = questions.some(({ code }) => code === 'bone-share');
  if (isAsked) return '; its calcium and phosphorus are unknown until you say how much bone is in it';
  if (bone !== null) return ', and its bone for calcium and phosphorus';
  return mayHold === null ? '' : `, and ${mayHoldWords(mayHold)}`;
}

/** 'Harringtons Lamb, 80 g, by its label', also of a bounded amount. */
function boughtWords(line: UnderstoodLine): string {
  const { name, grams, leastGrams, mostGrams } = line;
  if (grams === null || mostGrams === null)
    return `${name}, but no amount we can read: write its grams, or the measure on its label.`;
  const isExact = leastGrams === grams && mostGrams === grams;
  return `${name}, ${gramsText(grams)}${isExact ? '' : `, counted ${boundsWords(line)}`}, by its label`;
}

/** How a line was parsed, in words, including what was not understood. */
export function lineWords(line: UnderstoodLine): string {
  const { ingredientId, name, grams, basis } = line;
  const strength = strengthWords(line);
  if (strength !== null) return strength;
  if (line.bought !== undefined) return boughtWords(line);
  if (ingredientId === null) {
    return grams === null
      ? 'Not understood: kept as text, and counted as unknown.'
      : `Not in our table: ${gramsText(grams)} kept as text, and counted as unknown${line.offalMostGrams === 0 ? '' : ', its share of liver too'}.`;
  }
  if (line.mostGrams === null) return `${name}, but no amount we can read: counted as unknown.`;
  if (grams === null || basis === null) {
    const middle = gramsText((line.leastGrams + line.mostGrams) / 2);
    return `${name}, about ${middle}, ${boundsWords(line)}: counted at both ends`;
  }
  const isExact = line.leastGrams === grams && line.mostGrams === grams;
  const bounds = isExact ? '' : `, counted ${boundsWords(line)}`;
  return `${name}, ${gramsText(grams)} ${BASES[basis]}${bounds}${besidesWords(line)}`;
}

/** True if the figures cover the whole line, a vague amount at both of its ends. */
export function isUnderstood({ ingredientId, mostGrams, holds, mayHold, bought }: UnderstoodLine): boolean {
  const isFood = ingredientId !== null || bought !== undefined;
  return mayHold === null && (holds !== null || (isFood && mostGrams !== null));
}

/** Lines covered by the figures, and lines not read at all: 'All 6 lines understood.' */
export function understoodWords(lines: readonly UnderstoodLine[], leftOut: number): string {
  if (leftOut === 0) return countWords(lines);
  const more = counted(leftOut, 'line names no food and is', 'lines name no food and are');
  return `${countWords(lines)} ${more} left out.`;
}

function countWords(lines: readonly UnderstoodLine[]): string {
  const understood = lines.filter(isUnderstood).length;
  if (lines.length === 0) return 'No line names a food yet.';
  if (understood < lines.length) return `${understood} of ${lines.length} lines understood.`;
  return lines.length === 1 ? 'The one line is understood.' : `All ${lines.length} lines understood.`;
}

const QUESTIONS: Record<Exclude<LineQuestion['code'], 'named-food'>, string> = {
  optional: 'Optional: does it go in?',
  'use-part': 'Does part of it go in, or the whole?',
  'bone-share':
    'How much bone does your pet eat with it? If you take the bones out, enter the weight of the meat alone.',
  strength: 'How strong is one? See its label.',
  label: 'What does its label say? We work out no doses beside it until we know.',
  'which-food': 'Which of them is it?',
  'near-food': 'We have no figures for this food. Is this near enough?',
  skin: 'With skin or without? Skin is a third fat.',
  'raw-or-cooked': 'Weighed raw or cooked?',
  'which-amount': 'How much is that?',
};

/** 'Garlic is named here. Is it in the bowl?' */
export function namedFoodWords(food: string): string {
  return `‘${capitalised(food)}’ is named here. Is it in the bowl?`;
}

/** The open question of a line. */
export function questionWords({
  code,
  choices,
  food = '',
}: Pick<LineQuestion, 'code' | 'choices' | 'food'>): string {
  if (code === 'named-food') return namedFoodWords(food);
  const isDry = choices.some((choice) => choice.code === 'dry');
  if (code === 'which-amount' && choices.length === 0) return 'How much is that? Change it to one amount.';
  return isDry ? 'Weighed dry or cooked? It makes a threefold difference.' : QUESTIONS[code];
}

const CHOICES: Record<Exclude<LineChoice['code'], 'food' | 'amount' | 'bone' | 'strength'>, string> = {
  include: 'It goes in',
  'leave-out': 'Leave it out',
  part: 'The part',
  whole: 'The whole',
  boneless: 'None',
  raw: 'Raw',
  dry: 'Dry',
  cooked: 'Cooked',
  skinless: 'Skinless',
  'with-skin': 'With skin',
  'not-in': 'No, it is not in it',
  'a-little': 'A little, on a label',
  in: 'Yes',
};

/** Label of a choice; between two foods or amounts, the line itself. */
export function choiceWords({ code, text }: Pick<LineChoice, 'code' | 'text'>): string {
  if (code === 'food' || code === 'amount') return text;
  if (code === 'bone') return `About ${/(\d+% )bone$/.exec(text)?.[1]?.trim() ?? ''}`;
  if (code === 'strength') return /, label: (.*) (?:each|in total)$/.exec(text)?.[1] ?? text;
  return CHOICES[code];
}

const WARNINGS: Record<WarningCode, string> = {
  'absurd-amount': 'No kitchen weighs out that much, so we don’t count the amount. Please correct it.',
  'negative-amount':
    'You put a minus sign before the amount, so we don’t count it. If it’s a dash, put a space after it.',
  'unlikely-weight': 'Far from what this usually weighs: please look at the amount again.',
};

/** A warning as a sentence. */
export function warningWords(code: WarningCode): string {
  return WARNINGS[code];
}

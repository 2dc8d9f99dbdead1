import { findFood } from '../ingredient-line/find-food.ts';
import { COOKING, cookedOf, isSoldDry, rawOf, WEIGHED_RAW } from '../ingredient-line/food-state.ts';
import { lineGrams, statedGrams } from '../ingredient-line/line-grams.ts';
import { type ParsedLine, parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { roundAmount } from '../units/format-quantity.ts';
import { memoised, NAMES_KEPT } from '../units/memoised.ts';
import { isWeighable, UNITS } from '../units/units.ts';
import type { LineChoice, LineQuestion } from './analysis.ts';
import { boneOf, withoutBone } from './bone.ts';
import { amountText, askNear, askOfSeveral, askTinned, askWhich } from './which-food.ts';

const OPTIONAL =
  /[ ,]*(?:\( ?)?\b(?:optional(?:ly)?|if (?:you like|you wish|desired|liked|using(?!\s\w)|available|you have (?:it|some|any)))\b ?[:)]?/i;
/** 'Organic if available', 'peeled if you like': only the words since the comma are optional. */
const OF_CLAUSE = /,\s*[a-z][^,()]*$/i;
const PART =
  /[ ,]*(?:\( ?)?(?:\b(?:you(?:'ll| will)? )?(?:only |just )?(?:use|using|need)(?: only| just| about)?(?: an?)? (half|third|quarter)(?: of (?:it|this|them|the \w+))?|\b(half|third|quarter) of (?:it|this|them)\b)[^,;)]{0,20}\)?/i;
const SHARE: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 };
const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
/** Words that say when a food was weighed. */
const SAID = 'raw dry dried uncooked frozen smoked tinned canned tins? cans? leftover'.split(' ');
const RAW = anyOf(SAID);
const COOKED_AFTERWARDS = anyOf(COOKING);
const FORMS = 'mashed rinsed pur[eé]e pureed flakes? flour powder rolled jumbo steel[-\\s]cut pinhead'.split(
  ' ',
);
const STATED = anyOf([...SAID, ...COOKING, ...FORMS]);
/** Ask about raw or cooked only if one has at least this much more energy per 100 g; a carrot or an egg barely differs. */
const ENERGY_RATIO = 1.25;

function isOptional(text: string): boolean {
  const match = OPTIONAL.exec(text);
  if (match === null) return false;
  return /^\s*[,(]/.test(match[0]) || !OF_CLAUSE.test(text.slice(0, match.index));
}

const without = (text: string, pattern: RegExp) =>
  text
    .replace(pattern, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;)])/g, '$1')
    .replace(/[\s,;]+$/, '')
    .trim();

/**
 * A share of a line as a line of the same food in the same state: in its own unit if that weighs as much, otherwise in
 * grams.
 */
function shareText(line: ParsedLine, whole: string, share: number): string {
  const read = (text: string) => parseIngredientLine(withoutBone(text), line.kitchen);
  const { ingredientId } = read(whole);
  const { name, preparation } = parseIngredientLine(whole, line.kitchen);
  const grams = (lineGrams(read(whole))?.grams ?? 0) * share;
  const told = preparation === null ? '' : `, ${preparation}`;
  const unit = `${amountText(line, share)}${name}${told}`;
  const weight = `${roundAmount(grams)} g`;
  const texts = [
    unit,
    ...[`${name}${told}`, `tinned ${name}${told}`, name].map((food) => `${weight} ${food}`),
  ];
  const isShare = (text: string) => {
    const shared = read(text);
    return shared.ingredientId === ingredientId && isNear(lineGrams(shared)?.grams ?? 0, grams);
  };
  return texts.find(isShare) ?? unit;
}

const isNear = (grams: number, other: number) => Math.abs(grams - other) <= 0.01 * other;

function askPart(line: ParsedLine, text: string): LineQuestion | null {
  const match = /half|third|quarter/i.test(text) ? PART.exec(text) : null;
  if (match === null || line.quantity === null) return null;
  const share = SHARE[(match[1] ?? match[2] ?? 'half').toLowerCase()] ?? 1 / 2;
  const whole = without(text, PART);
  return {
    code: 'use-part',
    leastShare: share,
    choices: [
      { code: 'part', text: shareText(line, whole, share), isRead: false },
      { code: 'whole', text: whole, isRead: true },
    ],
  };
}

/** Whether two states of a food differ enough to ask; a state missing from the tables may be anything. */
function differs(raw: string | null, cooked: string | null): boolean {
  const energies = [raw, cooked].map((id) => findIngredient(id)?.kcalPer100g);
  const [least = 0, most = 0] = energies.map((kcal) => kcal ?? 0).sort((a, b) => a - b);
  return energies.includes(undefined) || most >= ENERGY_RATIO * least;
}

/** Cuts sold with or without skin, each with its row with skin; breasts are mostly sold without. */
const WITH_SKIN: Readonly<Record<string, string>> = {
  'chicken-thigh': 'chicken-thigh-skin',
  'chicken-thigh-cooked': 'chicken-thigh-skin-roast',
  'chicken-drumstick': 'chicken-drumstick-skin',
  'chicken-drumstick-cooked': 'chicken-drumstick-skin-roast',
  'turkey-thigh': 'turkey-thigh-skin',
  'duck-meat': 'duck-skin',
};
const SKIN_TOLD = /skin|\b(?:boneless|boned|meat|minced?|ground|diced|fillets?|lovely legs?)\b/i;

/** Asks about the skin of a cut sold either way. */
function askSkin({ ingredientId: id }: ParsedLine, text: string): LineQuestion | null {
  const isWithSkin = id === 'chicken-leg-skin';
  if (id === null || (WITH_SKIN[id] === undefined && !isWithSkin) || SKIN_TOLD.test(text)) return null;
  return {
    code: 'skin',
    leastShare: 1,
    choices: [
      { code: 'skinless', text: `${text}, skinless`, isRead: !isWithSkin },
      { code: 'with-skin', text: `${text}, with skin`, isRead: isWithSkin },
    ],
  };
}

/** Separator that occurs in no text read as a line. */
const BETWEEN = '\u0000';

/** A name and the words after its comma, read once with 'cooked' and once with 'raw' appended. */
const statesOf = memoised((both) => {
  const [name = '', preparation = ''] = both.split(BETWEEN);
  return { cooked: findFood(name, `${preparation}, cooked`), raw: findFood(name, `${preparation}, raw`) };
}, NAMES_KEPT);

/**
 * Meat and fish lose a quarter of their weight in the pan and rice trebles it: 'beef mince, cooked and drained' and '1 cup
 * rice, boiled' may be weighed before or after.
 */
function askWhenWeighed(
  { ingredientId: id, name, preparation }: ParsedLine,
  text: string,
): LineQuestion | null {
  if (id === null || name === '') return null;
  const isDry = isSoldDry(id) && ingredientDetails(id)?.form !== 'prepared';
  if (!isDry && !WEIGHED_RAW.has(ingredientDetails(id)?.category ?? '')) return null;
  if (STATED.test(name) || !COOKED_AFTERWARDS.test(preparation ?? '') || RAW.test(text)) return null;
  const isCooked = rawOf(id) !== undefined;
  const raw = isDry ? 'dry' : 'raw';
  if (!isCooked && cookedOf(id) === undefined) return null;
  return {
    code: 'raw-or-cooked',
    leastShare: 1,
    choices: [
      { code: raw, text: text.replace(name, `${raw} ${name}`), isRead: !isCooked },
      { code: 'cooked', text: text.replace(name, `cooked ${name}`), isRead: isCooked },
    ],
  };
}

/** Asks when the same words mean different foods raw and cooked, and the line states neither. */
function askState(line: ParsedLine, text: string): LineQuestion | null {
  const { ingredientId: id, unit, name, preparation } = line;
  if (id === null || (!isWeighable(unit) && line.weight === null)) return null;
  if (STATED.test(text)) return askWhenWeighed(line, text);
  const { cooked, raw } = statesOf(`${name}${BETWEEN}${preparation ?? ''}`);
  if (cooked === raw || (cooked !== id && raw !== id) || !differs(raw, cooked)) return null;
  // With one state missing from the tables, only foods sold dry are worth a question, not tofu, bread or tinned beans.
  const isDry = isSoldDry(id) && ingredientDetails(id)?.form !== 'prepared';
  const isReady = ingredientDetails(id)?.form === 'tinned';
  if ((raw === null || cooked === null) && (!isDry || isReady)) return null;
  const word = isDry ? 'dry' : 'raw';
  return {
    code: 'raw-or-cooked',
    leastShare: 1,
    choices: [
      { code: word, text: `${text}, ${word}`, isRead: raw === id },
      { code: 'cooked', text: `${text}, cooked`, isRead: cooked === id },
    ],
  };
}

/** '1.500 g' and '1 500 mg': one and a half thousand, or another number. */
const DOUBTFUL = /(?<![\d.,])([1-9]\d{0,2})([. ])(\d{3})(?![\d.,])/;

const { g, kg, oz, lb, ml, l } = UNITS;
const WEIGHT_WORDS = [g, kg, oz, lb, ml, l].flatMap(({ words }) => words).join('|');
/** '600 g', '350-400g'. */
const WEIGHT = new RegExp(
  String.raw`\d[\d.,]*(?:\s?(?:-|–|to)\s?\d[\d.,]*)?\s?(?:${WEIGHT_WORDS})\b\.?`,
  'gi',
);

/** '4 venison steaks (600 g)': asks whether each weighs that or all of them, if the tables can't tell. */
function askEachOrAll(line: ParsedLine, text: string): LineQuestion | null {
  if (statedGrams(line)?.isOpen !== true || lineGrams(line) !== null) return null;
  const weight = text.match(WEIGHT)?.at(-1) ?? '';
  const at = text.lastIndexOf(weight);
  const [before, after] = [text.slice(0, at), text.slice(at + weight.length)];
  const choices = ['in all', 'each'].flatMap((share): LineChoice[] => {
    const said = `${weight} ${share}`;
    const answers = [`${before}${said}${after}`, `${before}(${said})${after}`];
    const answer = answers.find((one) => lineGrams(parseIngredientLine(one, line.kitchen)) !== null);
    return answer === undefined ? [] : [{ code: 'amount', text: answer, isRead: false }];
  });
  return { code: 'which-amount', leastShare: 1, choices };
}

/** Asks for the amount if part of it was not read; a number with two readings is offered as both. */
function askAmount({ unread }: ParsedLine, text: string): LineQuestion | null {
  if (unread === null) return null;
  const [, whole = '', sign = '', part = ''] = DOUBTFUL.exec(text) ?? [];
  const amounts =
    sign === ''
      ? []
      : [`${whole}${part}`, sign === '.' ? `${Number(`${whole}.${part}`)}` : `${whole} x ${part}`];
  return {
    code: 'which-amount',
    leastShare: 1,
    choices: amounts.map((amount) => ({
      code: 'amount',
      text: text.replace(DOUBTFUL, amount),
      isRead: false,
    })),
  };
}

/**
 * Ambiguities of a line: whether it is included, how much of it, how much of it is bone, which of two foods, or one near
 * it, with or without skin, raw or cooked. Each answer is a line without that ambiguity.
 */
export function lineQuestions(line: ParsedLine, text: string): LineQuestion[] {
  const questions: LineQuestion[] = [];
  if (/option|\bif\b/i.test(text) && isOptional(text)) {
    questions.push({
      code: 'optional',
      leastShare: 0,
      choices: [
        { code: 'include', text: without(text, OPTIONAL), isRead: false },
        { code: 'leave-out', text: '', isRead: false },
      ],
    });
  }
  const part = askPart(line, text);
  if (part !== null) questions.push(part);
  const bone = boneOf(line, text)?.question ?? null;
  if (bone !== null) questions.push(bone);
  const near = askNear(line, text);
  if (near !== null) questions.push(near);
  const which =
    (/ or /i.test(text) ? askWhich(line, text) : null) ?? askTinned(line, text) ?? askOfSeveral(line, text);
  const skin = which === null ? askSkin(line, text) : null;
  if (which !== null) questions.push(which);
  if (skin !== null) questions.push(skin);
  const state = which === null ? askState(line, text) : null;
  if (state !== null) questions.push(state);
  const amount = askAmount(line, text) ?? askEachOrAll(line, text);
  if (amount !== null) questions.push(amount);
  return questions;
}

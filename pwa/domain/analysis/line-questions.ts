import { findFood } from '../ingredient-line/find-food.ts';
import { isSoldDry } from '../ingredient-line/food-state.ts';
import type { ParsedLine } from '../ingredient-line/parsed-line.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { memoised, NAMES_KEPT } from '../units/memoised.ts';
import { isWeighable } from '../units/units.ts';
import type { LineQuestion } from './line-question.ts';
import { askNear } from './near-food.ts';
import { amountText, askWhich } from './which-food.ts';

const OPTIONAL =
  /[\s,]*\(?\s*\b(?:optional(?:ly)?|if (?:you like|you wish|desired|liked|using|available|you have (?:it|some|any)))\b\s*[:)]?/i;
const PART =
  /[\s,]*\(?\s*(?:\b(?:you(?:'ll| will)? )?(?:only |just )?(?:use|using|need)(?: only| just| about)?(?: an?)? (half|third|quarter)(?: of (?:it|this|them|the \w+))?|\b(half|third|quarter) of (?:it|this|them)\b)[^,;)]{0,20}\)?/i;
const SHARE: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 };
const BONES =
  /[\s,]*\(?\s*(?:\b(?:incl(?:uding|\.)?|with|weighed with)\s+(?:the |its |their )?(?:heads? (?:and|&) |skin (?:and|&) )?(?:bones?|shells?|carcass)(?: (?:and|&) (?:skin|heads?))?|\bbone[- ]in\b|\bon the bone\b|\bbones (?:included|and all)|\bunboned\b|\bweight with bones?)\s*\)?/i;
/** Cuts that are sold with their bone, and whole birds. */
const BONE_IN =
  /\b(?:wings?|drumsticks?|chicken legs?|turkey legs?|duck legs?|necks?|carcass(?:es)?|feet|trotters?|hocks?|shanks?|(?:spare|short|back)[- ]?ribs?|oxtails?|chops?|cutlets?)$|^(?:.* )?(?:whole|roast|rotisserie) (?:.* )?(?:chicken|turkey|duck|goose|rabbit|hen)s?$/i;
const BONED =
  /\b(?:bone(?:less|d)|deboned|off the bone|bones? removed|(?:no|without) bones?|meat(?: only)?|mince[d]?|fillets?)\b/i;
const EATEN_BONES = /\b(?:tin|tins|tinned|can|cans|canned)\b/i;
const STATED =
  /\b(?:raw|cooked|uncooked|dry|dried|boiled|steamed|roast(?:ed)?|grilled|baked|browned|poached|mashed|rinsed|frozen|tinned|canned|tins?|cans?|leftover|fried|braised|simmered|pur[eé]e|pureed|wilted|smoked|flakes?|flour|powder|rolled|jumbo|steel[- ]cut|pinhead)\b/i;
/** Meat is at least this share of the weight with bones: wings and necks have 46 to 60% refuse (USDA). */
const MEAT_SHARE = 0.4;
/**
 * Ask about raw or cooked only if one has at least this much more energy per 100 g; a carrot or an egg is much the
 * same.
 */
const ENERGY_RATIO = 1.25;

const without = (text: string, pattern: RegExp) =>
  text
    .replace(pattern, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;)])/g, '$1')
    .replace(/[\s,;]+$/, '')
    .trim();

function askPart(line: ParsedLine, text: string): LineQuestion | null {
  const match = /half|third|quarter/i.test(text) ? PART.exec(text) : null;
  if (match === null || line.quantity === null) return null;
  const share = SHARE[(match[1] ?? match[2] ?? 'half').toLowerCase()] ?? 1 / 2;
  const whole = without(text, PART);
  return {
    code: 'use-part',
    leastShare: share,
    choices: [
      { code: 'part', text: `${amountText(line, share)}${line.name}`, isRead: false },
      { code: 'whole', text: whole, isRead: true },
    ],
  };
}

/** Whether the weight may include bones: stated in the line, or implied by a cut or animal sold with them. */
function hasBones({ name, ingredientId, unit, weight }: ParsedLine, text: string): boolean {
  if (EATEN_BONES.test(text)) return false;
  if (BONES.test(text)) return true;
  // A counted piece weighs what its meat weighs in the table.
  const isWeighed = isWeighable(unit) || weight !== null;
  return isWeighed && ingredientId !== null && BONE_IN.test(name) && !BONED.test(text);
}

/** Removes 'with bones', or else adds 'boneless'. */
function bonelessText({ name }: ParsedLine, text: string): string {
  if (BONES.test(text)) return without(text, BONES);
  // A counted bird is called whole unless the line says so.
  const said = text.includes(name) ? name : name.replace(/^whole /, '');
  return text.replace(said, `boneless ${said.replace(/^whole /, '')}${said === name ? '' : ' meat'}`);
}

/** Whether two states of a food differ enough to ask; a state missing from the tables may be anything. */
function differs(raw: string | null, cooked: string | null): boolean {
  const energies = [raw, cooked].map((id) => findIngredient(id)?.kcalPer100g);
  const [least = 0, most = 0] = energies.map((kcal) => kcal ?? 0).sort((a, b) => a - b);
  return energies.includes(undefined) || most >= ENERGY_RATIO * least;
}

/** Cuts sold with their skin or without, each with its row with skin; breasts are mostly sold without. */
const WITH_SKIN: Readonly<Record<string, string>> = {
  'chicken-thigh': 'chicken-thigh-skin',
  'chicken-thigh-cooked': 'chicken-thigh-skin-roast',
  'chicken-drumstick': 'chicken-drumstick-skin',
  'chicken-drumstick-cooked': 'chicken-drumstick-skin-roast',
  'turkey-thigh': 'turkey-thigh-skin',
  'duck-meat': 'duck-skin',
};
const SKIN_TOLD = /skin|\b(?:boneless|boned|meat|minced?|ground|diced|fillets?|lovely legs?)\b/i;

/** Asks about the skin of a cut that is sold with it and without. */
function askSkin({ ingredientId: id }: ParsedLine, text: string): LineQuestion | null {
  if (id === null || WITH_SKIN[id] === undefined || SKIN_TOLD.test(text)) return null;
  return {
    code: 'skin',
    leastShare: 1,
    choices: [
      { code: 'skinless', text: `${text}, skinless`, isRead: true },
      { code: 'with-skin', text: `${text}, with skin`, isRead: false },
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

/** Asks when the same words mean different foods raw and cooked, and the line states neither. */
function askState(line: ParsedLine, text: string): LineQuestion | null {
  const { ingredientId: id, unit, name, preparation } = line;
  if (id === null || STATED.test(text) || (!isWeighable(unit) && line.weight === null)) return null;
  const { cooked, raw } = statesOf(`${name}${BETWEEN}${preparation ?? ''}`);
  if (cooked === raw || (cooked !== id && raw !== id) || !differs(raw, cooked)) return null;
  // With one state missing from the tables, only foods sold dry are worth a question: tofu is neither.
  // Tofu, bread and stock are ready to eat.
  const isDry = isSoldDry(id) && ingredientDetails(id)?.form !== 'prepared';
  if ((raw === null || cooked === null) && !isDry) return null;
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

/**
 * Ambiguities of a line: whether it is included, how much of it, with or without bones, which of two foods, or one near
 * it, with or without skin, raw or cooked. Each answer is a line without that ambiguity.
 */
export function lineQuestions(line: ParsedLine, text: string): LineQuestion[] {
  const questions: LineQuestion[] = [];
  if (/option|\bif\b/i.test(text) && OPTIONAL.test(text)) {
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
  if (hasBones(line, text)) {
    questions.push({
      code: 'with-bones',
      leastShare: MEAT_SHARE,
      choices: [{ code: 'boneless', text: bonelessText(line, text), isRead: false }],
    });
  }
  const near = askNear(line, text);
  if (near !== null) questions.push(near);
  const which = / or /i.test(text) ? askWhich(line) : null;
  const skin = which === null ? askSkin(line, text) : null;
  if (which !== null) questions.push(which);
  if (skin !== null) questions.push(skin);
  const state = which === null ? askState(line, text) : null;
  if (state !== null) questions.push(state);
  return questions;
}

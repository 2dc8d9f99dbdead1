import { foodWords, plainFoodText } from '../ingredient-line/food-words.ts';
import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { findSupplement } from '../reference/supplements.ts';
import { type CookingMethodId, cookingMethod } from './cooking-methods.ts';
import { type CookingKind, type CookingRow, cookingRow } from './cooking-rows.ts';
import type { Bone } from './cooking-rows-meat.ts';

/** How a food is cooked. */
export type Cooking = {
  method: CookingMethodId;
  kind: CookingKind | 'supplement';
  /** Null if not measured: plants, and uncooked food. */
  coreCelsius: CoreCelsius | null;
  bone: Bone;
};

export type CookedFood = {
  /** The food in the writer's words, without amount, state and size. */
  name: string;
  /** Null if the table has no method for it. */
  cooking: Cooking | null;
  /** Words that a step may use for it, as from `foodWords`. */
  words: readonly string[];
};

const POULTRY =
  /\b(?:chicken|turkey|duck|duckling|goose|guinea|quail|pheasant|pigeon|partridge|grouse|poussin|spatchcock|hen|fowl|poultry|gizzard|giblet|drumstick|wing|drumette|thigh|woodcock)\b/;
const TO_MINCE_HEAT =
  /\b(?:pork|boar|bacon|gammon|ham|sausage|rabbit|hare|venison|game|elk|moose|reindeer|caribou|kangaroo|squirrel|burger)\b/;
const MINCED: ReadonlySet<CookingMethodId> = new Set([
  'mince',
  'sausages',
  'offal',
  'hearts',
  'tough-offal',
  'tripe',
]);
const BONELESS =
  /\b(?:boneless|boned|de-?boned|off the bone|bones? (?:out|removed|taken out)|without (?:the )?bones?|no bones?|filleted|meat only|diced|cubed|chunks?|strips?|minced?|ground|sliced|meat)\b/i;
const BONE_IN = /\b(?:bone[ -]+in|on the bone|with (?:the |its |their )?bones?|unboned|whole)\b/i;
const NOT_SAID =
  /\b(?:raw|uncooked|fresh|freshly|frozen|organic|free[ -]range|large|medium|small|bone[ -]in|on the bone|skin[ -]on|unsalted|plain|dry|ripe|good quality|human[ -]grade|grass[ -]fed)\b/gi;
const BONE_WORDS = /\bbone[ -]+in\b|\b(?:on|off) the bone\b/gi;
/** Doses missing from the table of supplements: 'calcium citrate', 'joint supplement'. */
const SUPPLEMENT_WORDS =
  /\b(?:calcium|citrate|carbonate|phosphate|gluconate|vitamins?|multivitamins?|minerals?|supplements?|probiotics?|taurine|omega[ -]?3s?(?! eggs?)|zinc|iron|magnesium|iodine|selenium|manganese|choline|lysine|carnitine|glucosamine|premix|tablets?|capsules?)\b/i;
/** Phrases after the food: 'with skin', 'in water'. */
const BESIDE = /[,;(]|\s(?:with|without|no|in|for|from|plus)\s/i;
/** Beans that have been boiled no longer count as dried. */
const DRIED_PULSE = /\bdried\s(?=.*\b(?:beans?|peas|lentils?|chickpeas)\b)/i;
const BEHIND_BRACKET = /^ \([^)]*\)\s+(\p{L}[^(]*)/u;
const ROOTS: ReadonlySet<CookingMethodId> = new Set(['roots', 'firm-roots', 'hard-roots', 'starchy']);
const LEAVES = new Set(['leaf', 'leaves', 'greens', 'top']);
const KERNELS = new Set(['seed', 'kernel', 'stone', 'pit', 'pip']);
const NAME_MAX = 60;

/** 'chicken wings' of '1 kg raw chicken wings, tips off'. */
function plainName(name: string): string {
  const words = (name.split(BESIDE)[0] ?? name).replace(NOT_SAID, ' ').replace(/^\s*(?:of|the)\s/i, '');
  const tidy =
    words.replace(DRIED_PULSE, '').replace(/\s+/g, ' ').trim().toLowerCase() || name.trim().toLowerCase();
  if (tidy.length <= NAME_MAX) return tidy;
  return tidy.slice(0, NAME_MAX).replace(/\s\S*$/, '');
}

function coreOf(method: CookingMethodId, kind: CookingKind, words: string): CoreCelsius | null {
  if (cookingMethod(method).need === 'none' || kind === 'plant') return null;
  if (kind === 'dairy') return method === 'egg' ? CORE_CELSIUS.egg : null;
  if (kind === 'fish') return CORE_CELSIUS.fish;
  if (POULTRY.test(words)) return CORE_CELSIUS.poultry;
  return MINCED.has(method) || TO_MINCE_HEAT.test(words) ? CORE_CELSIUS.mince : CORE_CELSIUS.wholeCut;
}

/** Cooking of a food with a name but no row, where its category alone decides it. */
function byCategory(id: string | null): Cooking | null {
  const details = ingredientDetails(id);
  if (details === undefined) return null;
  const plain = (method: CookingMethodId, kind: CookingKind = 'plant'): Cooking => ({
    method,
    kind,
    coreCelsius: null,
    bone: 'never',
  });
  if (details.state === 'cooked') {
    const kind = details.category === 'meat' || details.category === 'organ' ? 'meat' : 'plant';
    return plain('ready', kind);
  }
  if (details.category === 'fruit') return plain('raw');
  if (details.category === 'seed') return plain('sprinkled');
  if (details.category === 'fat') return plain('oil');
  return details.category === 'dairy' ? plain('dairy', 'dairy') : null;
}

/** Less tender when large: a whole leg takes longer than its dice. */
function cutUp(method: CookingMethodId, text: string): CookingMethodId {
  const isCutUp = /\b(?:diced|cubed|chunks?|cubes?|strips?)\b/i.test(text);
  return method === 'joint' && isCutUp ? 'game-pieces' : method;
}

function boneOf(bone: Bone, text: string): Bone {
  if (bone === 'never') return BONE_IN.test(text) && !/\bwhole\b/i.test(text) ? 'always' : 'never';
  // A whole animal cut up still has its bones.
  const told = /\bwhole\b/i.test(text)
    ? text.replace(/\b(?:diced|cubed|chunks?|strips?|sliced)\b/gi, ' ')
    : text;
  if (BONELESS.test(told) && !/\bbone[ -]+in\b|\bon the bone\b/i.test(text)) return 'never';
  return BONE_IN.test(text) ? 'always' : bone;
}

/** The row of a food; a fruit's row does not cover its seeds or stones, some of which are poisonous raw. */
function rowOf(words: readonly string[]): CookingRow | undefined {
  const row = cookingRow(words);
  // 'beetroot leaves' are not beetroot.
  if (row !== undefined && ROOTS.has(row.method) && words.some((word) => LEAVES.has(word)))
    return cookingRow(['spinach']);
  const isEatenRaw = row !== undefined && (row.method === 'raw' || row.method === 'stoned');
  return isEatenRaw && words.some((word) => KERNELS.has(word) && !row.words.includes(word)) ? undefined : row;
}

const wordsOf = (name: string) => foodWords(plainFoodText(name));

/** 'chickpea flour' from 'chickpea (gram) flour, fine': the noun after the bracket makes it another food. */
function withNoun(name: string, text: string): string {
  const at = text.indexOf(`${name} (`);
  const noun = at < 0 ? null : BEHIND_BRACKET.exec(text.slice(at + name.length));
  if (noun === null) return name;
  const whole = `${name} ${noun[1]?.split(BESIDE)[0]?.trim()}`;
  return cookingRow(wordsOf(whole)) === cookingRow(wordsOf(name)) ? name : whole;
}

/** 'boneless pork chops' for '400 g pork chops, boned': 'chops' alone in a step would imply bones. */
function nameOf(name: string, row: CookingRow, bone: Bone): string {
  const isBoned = row.kind === 'meat' && row.bone === 'always' && bone === 'never' && !BONELESS.test(name);
  return isBoned ? `boneless ${name}` : name;
}

/** How the food of a line is cooked, from the words of the line; it need not be in the table of nutrients. */
export function cookedFood(line: string): CookedFood {
  const { name, preparation, ingredientId, text, unit } = parseIngredientLine(line);
  const outside = withNoun(name.replace(/\([^)]*\)/g, ' '), text);
  const head = (outside.split(BESIDE)[0] ?? outside).replace(BONE_WORDS, ' ');
  const words = wordsOf(head);
  const food = { name: plainName(outside.trim() === '' ? line : outside), words };
  const isSupplement =
    SUPPLEMENT_WORDS.test(head) ||
    unit === 'tablet' ||
    unit === 'capsule' ||
    (ingredientId !== null &&
      (findSupplement(ingredientId) !== undefined ||
        ingredientDetails(ingredientId)?.category === 'supplement'));
  if (isSupplement)
    return {
      ...food,
      cooking: { method: 'supplement', kind: 'supplement', coreCelsius: null, bone: 'never' },
    };
  const row = rowOf(words);
  const told = `${name} ${preparation ?? ''}`;
  if (row === undefined) {
    const cooking = byCategory(ingredientId);
    const isReady = isReadyToEat(text, name, preparation ?? '');
    return {
      ...food,
      cooking:
        cooking ?? (isReady ? { method: 'ready', kind: 'plant', coreCelsius: null, bone: 'never' } : null),
    };
  }
  const mayBeReady = cookingMethod(row.method).need !== 'none' || row.method === 'stoned';
  if (mayBeReady && isReadyToEat(text, name, preparation ?? '')) {
    // The bones of tinned fish are soft and eaten.
    const bone = row.kind === 'fish' && !/\bwhole\b/i.test(told) ? 'never' : boneOf(row.bone, told);
    const called = nameOf(food.name, row, bone);
    return { ...food, name: called, cooking: { method: 'ready', kind: row.kind, coreCelsius: null, bone } };
  }
  const method = cutUp(row.method, told);
  const coreCelsius = coreOf(method, row.kind, `${words.join(' ')} ${wordsOf(preparation ?? '').join(' ')}`);
  const bone = boneOf(row.bone, told);
  return {
    ...food,
    name: nameOf(food.name, row, bone),
    cooking: { method, kind: row.kind, coreCelsius, bone },
  };
}

/**
 * Safe core temperatures, in °C: USDA FSIS, Safe Minimum Internal Temperature Chart (poultry 165 °F, minced meat,
 * offal and eggs 160 °F, fish and whole cuts 145 °F); the UK FSA asks for 70 °C for two minutes or an equivalent.
 * Pork and game are cooked to the temperature of mince.
 */
const CORE_CELSIUS = { poultry: 74, mince: 71, egg: 71, wholeCut: 63, fish: 63 } as const;

export type CoreCelsius = (typeof CORE_CELSIUS)[keyof typeof CORE_CELSIUS];

/** '74 °C (165 °F)', the Fahrenheit to the nearest five as the charts print it. */
export function coreText(celsius: CoreCelsius): string {
  const fahrenheit = Math.round((celsius * 1.8 + 32) / 5) * 5;
  return `${celsius} °C (${fahrenheit} °F)`;
}

/** Words before the name of a food that is already cooked, or keeps without cooking. */
const READY_BEFORE =
  /\b(?:(?:pre-?|ready[ -]|already[ -]|home[ -]|slow[ -]|fully[ -]|well[ -])?cooked|boiled|hard-boiled|steamed|baked|roasted|grilled|poached|fried|stewed|braised|simmered|scrambled|mashed|pur[eé]ed|tinned|canned|jarred|smoked|cured|rotisserie|leftover|left-over|freeze[ -]dried|dehydrated|pickled|popped|puffed|refried)\b/i;
/** Fewer words count after the comma: 'browned', 'mashed' and 'toasted' are steps of the cook. */
const READY_AFTER =
  /\b(?:(?:pre-?|ready[ -]|already[ -])?cooked|boiled|hard-boiled|steamed|baked|roasted|grilled|poached|fried|braised|stewed|simmered|scrambled|tinned|canned|deli|from (?:a|the) (?:tin|can|jar)|smoked|leftovers?|left over)\b/i;
const RAW = /\b(?:raw|uncooked|un-cooked|not (?:yet )?(?:pre-?)?cooked|dry(?! roasted)|dried beans?)\b/i;
/** 'about 200 g cooked', 'to be cooked', 'before cooking': the weight afterwards or a step to come, not the state. */
const COOKED_LATER =
  /(?:\d\s*(?:g|kg|oz|lb|ml|cups?|tbsp)\.?|\b(?:when|once|if|to be|will be|makes?|yields?|about|before|lightly|half|part(?:ly|ially)?|un|not))(?:\s*-)?\s*(?:(?:pre-?)?cooked|boiled|baked|roasted|steamed|grilled|poached|fried|stewed|braised|simmered|scrambled)\b|\b(?:cooked|boiled)\s+(?:according|as|per|following|to)\b/gi;
/** 'roast beef' is roasted, a 'beef roast' is a cut; smoked bacon is as raw as other bacon. */
const ROAST_FIRST = /^\s*(?:\S+\s+)?roast\s+(?!joint)\S/i;
const RAW_ALL_THE_SAME = /\bbacon\b|\bgammon\b|\bsausages?\b/i;
const DRIED_ANYHOW = /\b(?:boiled|tinned|canned|cooked)\b/i;
/** Only sold in tins and jars: 'sardines in spring water'. */
const IN_LIQUID =
  /\bin (?:(?:spring|olive|sunflower|vegetable|soya?) )?(?:water|oil|brine|tomato sauce|juice)\b/i;
/** 'can' is a tin only behind an amount or article: not 'you can use turkey'. */
const CONTAINER =
  /(?:\b(?:tins?|cans|jars?|pouch(?:es)?)|(?:^|[\d)½¼¾]|\d ?(?:g|ml|oz)|\b(?:ounces?|an?|one|half|small|medium|large|big))[ .-]{0,2}\bcan)\b(?:\s*\([^)]*\))?\s+(?:of\s+)?\S/i;

const OTHERWISE = /\bor\b[^,;)]*/i;

/** Without the second of two foods: 'raw chicken' of 'raw chicken or canned tuna'; 'fresh or tinned tuna' stays. */
function firstChoice(text: string): string {
  const first = text.split(OTHERWISE)[0] ?? text;
  const isFood = first.trim() === '' || cookingRow(wordsOf(first)) !== undefined;
  return isFood ? text.replace(OTHERWISE, ' ') : text;
}

/**
 * Whether a line says that its food is already cooked, tinned or smoked, so that it needs no cooking.
 * @param text the whole line, which may contain '1 tin'
 * @param name the food in the writer's words
 * @param preparation the words after the comma or in brackets
 */
function isReadyToEat(text: string, name: string, preparation: string): boolean {
  const before = firstChoice(name).replace(COOKED_LATER, ' ');
  const after = firstChoice(preparation).replace(COOKED_LATER, ' ');
  if (RAW.test(before) && !DRIED_ANYHOW.test(before)) return false;
  if (/\b(?:raw|uncooked)\b/i.test(after)) return false;
  if (RAW_ALL_THE_SAME.test(name))
    return /\b(?:cooked|fried|grilled|roasted|baked|boiled|braised|simmered)\b/i.test(`${before} ${after}`);
  return (
    READY_BEFORE.test(before) ||
    READY_AFTER.test(after) ||
    [ROAST_FIRST, IN_LIQUID].some((words) => words.test(before)) ||
    CONTAINER.test(firstChoice(text))
  );
}

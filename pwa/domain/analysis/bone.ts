import { isOnlyDescription } from '../ingredient-line/food-words.ts';
import type { ParsedLine } from '../ingredient-line/parse-line.ts';
import { ABOUT, BONE_SPREAD, boneOfCut } from '../reference/bone-shares.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import type { NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex, nutrientRow } from '../reference/nutrient-table.ts';
import { isWeighable, unitKind } from '../units/units.ts';
import type { LineQuestion } from './analysis.ts';

/** Bone in a line of meat: bounds of its share of the weight, 0 to 1. */
export type Bone = { least: number; most: number };

const PERCENTS = String.raw`(?:\s?%| ?per ?cent)`;
const NUMBER = String.raw`\d{1,2}(?:\.\d+)?`;
const JOINING = String.raw`(?:(?:with|including|incl\.?|includes|contains|containing|plus|and|&|weighed|weight|on|the|its|their|all|about|approx\.?|approximately|around|some|of|heads?|skin)[\s,-]+|${NUMBER}${PERCENTS}\s+(?:of\s+)?)`;
const KIND = String.raw`(?:(?:ground|minced|crushed|edible|soft|meaty)\s+)*`;
const AFTER = String.raw`(?:[- ](?:in|included|eaten|left in|content|share|too|(?:and|&) (?:all|skin|heads?))\b)*`;
/** 'bone-in', 'with ground bone', '(10% bone)', 'bones eaten', 'incl. head and bones'. */
const BONE = new RegExp(
  String.raw`[ ,]*(?:\( ?)?\b(?:${JOINING}+(?:raw |fresh )?)?${KIND}(?:unboned|(?<!\bt[- ])bones?\b(?![ -]?(?:broth|stock|meal|soup|char|marrow))${AFTER}(?: ?:? ?(?:about )?${NUMBER}${PERCENTS})?|(?<=(?:with|including|incl\.?)\s(?:the |its |their )?)(?:shells?|carcass)|(?<=\beggs?,? (?:plus|and|\+|&) (?:the |their )?)(?:crushed |ground )?shells?|(?<=\beggs?[ ,(]{1,3})(?:crushed )?shells? (?:and? all|on|in|included|added|left on|eaten)\b(?:, crushed)?) ?\)?`,
  'i',
);
const PERCENT = new RegExp(
  String.raw`(${NUMBER})${PERCENTS} (?:of )?(?:(?!(?:fat|lean|no|without)\b)\w+ ){0,2}bones?\b|\bbones?(?: content| share)?:? (?:about )?(${NUMBER})${PERCENTS}`,
  'i',
);
/** '80:10:10', '70/20/10', '80 10 10': shares of muscle, bone and offal. */
const MIX = /[ ,]*\(?\b\d{1,2}(?:\s?[:/-]\s?\d{1,2}){2,4}\b\)?|(?<!\S)\d0(?: \d{1,2}){2,3}\b/;
/** Mixes with ground bone, and animals that are eaten whole. */
const BY_NAME =
  /\b(?:pmr|prey[- ]model|whole[- ]prey|barf|rmbs?|day[- ]old chicks?|mice|complete (?:\w+ ){0,2}mince|raw complete|(?:ground|minced|eaten|fed) whole|whole(?:,| and)? (?:ground|minced)|whole quails?|quails?, whole)\b/i;
const ORGANS = '(?:offal|organs?(?: meats?)?)';
const OFFAL_SHARE = String.raw`(${NUMBER})${PERCENTS} (?:of )?(?:(?:secreting )?${ORGANS}|livers?)\b`;
const OFFAL_PERCENT = new RegExp(OFFAL_SHARE, 'i');
/** 'with 10% offal', ', 5% liver', 'and organs': of a mince, not the food itself. */
const OFFAL = new RegExp(
  String.raw`[ ,]*(?:\( ?)?\b(?:(?:with|including|incl\.?|plus|and|&) )?(?:${OFFAL_SHARE}|(?<=(?:with|including|incl\.?|plus|and|&) )${ORGANS}\b)(?: included)? ?\)?`,
  'i',
);
const NO_OFFAL = new RegExp(String.raw`\b(?:no|without|0%) (?:bones? (?:or|and) )?${ORGANS}\b`, 'i');
const MINCED = /\b(?:mince[d]?|ground)\b/i;
/** Names of mixes with offal, and of whole animals with their organs. */
const OF_WHOLE =
  /\b(?:pmr|prey[- ]model|whole[- ]prey|barf|day[- ]old chicks?|mice|complete (?:\w+ ){0,2}mince|raw complete|(?:ground|minced) whole|whole(?:,| and)? (?:ground|minced))\b/i;
const USUAL_OFFAL = 0.1;
/** Cuts that are fed without boning. */
const EATEN =
  /\b(?:wing(?:ette|tip)?s?|drumettes?|trotters?|(?:pigs?|pig's|pork) feet|carcass(?:es)?|carcase|(?:(?:chicken|chook|turkey|duck|goose|quail|hen|poultry|lamb|mutton|goat|venison|rabbit|beef|pork|salmon|fish|meaty|bird) (?:necks?|feet|foot|paws?|frames?|backs?|heads?)))\b/i;
/** Cuts sold with their bone, and whole birds: their weight may include bone. */
const SOLD_WITH_BONE =
  /\b(?:drumsticks?|chicken legs?|turkey legs?|duck legs?|leg quarters?|necks?|feet|trotters?|hocks?|shanks?|(?:(?:spare|short|back)[- ]?)?ribs?|oxtails?|chops?|cutlets?)$|^(?:.* )?(?:whole|roast|rotisserie) (?:.* )?(?:chicken|turkey|duck|goose|rabbit|hen)s?$/i;
/** A whole bird is weighed with its bones, even if they come out later: '1 chicken (1.5 kg), boiled and deboned'. */
const WHOLE_BIRD = /^(?:.* )?(?:whole|roast|rotisserie) (?:.* )?(?:chicken|turkey|duck|goose|hen)s?$/i;
/** A whole fish is weighed with its head and bones: '1 whole mackerel, gutted, about 300 g'. */
const WHOLE_FISH = /^(?!.*\b(?:loin|steak)s?\b).*\b(?:whole|gutted|ungutted|head on)\b/i;
/** Chopped through the bone: 'chicken curry cut', 'biryani cut', 'rabbit, jointed'. */
const CUT_THROUGH = /\b(?:(?:curry|biryani|karahi|soup|stew(?:ing)?)[- ]cut|jointed|spatchcocked)\b/i;
/** Boned or picked; broth is made from bones that stay out of the bowl. */
const BONED =
  /\b(?:bone(?:less|d)|de-?boned|fillet(?:s|ed)?|picked|broth|stock|soup|meat (?:from|off|only)|(?:off|no|without|minus|free of)(?: the| any)?(?: (?:skins?|heads?|fat|guts),? (?:or|and|nor))? bones?|bones? (?:(?:(?:and|&) skins? )?(?:are |were |all )?(?:removed|out|discarded|picked|taken)|free))\b/i;
const MEAT = /\b(?:meat(?: only)?|mince[d]?)\b/i;
const EATEN_MEAT = new RegExp(`${EATEN.source} meat`, 'i');
/** The tables include the bones of tinned fish. */
const TINNED = /\b(?:tin|tins|tinned|can|cans|canned)\b/i;

const without = (text: string, pattern: RegExp) =>
  text
    .replace(pattern, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;)])/g, '$1')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .trim();

/** Numbers that add up to 100. */
const isMix = (mix = '') => (mix.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0) === 100;

const boneWordsOut = (text: string) =>
  /bone|shell|carcass/i.test(text) && !BONED.test(text) ? without(text, BONE) : text;

/** The line without its words about bone, or about offal in a mince; food and amount are read from the rest. */
export function withoutBone(text: string): string {
  const plain = boneWordsOut(text);
  const mince = isMix(MIX.exec(plain)?.[0]) ? without(plain, MIX) : plain;
  return offalMostShare(text) > 0 ? without(mince, OFFAL) : mince;
}

/**
 * Highest share of offal in a mince, 0 to 1: as stated, else all numbers from the third of '80:10:5:5', else a tenth,
 * as raw feeders usually add. 0 if the line names no mix.
 */
export function offalMostShare(text: string): number {
  if (NO_OFFAL.test(text)) return 0;
  const said = OFFAL_PERCENT.exec(text)?.[1];
  if (said !== undefined) return Number(said) / 100;
  const mix = MIX.exec(text)?.[0];
  const parts = isMix(mix) ? (mix?.match(/\d+/g) ?? []).map(Number) : [];
  if (parts.length > 2) return parts.slice(2).reduce((sum, part) => sum + part, 0) / 100;
  return (OFFAL.test(text) && MINCED.test(text)) || OF_WHOLE.test(text) ? USUAL_OFFAL : 0;
}

/** Appended to a line by the answer 'none'. */
const NO_BONE = /, no bone$/;

/** Whether a line includes bone, by its words or by a cut that is eaten or sold with it. */
function mayHaveBone(line: ParsedLine, text: string): boolean {
  // Two cups of roast chicken are meat alone.
  const isMeasured = line.unit !== null && unitKind(line.unit) === 'volume';
  const isWeighed = (isWeighable(line.unit) && !isMeasured) || line.weight !== null;
  if (TINNED.test(text)) return false;
  if (isWeighed && WHOLE_BIRD.test(line.name))
    return !/bone(?:less|d)/i.test(line.name) && !NO_BONE.test(text);
  if (BONED.test(text)) return false;
  if (CUT_THROUGH.test(text)) return true;
  const isFish = ingredientDetails(line.ingredientId)?.category === 'fish';
  if (isFish && isWeighed && WHOLE_FISH.test(text)) return true;
  if (withoutBone(text) !== text || BY_NAME.test(text)) return true;
  if (EATEN.test(text)) return !EATEN_MEAT.test(text);
  // A counted piece weighs what its meat weighs in the table.
  return isWeighed && SOLD_WITH_BONE.test(line.name) && !MEAT.test(text);
}

const CHOICES: readonly number[] = [10, 25];
const ALL_BONE = { typical: 60, most: 100 };

/**
 * Bone eaten with the food of a line: as stated ('10% bone'), else from none to the most such a cut can have, with a
 * question about the amount. Null for meat without bone.
 */
export function boneOf(line: ParsedLine, text: string): (Bone & { question: LineQuestion | null }) | null {
  const said = PERCENT.exec(text);
  if (said !== null) {
    const share = Number(said[1] ?? said[2]) / 100;
    return share === 0 ? null : { least: share * ABOUT.least, most: share * ABOUT.most, question: null };
  }
  if (!mayHaveBone(line, text)) return null;
  // '500 g raw meaty bones' names nothing else.
  const isAllBone = isOnlyDescription(line.name);
  const { typical, most } = isAllBone ? ALL_BONE : boneOfCut(text);
  // The mix stays: it states the offal too.
  const meat = isAllBone ? text : boneWordsOut(text);
  const shares = CHOICES.some((share) => Math.abs(share - typical) <= 5) ? CHOICES : [...CHOICES, typical];
  const question: LineQuestion = {
    code: 'bone-share',
    leastShare: 1 - most / 100,
    choices: [
      { code: 'boneless', text: `${meat}, no bone`, isRead: false },
      ...shares.map((share) => ({ code: 'bone', text: `${meat}, ${share}% bone`, isRead: false }) as const),
    ],
  };
  return { least: 0, most: most / 100, question };
}

/** Grams of the table's bone in that much meat with bone. */
export function boneGrams({ least, most }: Bone, leastGrams: number, mostGrams: number) {
  return {
    leastGrams: leastGrams * least * BONE_SPREAD.least,
    mostGrams: most === 0 ? 0 : mostGrams * most * BONE_SPREAD.most,
  };
}

const ORGAN_IDS = ['chicken-liver', 'beef-liver', 'lamb-liver', 'pork-liver', 'beef-kidney', 'lamb-kidney'];
/** Nutrients that organs are much richer in than muscle. */
const OF_ORGANS: readonly NutrientId[] = [
  ...(['vitamin-a', 'preformed-vitamin-a', 'copper', 'iron', 'selenium', 'choline'] as const),
  ...(['riboflavin', 'niacin', 'pantothenic-acid', 'folate', 'vitamin-b12'] as const),
];

/** Most that this much offal of any kind contains: usually half of it is liver, but all of it may be. */
export function offalHolds(grams: number): Partial<Record<NutrientId, number>> {
  const mostOf = (nutrient: NutrientId) =>
    Math.max(...ORGAN_IDS.map((id) => nutrientRow(id)?.[nutrientIndex(nutrient)] || 0));
  return Object.fromEntries(OF_ORGANS.map((nutrient) => [nutrient, (mostOf(nutrient) * grams) / 100]));
}

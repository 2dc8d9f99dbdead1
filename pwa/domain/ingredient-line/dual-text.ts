import { ingredientDetails } from '../reference/ingredient-details.ts';
import { gramsText, isWithinTolerance, millilitresText, mixedNumber } from '../units/format-quantity.ts';
import { UNITS, type UnitId } from '../units/units.ts';
import { type UsVolume, usMassText, usVolume } from '../units/us-measures.ts';
import { oneVolume, wordsOf } from './line-grams.ts';

const MEAT = '(beef|lamb|pork|turkey|chicken|veal|venison|bison|ostrich|goat|rabbit|duck|salmon|steak)';

/** An amount, size or article before 'can' makes it a tin ('1 can', '(15 oz) can'); 'can be frozen' has none. */
const BEFORE_TIN = String.raw`(?<=(?:[\d½¼¾⅓⅔]|\d[^()]{0,12}\)|\d[ -]?(?:oz|ounces?|lbs?|g|ml)|\b(?:an?|one|two|three|four|half|small|medium|large))[ .-]*)`;

/** Replacements of a list as 'words = replacement; ...'. */
const pairsOf = (list: string) =>
  list.split(/;\s+/).map((pair): [RegExp, string] => {
    const [words = '', replacement = ''] = pair.split(' = ');
    return [new RegExp(`\\b${words.replace('MEAT', MEAT)}\\b`, 'gi'), replacement];
  });

const TO_US = pairsOf(
  `MEAT mince = ground $1; minced MEAT = ground $1; courgettes? = zucchini; beetroots? = beets; prawns? = shrimp;
  ox (livers?|hearts?|kidneys?|tripe|tongues?) = beef $1; tinned = canned; tin(s?) = can$1; wholemeal = whole wheat;
  rapeseed oil = canola oil; sweetcorn = corn; porridge oats = rolled oats; natural yogh?urt = plain yogurt;
  yoghurt = yogurt; linseeds? = flaxseed; gelatine = gelatin; iodised = iodized; aubergines? = eggplant; swede = rutabaga`,
);
const TO_UK = pairsOf(
  `ground MEAT = $1 mince; zucchinis? = courgette; beets? = beetroot; shrimps? = prawns; canned = tinned; ${BEFORE_TIN}can = tin; cans = tins;
  whole[ -]wheat = wholemeal; canola oil = rapeseed oil; garbanzo beans? = chickpeas; iodized = iodised;
  eggplants? = aubergine; rutabaga = swede`,
);

const translate = (text: string, pairs: typeof TO_US) =>
  pairs.reduce((words, [pattern, replacement]) => words.replace(pattern, replacement), text);

/** The foods of a text in American words: 'lean beef mince' is 'lean ground beef', 'courgette' 'zucchini'. */
export const inAmericanWords = (text: string) => translate(text, TO_US);

/** The foods of a text in British words: 'lean ground beef' is 'lean beef mince'. */
export const inBritishWords = (text: string) => translate(text, TO_UK);

/** A food with its weight. */
export type WeighedFood = {
  ingredientId: string | null;
  grams: number;
  name: string;
  preparation: string | null;
};

export type DualText = { metric: string; us: string };

/** Measured in millilitres. */
const LIQUIDS = new Set(['water', 'bone-broth', 'chicken-broth', 'goat-milk', 'kefir']);
/** Counted, with the weight in brackets. */
const COUNTED = new Set(['egg', 'egg-boiled', 'egg-yolk', 'egg-white', 'quail-egg']);
/** Measured in American cups where the amount fits one. */
const CUP_FOODS = new Set(
  `yogurt-plain yogurt-lowfat greek-yogurt cottage-cheese cottage-cheese-full ricotta applesauce pumpkin-canned oats
  rice-brown-dry rice-white-dry quinoa-dry barley-dry rice-brown-cooked rice-white-cooked quinoa-cooked barley-cooked
  millet-cooked couscous-cooked buckwheat-cooked oatmeal-cooked wholemeal-flour rice-flour brown-rice-flour oat-flour
  chickpea-flour cornmeal wheat-germ honey peanut-butter`.split(/\s+/),
);
/** Smaller amounts are given in spoons, not ounces. */
const SPOONED_BELOW_GRAMS = 28;
/** Above eight cups the weight is given. */
const MAX_CUPS_ML = 8 * UNITS.cup.factor;
const SPOONED_CATEGORIES = new Set(['fat', 'seed', 'supplement', 'other', 'grain']);

/** Millilitres of the food by that unit's measure; null if its density is unknown. */
function mlOf(food: WeighedFood, unit: UnitId): number | null {
  if (food.ingredientId === null) return null;
  const one = oneVolume(food.ingredientId, unit, wordsOf(food));
  return one === null ? null : (food.grams / one.grams) * UNITS[unit].factor;
}

/** Cups or spoons; `isExact` if parsing them gives the grams within 1%, by whichever household measure is matched. */
function usVolumeOf(food: WeighedFood, ml: number): UsVolume {
  const measure = usVolume(ml);
  const again = mlOf(food, measure.unit) ?? ml;
  return { ...measure, isExact: measure.isExact && Math.abs(again - ml) < 0.0005 * ml };
}

function usAmount(food: WeighedFood): string {
  const { ingredientId: id, grams } = food;
  const ml = mlOf(food, 'ml');
  if (id === null || ml === null) return usMassText(grams);
  const { text, unit, isExact } = usVolumeOf(food, ml);
  if (LIQUIDS.has(id)) return isExact ? text : `${text} (${millilitresText(ml)})`;
  const category = ingredientDetails(id)?.category ?? 'supplement';
  const isSpooned = grams < SPOONED_BELOW_GRAMS && SPOONED_CATEGORIES.has(category);
  // Oil is measured in cups and spoons, up to eight cups.
  if (isSpooned || (category === 'fat' && ml <= MAX_CUPS_ML))
    return isExact ? text : `${text} (${gramsText(grams)})`;
  const isCups = unit === 'cup' && ml <= MAX_CUPS_ML && CUP_FOODS.has(id);
  return isExact && isCups ? text : usMassText(grams);
}

function metricAmount(food: WeighedFood): string {
  const ml = food.ingredientId !== null && LIQUIDS.has(food.ingredientId) ? mlOf(food, 'ml') : null;
  return ml === null ? gramsText(food.grams) : millilitresText(ml);
}

/** The number of eggs that equals the grams, in halves up to four; null if none is close. */
function countOf({ ingredientId, grams }: WeighedFood): string | null {
  if (ingredientId === null || !COUNTED.has(ingredientId)) return null;
  const piece = ingredientDetails(ingredientId)?.pieceGrams;
  if (piece == null) return null;
  const parts = grams > 4 * piece ? 1 : 2;
  const count = Math.round((grams / piece) * parts) / parts;
  return count > 0 && Math.abs(count * piece - grams) <= 0.04 * grams ? mixedNumber(count, 2) : null;
}

/** The bracketed weight beside a count: in ounces, with a decimal if eighths are too coarse, else in grams. */
export function usWeightBeside(grams: number): string {
  const text = usMassText(grams);
  if (!text.includes('(')) return text;
  const ounces = Number((grams / UNITS.oz.factor).toFixed(1));
  return isWithinTolerance(ounces * UNITS.oz.factor, grams) ? `${ounces} oz` : gramsText(grams);
}

/**
 * A weighed food in both systems: '225 g lean beef mince, browned' and '8 oz lean ground beef, browned'. Parsing
 * either text gives the grams within 1%: the rounding is the coarsest that allows this, with grams or millilitres in
 * brackets where cups, spoons or ounces are too coarse. Each side uses its own name for the food.
 */
export function dualText(food: WeighedFood): DualText {
  const tail = food.preparation === null || food.preparation === '' ? '' : `, ${food.preparation}`;
  const british = inBritishWords(food.name);
  const american = inAmericanWords(food.name);
  const count = countOf(food);
  if (count !== null) {
    const many = (name: string) =>
      count === '1' || count === '1/2' ? name : name.replace(/(?:egg|yolk|white)$/, '$&s');
    return {
      metric: `${count} ${many(british)} (${gramsText(food.grams)})${tail}`,
      us: `${count} ${many(american)} (${usWeightBeside(food.grams)})${inAmericanWords(tail)}`,
    };
  }
  return {
    metric: `${metricAmount(food)} ${british}`.trimEnd() + tail,
    us: `${usAmount(food)} ${american}`.trimEnd() + inAmericanWords(tail),
  };
}

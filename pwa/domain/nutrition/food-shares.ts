/**
 * Limits for liver, as a share of the weight of the foods as weighed, without added water. `recipe` caps our recipes, `dose` the doses for other bowls; above `caution` vitamin A and
 * copper pile up; above `tooMuch` no bowl is called complete, whatever the standard's maximums say. Raw feeders' rule of
 * thumb is 5% liver; Merck Veterinary Manual: harm above 5 to 10% of the diet.
 */
export const LIVER_SHARES = { recipe: 0.05, dose: 0.08, caution: 0.1, tooMuch: 0.15 } as const;
/** All secreting organs together: liver, kidney, spleen and the like. */
export const OFFAL_CAUTION = 0.1;
/** Tuna and other large fish: mercury, and fat that uses up vitamin E. */
export const LARGE_FISH_CAUTION = 0.1;
/** Raw egg white, whose avidin binds biotin; our estimate. */
export const RAW_EGG_WHITE_CAUTION = 0.05;
/** Grams of fat per 1000 kcal, above which pancreatitis is a risk: some 54% of the energy. */
export const FAT_CAUTION_GRAMS = 60;

const LIVER_WORDS = /\b(?:livers?(?! oil)|kaleji|lamb['’]?s?['’]? fry)\b/i;
const ORGAN_WORDS = /\b(?:kidneys?(?! beans?)|gurda|spleens?|melts?|brains?|pancreas|sweetbreads?|thymus)\b/i;

/** Liver of any animal, raw or cooked. Foods missing from the tables are matched by their words. */
export const isLiver = (id: string | null, words = '') =>
  id === null ? LIVER_WORDS.test(words) : /-liver(?:-cooked)?$/.test(id);

const SECRETING = /-(?:liver|kidney|spleen|brain|pancreas|thymus)(?:-cooked)?$|^sweetbreads/;
export const isOffal = (id: string | null, words: string) =>
  id === null ? LIVER_WORDS.test(words) || ORGAN_WORDS.test(words) : SECRETING.test(id);

const DRIED = /\b(?:freeze[- ]dried|dried|desiccated|dehydrated|powder(?:ed)?)\b/i;
/**
 * Grams of fresh liver per gram of dried. USDA has 29.2 g of solids in 100 g of raw beef liver and 23.5 g in chicken liver;
 * dried liver has about 95 g, so 3.3 and 4.0.
 */
const FRESH_PER_DRIED = 3.5;

/** The weight of an organ as if it were fresh. */
export const freshGrams = (words: string, grams: number) =>
  DRIED.test(words) ? grams * FRESH_PER_DRIED : grams;

/** 'Flake' is shark in Australia. */
const LARGE_FISH =
  /\b(?:tuna|albacore|skipjack|ahi|swordfish|broadbill|shark|dogfish|(?<!\b(?:corn|oat|bran|yeast|chill?i|coconut|salt) )flake|marlin|king mackerel|tilefish|bigeye|orange roughy)\b/i;
export const isLargeFish = (name: string) => LARGE_FISH.test(name.replaceAll('-', ' '));

/** Kinds of caution about a bowl besides its nutrients, most serious first. */
export const CAUTION_CODES = [
  'too-much-liver',
  'liver',
  'offal',
  'fat',
  'large-fish',
  'raw-egg-white',
] as const;
export type CautionCode = (typeof CAUTION_CODES)[number];

/** Total table salt in grams per 1000 kcal: up to here it is a mineral source, above it an excess. */
export const SALT_CAP_GRAMS_PER_1000_KCAL = 1.5;

/** Table salt, iodised or not; excludes the salt substitute, which is potassium. */
export function isTableSalt(id: string | null): boolean {
  return id === 'salt' || id === 'iodised-salt';
}

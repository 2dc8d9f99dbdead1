import type { Recipe } from './recipe.ts';

export type Difficulty = 1 | 2 | 3 | 4 | 5;

const LABELS: Record<Difficulty, string> = { 1: 'Easy', 2: 'Medium', 3: 'Hard', 4: 'Advanced', 5: 'Expert' };

/**
 * Minimum scores for 2, 3, 4 and 5 paws. A complete meal of ten foods starts at 30 for its ingredients alone, so the
 * scale starts at 55: an evening with one pot stays below; a second method, or cutting and cooling in every step, adds
 * a paw each. A pie with a mash, browned and baked, reaches 70.
 */
const PAW_THRESHOLDS: readonly number[] = [55, 60, 65, 70];

/** Parts of a recipe that the scores depend on. */
export type DifficultyInput = Pick<Recipe, 'ingredientLines' | 'supplements' | 'steps'>;

/**
 * Effort of a recipe, 0 to 75: ingredients (at most 30), methods (at most 25) and effort of the steps (at most
 * 20), each score as documented for the difficulty paws.
 */
export function difficultyScore({ ingredientLines, supplements, steps }: DifficultyInput): number {
  const texts = steps.map(({ text }) => text.toLowerCase());
  const lines = ingredientLines.map(({ metric }) => metric.toLowerCase());
  return ingredientScore(lines, supplements.length) + methodScore(texts) + effortScore(texts);
}

/**
 * 1 to 5 paws. The documents define the score and not the mapping, so we chose fixed marks with which a cook agrees on
 * 20 pairs of recipes (`difficulty-pairs.test.ts` of the catalogue). Percentiles would move with each new recipe.
 * Scores come from keywords, so a parboiled bake outranks hand-rolled balls, though a cook would disagree.
 */
export function difficulty(recipe: DifficultyInput): Difficulty {
  return pawsOf(difficultyScore(recipe));
}

/** The paws of a score of 0 to 75. */
export function pawsOf(score: number): Difficulty {
  return (1 + PAW_THRESHOLDS.filter((threshold) => score >= threshold).length) as Difficulty;
}

/** 'Easy', 'Medium', 'Hard', 'Advanced' or 'Expert'; values off the scale are clamped. */
export function difficultyLabel(paws: number): string {
  return LABELS[Math.min(5, Math.max(1, Math.round(paws))) as Difficulty];
}

const INGREDIENT_CAP = 30;
const METHOD_CAP = 25;
const EFFORT_CAP = 20;

const SUPPLEMENT_SCORE = 1;
const SCORE_PER_STEP = 2;
const UNCOOKED_SCORE = -10;

/** The first matching row counts: 'chicken stock' is a liquid and 'salmon oil' an oil before they are a protein. */
const INGREDIENT_SCORES: readonly [RegExp, number][] = [
  [/\b(?:stock|broth)\b|^[\d ./]*(?:ml|l|litres?|cups?|g)? ?(?:(?:cold|warm|hot|boiling|tap) )?water\b/, 0],
  [
    /(?<!\bin .*)\b(?!in )\w+ oil\b|\b(?:vitamins?|supplements?|tablets?|capsules?|drops|eggs?|yolks?|eggshell|bone meal|kelp)\b/,
    1,
  ],
  [
    /\b(?:oat|oats|rice|barley|quinoa|millet|pasta|macaroni|spaghetti|noodles?|couscous|flour|oatmeal|porridge|cornmeal|polenta|bulgur|buckwheat|wheat|rye|spelt|sorghum|amaranth|bread|breadcrumbs)\b/,
    5,
  ],
  [
    /\b(?:chicken|turkey|beef|lamb|pork|duck|venison|rabbit|veal|goat|goose|bison|buffalo|ostrich|quail|pheasant|mutton|ham|bacon|mince|steak|livers?|hearts?|kidneys?|gizzards?|giblets|tripe|tongue|salmon|tuna|cod|haddock|pollock|plaice|mackerel|herring|trout|whitefish|anchov(?:y|ies)|sardines?|mussels?|prawns?|shrimps?|fish|cottage cheese|tofu|tempeh)\b/,
    8,
  ],
  [
    /\b(?:carrots?|peas|potato(?:es)?|pumpkin|squash|butternut|green beans?|spinach|kale|cavolo nero|chard|broccoli|courgettes?|zucchini|cauliflower|cabbage|celery|cucumber|beetroot|beets?|parsnips?|peppers?|sweetcorn|corn|lentils?|chickpeas?|beans?|lettuce|asparagus|swede|turnips?|marrow|mushrooms?|tomato(?:es)?|sprouts)\b/,
    3,
  ],
];

/**
 * Equipment named after a method without implying it: baking paper and tins, a frying pan in which fish may be
 * poached.
 */
const NAMED_AFTER_METHOD =
  /\b(?:baking (?:paper|parchment|sheets?|trays?|tins?|dish(?:es)?|powder)|roasting (?:tins?|dish(?:es)?|pans?|trays?)|(?:frying|saut[eé]) pans?|mixing bowls?)\b/g;

/** Methods that heat the food. Poaching, braising and stewing count as simmering. */
const HEATING: readonly [RegExp, number][] = [
  [/\b(?:bak(?:e|ed|es|ing)|roast(?:ed|ing|s)?)\b/, 10],
  [/\b(?:boil|simmer|cook|steam|poach|brais|stew)(?:e|s|es|ed|ing|ers?)?\b/, 8],
  [/\b(?:saut[eé](?:ed|s|ing)?|fr(?:y|ies|ied|ying))(?!\p{L})/u, 5],
];
/** Each method counts once, for any number of steps. */
const METHOD_SCORES: readonly [RegExp, number][] = [
  ...HEATING,
  [/\b(?:mix|blend|combin)(?:e|es|s|ed|ing|er)?\b/, 2],
];
const UNCOOKED = /\b(?:raw|no[- ]cook|fresh)\b/;

/** Words that describe a check, or cool water, rather than an action: 'a heart cut open shows no pink'. */
const NOT_AN_ACTION =
  /\bcut (?:open|in two|in half|through|across)\b|\bcool (?:water|place|juice)\b|\bcooled juice\b|\b(?:the|of the) rest\b|\b(?:feels?|is|serve|until) cool\b/g;

const EFFORT_SCORES: readonly [RegExp, number][] = [
  [/\b(?:marinat(?:e|es|ed|ing)|rest(?:s|ed|ing)?|cool(?:s|ed|ing)?|chill(?:s|ed|ing)?)\b/, 5],
  [/\b(?:chop(?:s|ped|ping)?|dic(?:e|es|ed|ing)|slic(?:e|es|ed|ing)|cut(?:s|ting)?)\b/, 3],
  [/\b(?:wash|rins|clean)(?:e|es|ed|ing)?\b/, 2],
  [/\b(?:drain|strain)(?:s|ed|ing)?\b/, 1],
];

const scoreOf = (text: string, scores: readonly [RegExp, number][]) =>
  scores.reduce((sum, [words, score]) => (words.test(text) ? sum + score : sum), 0);

/** Ingredient score, 0 to 30. `lines` in lower case. */
function ingredientScore(lines: readonly string[], supplementCount: number): number {
  const foods = lines.reduce(
    (sum, line) => sum + (INGREDIENT_SCORES.find(([words]) => words.test(line))?.[1] ?? 0),
    0,
  );
  return Math.min(INGREDIENT_CAP, foods + SUPPLEMENT_SCORE * supplementCount);
}

/** Method score, 0 to 25. `steps` in lower case. 'raw' and 'fresh' lower it only if nothing is heated. */
function methodScore(steps: readonly string[]): number {
  const text = steps.join('\n').replace(NAMED_AFTER_METHOD, '');
  const isUncooked = UNCOOKED.test(text) && scoreOf(text, HEATING) === 0;
  const sum = scoreOf(text, METHOD_SCORES) + (isUncooked ? UNCOOKED_SCORE : 0);
  return Math.max(0, Math.min(METHOD_CAP, sum));
}

/** Effort score of the steps, 0 to 20. `steps` in lower case. */
function effortScore(steps: readonly string[]): number {
  const sum = steps.reduce(
    (total, step) => total + SCORE_PER_STEP + scoreOf(step.replace(NOT_AN_ACTION, ''), EFFORT_SCORES),
    0,
  );
  return Math.min(EFFORT_CAP, sum);
}

const BASE_MINUTES = 15;
const MAX_MINUTES = 90;

/**
 * Estimated preparation minutes: the documented base of 15 plus a minute per point of the difficulty score (0 to 75),
 * giving the documented range of 15 to 90. A stored time takes precedence.
 */
export function estimatedPrepMinutes(recipe: DifficultyInput): number {
  return minutesOfScore(difficultyScore(recipe));
}

/** The same, from the difficulty score. */
export function minutesOfScore(score: number): number {
  return Math.min(MAX_MINUTES, BASE_MINUTES + Math.round(score));
}

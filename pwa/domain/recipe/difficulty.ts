import type { Recipe } from './recipe.ts';

export type Difficulty = 1 | 2 | 3 | 4 | 5;

const LABELS: Record<Difficulty, string> = { 1: 'Easy', 2: 'Medium', 3: 'Hard', 4: 'Advanced', 5: 'Expert' };

const INGREDIENT_CAP = 30;
const METHOD_CAP = 25;
const EFFORT_CAP = 20;

const SUPPLEMENT_SCORE = 1;
const SCORE_PER_STEP = 2;
const UNCOOKED_SCORE = -10;

/** First matching row counts: 'chicken stock' is a liquid and 'salmon oil' an oil before they are a protein. */
const INGREDIENT_SCORES: readonly [RegExp, number][] = [
  [/\b(stock|broth)\b|\b(ml|l|cups?) (cold |warm )?water\b/, 0],
  [/\b(?!in )\w+ oil\b|\b(vitamin|supplement|eggs?|yolks?|eggshell)\b/, 1],
  [/\b(oat|oats|rice|barley|quinoa|millet|pasta|couscous|flour|oatmeal|macaroni|bulgur|buckwheat)\b/, 5],
  [
    /\b(chicken|turkey|beef|lamb|pork|duck|venison|rabbit|veal|goat|bison|quail|mince|liver|hearts?|kidneys?|gizzards?|tripe|salmon|tuna|cod|haddock|pollock|mackerel|herring|trout|sardines?|mussels?|prawns?|fish|cottage cheese|tofu)\b/,
    8,
  ],
  [
    /\b(carrots?|peas|potato(es)?|pumpkin|squash|green beans?|spinach|kale|broccoli|courgettes?|zucchini|cauliflower|cabbage|celery|cucumber|beetroot|beets?|parsnips?|peppers?|sweetcorn|corn|lentils|chickpeas|beans|lettuce|asparagus|swede|turnips?)\b/,
    3,
  ],
];

/** Each method counts once, however many steps use it. */
const METHOD_SCORES: readonly [RegExp, number][] = [
  [/\b(bak(e|ed|es|ing)|roast(ed|ing|s)?)\b/, 10],
  [/\b(boil|simmer|cook|steam)(s|ed|ing|er)?\b/, 8],
  [/\b(saut[eé](ed|s|ing)?|fr(y|ies|ied|ying))\b/, 5],
  [/\b(mix|blend|combine)(s|es|d|ed|ing)?\b/, 2],
];
const UNCOOKED = /\b(raw|no[- ]cook|fresh)\b/;

const EFFORT_SCORES: readonly [RegExp, number][] = [
  [/\b(marinat(e|ed|ing)|(?<!the )rest(s|ed|ing)?|cool(s|ed|ing)?|chill(s|ed|ing)?)\b/, 5],
  [/\b(chop(s|ped|ping)?|dic(e|es|ed|ing)|slic(e|es|ed|ing)|cut(s|ting)?)\b/, 3],
  [/\b(wash|rinse|clean)(es|d|ed|ing)?\b/, 2],
  [/\b(drain|strain)(s|ed|ing)?\b/, 1],
];

/** A total below the first bound is 1 paw, below the second 2, and so on; at or above the last, 5. */
const PAW_BOUNDS: readonly number[] = [45, 54, 59, 65];

function scoreOf(text: string, scores: readonly [RegExp, number][]): number {
  return scores.reduce((sum, [words, score]) => (words.test(text) ? sum + score : sum), 0);
}

function ingredientScore(recipe: DifficultyInput): number {
  const foods = recipe.ingredientLines.reduce((sum, line) => {
    const text = line.metric.toLowerCase();
    return sum + (INGREDIENT_SCORES.find(([words]) => words.test(text))?.[1] ?? 0);
  }, 0);
  return Math.min(INGREDIENT_CAP, foods + SUPPLEMENT_SCORE * recipe.supplements.length);
}

function methodScore(steps: string): number {
  const sum = scoreOf(steps, METHOD_SCORES) + (UNCOOKED.test(steps) ? UNCOOKED_SCORE : 0);
  return Math.max(0, Math.min(METHOD_CAP, sum));
}

/** What the scores are read from. */
export type DifficultyInput = Pick<Recipe, 'ingredientLines' | 'supplements' | 'steps'>;

/**
 * How much work a recipe is, 0 to 75: what goes in (at most 30), how it is cooked (at most 25) and what
 * the steps ask for (at most 20), each score as documented for the difficulty paws.
 */
export function difficultyScore(recipe: DifficultyInput): number {
  const steps = recipe.steps.map((step) => step.text.toLowerCase());
  const effort = steps.reduce((sum, step) => sum + SCORE_PER_STEP + scoreOf(step, EFFORT_SCORES), 0);
  return ingredientScore(recipe) + methodScore(steps.join('\n')) + Math.min(EFFORT_CAP, effort);
}

/**
 * 1 to 5 paws. The documents leave the mapping open. Nearly every complete meal reaches the cap for
 * ingredients, so the bounds lie close together at the top, where method and effort tell recipes apart. They
 * are drawn so that the 88 built-in recipes spread over all five: 13, 15, 26, 19 and 15 of them.
 */
export function difficulty(recipe: DifficultyInput): Difficulty {
  const score = difficultyScore(recipe);
  return (1 + PAW_BOUNDS.filter((bound) => score >= bound).length) as Difficulty;
}

/** 'Easy', 'Medium', 'Hard', 'Advanced' or 'Expert'; a value off the scale takes the nearer end. */
export function difficultyLabel(paws: number): string {
  return LABELS[Math.min(5, Math.max(1, Math.round(paws))) as Difficulty];
}

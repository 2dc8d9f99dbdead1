import * as z from 'zod/mini';
import { CAUTION_CODES } from '../nutrition/food-shares.ts';
import { LIFE_STAGES } from '../reference/life-stage.ts';
import { KITCHENS } from '../reference/markets.ts';
import { NUTRIENT_IDS } from '../reference/nutrient.ts';
import { SPECIES } from '../reference/species.ts';
import { speciesSchema } from '../reference/species-schema.ts';
import { RATIO_IDS } from '../reference/targets.ts';
import { CERTAINTIES } from '../safety/lexicon/toxic-foods.ts';
import { atMost } from '../text/characters.ts';

/** Methods of determining the grams of a line. */
const LINE_BASES = ['mass', 'density', 'household', 'piece', 'strength'] as const;
export type LineBasis = (typeof LINE_BASES)[number];

/** Kinds of ambiguity of a line. */
const QUESTION_CODES = [
  ...(['optional', 'use-part', 'bone-share', 'which-food', 'near-food', 'skin', 'raw-or-cooked'] as const),
  ...(['strength', 'label', 'which-amount', 'named-food'] as const),
] as const;
type QuestionCode = (typeof QUESTION_CODES)[number];

/** Answers to the questions about a line. */
const CHOICE_CODES = [
  ...(['include', 'leave-out', 'part', 'whole', 'boneless', 'bone', 'food', 'raw', 'dry', 'cooked'] as const),
  ...(['skinless', 'with-skin', 'strength', 'amount', 'not-in', 'a-little', 'in'] as const),
] as const;
type ChoiceCode = (typeof CHOICE_CODES)[number];

/** Kinds of doubtful reading that a person should check. */
const WARNING_CODES = ['absurd-amount', 'negative-amount', 'unlikely-weight'] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** An answer and the unambiguous line that replaces the original; empty text removes the line. */
export type LineChoice = { code: ChoiceCode; text: string; isRead: boolean };

export type LineQuestion = {
  code: QuestionCode;
  choices: LineChoice[];
  /** Lowest share of the weight that counts while the question is open, 0 to 1. */
  leastShare: number;
  /** The dangerous food, in the words of the line. */
  food?: string;
};

const MAX_LINES = 200;
const MAX_LINE_LENGTH = 500;
const MAX_STEP_LENGTH = 2000;

const LINE = `A line is text of at most ${MAX_LINE_LENGTH} characters.`;
const STEP = `A step is text of at most ${MAX_STEP_LENGTH} characters.`;
const SERVINGS = 'Servings must be a whole number from 1 to 100.';
const LINES = `The ingredients are a list of 1 to ${MAX_LINES} lines.`;
const STEPS = `The instructions are a list of at most ${MAX_LINES} steps.`;

/** Body of `POST /api/recipes/analyse`: ingredients in free text, one line each. Refusals carry a plain message. */
export const analyseBodySchema = z.strictObject({
  species: z.enum(SPECIES, `The species is one of: ${SPECIES.join(', ')}.`),
  lifeStage: z.enum(LIFE_STAGES, `The life stage is one of: ${LIFE_STAGES.join(', ')}.`),
  servings: z.int(SERVINGS).check(z.gte(1, SERVINGS), z.lte(100, SERVINGS)),
  ingredients: z
    .array(z.string(LINE).check(atMost(MAX_LINE_LENGTH, LINE)), LINES)
    .check(z.minLength(1, LINES), z.maxLength(MAX_LINES, LINES)),
  instructions: z.optional(
    z.array(z.string(STEP).check(atMost(MAX_STEP_LENGTH, STEP)), STEPS).check(z.maxLength(MAX_LINES, STEPS)),
  ),
  kitchen: z.optional(z.enum(KITCHENS, `The kitchen is one of: ${KITCHENS.join(', ')}.`)),
});
export type AnalyseInput = z.infer<typeof analyseBodySchema>;

const status = z.enum(['met', 'short', 'unknown', 'over']);
const nutrientId = z.enum(
  NUTRIENT_IDS as [(typeof NUTRIENT_IDS)[number], ...(typeof NUTRIENT_IDS)[number][]],
);

const targetId = z.union([nutrientId, z.enum(RATIO_IDS)]);

const holdsSchema = z.partialRecord(nutrientId, z.number());

const lineQuestionSchema = z.strictObject({
  code: z.enum(QUESTION_CODES),
  /** Each answer with the unambiguous line; empty text removes the line. `isRead` marks the reading assumed until then. */
  choices: z.array(z.strictObject({ code: z.enum(CHOICE_CODES), text: z.string(), isRead: z.boolean() })),
  /** Lowest share of the weight that counts until the question is answered, 0 to 1. */
  leastShare: z.number(),
  /** The dangerous food, in the words of the line. */
  food: z.optional(z.string()),
});

/** One food of a line; a line of several foods yields several. */
const understoodLineSchema = z.strictObject({
  /** The whole line as submitted. */
  text: z.string(),
  /** Index among the submitted ingredients, from 0. */
  source: z.int(),
  /** The part of the line that describes this food. */
  part: z.string(),
  /** Id in the ingredient or supplement table; null if in neither. */
  ingredientId: z.nullable(z.string()),
  name: z.string(),
  /** Null if the amount is unknown. */
  grams: z.nullable(z.number()),
  /** Method by which the amount was determined. */
  basis: z.nullable(z.enum(LINE_BASES)),
  /** Bounds of the amount in grams; the upper one is null if there is none. */
  leastGrams: z.number(),
  mostGrams: z.nullable(z.number()),
  /** Nutrients of the line by the strength on a label, in the units of `nutrients.units`; null without a label. */
  holds: z.nullable(holdsSchema),
  /** Nutrients of one tablet, when the line states no count. */
  holdsEach: z.nullable(holdsSchema),
  /**
   * Most of each nutrient that the line may also contain (a tablet of unstated strength, a premix, offal), null where
   * there is no bound; null as a whole if it contains nothing else.
   */
  mayHold: z.nullable(z.partialRecord(nutrientId, z.nullable(z.number()))),
  /** Bounds of the bone eaten with it, in grams. */
  bone: z.nullable(z.strictObject({ leastGrams: z.number(), mostGrams: z.nullable(z.number()) })),
  /** Most offal that a mince may contain by its stated mix, in grams; null if unbounded, 0 without offal. */
  offalMostGrams: z.nullable(z.number()),
  /** Ambiguities left for a person to settle. */
  questions: z.array(lineQuestionSchema),
  /** Doubtful readings for a person to check. */
  warnings: z.array(z.enum(WARNING_CODES)),
});

/** Limit of each list: 200 unknown lines would otherwise be named under every nutrient. */
export const MOST_MISSING_NAMED = 20;

const missingFoods = {
  /** Names of foods without a figure, as many as `MOST_MISSING_NAMED`. */
  missing: z.array(z.string()).check(z.maxLength(MOST_MISSING_NAMED)),
  missingCount: z.int(),
};

const completenessRowSchema = z.strictObject({
  nutrient: targetId,
  status,
  /** Known amount per 1000 kcal, in the unit of `nutrients.units`. */
  amount: z.number(),
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  ...missingFoods,
});

const closureSchema = z.strictObject({
  doses: z.array(z.strictObject({ id: z.string(), name: z.string(), grams: z.number(), dose: z.string() })),
  /** The doses meet every minimum. */
  closes: z.boolean(),
  remaining: z.array(completenessRowSchema),
  /** Certain energy of the batch in kcal, the basis of the doses. */
  forEnergyKcal: z.number(),
  /** Lines that could change the doses: an unknown food, a vague amount. At most `MOST_MISSING_NAMED`. */
  openLines: z.array(z.string()).check(z.maxLength(MOST_MISSING_NAMED)),
  /** Doses withheld because an open line might push that nutrient over its maximum; null for a cap on salt or liver. */
  withheld: z.array(z.strictObject({ id: z.string(), name: z.string(), nutrient: z.nullable(targetId) })),
  /** No doses: lines not understood may be most of the bowl, or it contains a complete supplement or a toxic food. */
  isRefused: z.boolean(),
  /** Complete supplements of unknown content. */
  premixes: z.array(z.string()).check(z.maxLength(MOST_MISSING_NAMED)),
});

const completenessSchema = z.strictObject({
  standard: z.enum(['AAFCO', 'FEDIAF']),
  species: speciesSchema,
  lifeStage: z.enum(LIFE_STAGES),
  verdict: status,
  /** More than 15% of the food makes the verdict 'over', whatever the rows say. */
  hasTooMuchLiver: z.boolean(),
  counts: z.strictObject({ met: z.int(), short: z.int(), unknown: z.int(), over: z.int() }),
  rows: z.array(completenessRowSchema),
  /** The fewest supplements that close the gaps of the whole batch. */
  supplements: closureSchema,
});

const safetyFlagSchema = z.strictObject({
  where: z.enum(['title', 'ingredient', 'instruction']),
  /** Index in `lines` (which omits blank ones) or among the instructions. */
  index: z.int(),
  /** As written. */
  text: z.string(),
  food: z.string(),
  severity: z.enum(['toxic', 'caution']),
  /** 'usually' for a brand or dish that usually contains the food (recipes differ). */
  certainty: z.enum(CERTAINTIES),
  reason: z.string(),
  alternative: z.string(),
  /** Position of its first mention in the line, in UTF-16 units. */
  start: z.int(),
  end: z.int(),
});

const nullableNumber = z.nullable(z.number());

/** Answer of `POST /api/recipes/analyse`. */
export const analyseAnswerSchema = z.strictObject({
  lines: z.array(understoodLineSchema),
  nutrients: z.strictObject({
    energyKcal: z.number(),
    weighedGrams: z.number(),
    /** Estimated from the foods. */
    cookedWeightGrams: z.number(),
    servings: z.int(),
    /** Share of the weighed foods found in the table, 0 to 1. */
    knownShare: z.number(),
    /** Amounts in the whole batch. */
    amounts: z.record(nutrientId, z.strictObject({ known: z.number(), ...missingFoods })),
    units: z.record(nutrientId, z.string()),
  }),
  completeness: z.strictObject({ aafco: completenessSchema, fediaf: completenessSchema }),
  /** Percent of the food without water; for fat, g per 1000 kcal. */
  cautions: z.array(z.strictObject({ code: z.enum(CAUTION_CODES), amount: z.number() })),
  safety: z.strictObject({
    /** False where a toxic food is in the bowl, or may be. */
    isValid: z.boolean(),
    flags: z.array(safetyFlagSchema),
    /** Dangerous foods that are named without making clear whether they are in the bowl. */
    asked: z.array(safetyFlagSchema),
  }),
  cost: z.strictObject({
    currency: z.literal('GBP'),
    batchGbp: nullableNumber,
    perServingGbp: nullableNumber,
    per1000KcalGbp: nullableNumber,
    /** 0 to 1; 0 if nothing could be weighed. */
    pricedShare: z.number(),
    unpriced: z.array(z.string()),
  }),
  difficulty: z.strictObject({
    /** 1 to 5 paws. */
    level: z.int(),
    label: z.string(),
    /** Preparation time in minutes, 15 to 90. */
    estimatedMinutes: z.int(),
  }),
  /** True for growth and reproduction: ask a vet. */
  vetNotice: z.boolean(),
});
export type AnalyseAnswer = z.infer<typeof analyseAnswerSchema>;

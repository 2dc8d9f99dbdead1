import * as z from 'zod/mini';
import { trimmed } from '../contract/characters.ts';
import { speciesSchema } from '../recipe/species-schema.ts';

/** 'false-alarm': a flag that should not be; 'missed': a danger that nothing was said about. */
export const SAFETY_REPORT_KINDS = ['false-alarm', 'missed'] as const;
export type SafetyReportKind = (typeof SAFETY_REPORT_KINDS)[number];

/** Characters of the words that were judged: as long as a step of the analysis may be. */
export const REPORTED_TEXT_MAX = 2000;
export const REPORTED_FOOD_MAX = 80;
export const REPORT_COMMENT_MAX = 500;

const words = (least: number, most: number) =>
  trimmed(least, most, { least: 'Required', most: `Can be at most ${most} characters` });

/** 'This is wrong', said of what the toxic-food guard found or did not: the same in the form, the queue and the route. */
export const safetyReportSchema = z.strictObject({
  kind: z.enum(SAFETY_REPORT_KINDS),
  species: speciesSchema,
  /** The words that were judged, as they were written. */
  text: words(1, REPORTED_TEXT_MAX),
  /** The food that was or should have been named. */
  food: z.optional(words(0, REPORTED_FOOD_MAX)),
  comment: z.optional(words(0, REPORT_COMMENT_MAX)),
  /** Recipe of the catalogue that contains the words. */
  recipeId: z.optional(z.int().check(z.positive())),
  /** Version of the tables and rules behind the verdict, including the safety guard's. */
  version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
});
export type SafetyReport = z.infer<typeof safetyReportSchema>;

import * as z from 'zod/mini';
import { speciesSchema } from '../reference/species-schema.ts';
import { trimmed } from '../text/characters.ts';

/** 'false-alarm': a wrong flag; 'missed': a danger that was not flagged. */
export const SAFETY_REPORT_KINDS = ['false-alarm', 'missed'] as const;
export type SafetyReportKind = (typeof SAFETY_REPORT_KINDS)[number];

/** Maximum length of the judged text, the same as for a step in the analysis. */
export const REPORTED_TEXT_MAX = 2000;
export const REPORTED_FOOD_MAX = 80;
export const REPORT_COMMENT_MAX = 500;

const words = (least: number, most: number) =>
  trimmed(least, most, { least: 'Required', most: `Can be at most ${most} characters` });

/** 'This is wrong', a report on the toxic-food guard: one schema for form, queue and route. */
export const safetyReportSchema = z.strictObject({
  kind: z.enum(SAFETY_REPORT_KINDS),
  species: speciesSchema,
  /** The judged text, as written. */
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

import * as z from 'zod/mini';

/** Kinds of food that an owner may avoid as a whole: 'chicken' includes its fat, liver and broth. */
export const AVOIDABLE_KINDS = [
  'chicken',
  'turkey',
  'duck',
  'beef',
  'lamb',
  'pork',
  'venison',
  'rabbit',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'wheat',
  'maize',
  'rice',
  'potato',
  'soya',
  'pulses',
] as const;

/** A food that an animal must not get: a whole kind, or one row of the food tables. */
export const avoidedFoodSchema = z.union([
  z.strictObject({ kind: z.enum(AVOIDABLE_KINDS) }),
  z.strictObject({ foodId: z.string().check(z.minLength(1), z.maxLength(60)) }),
]);
export type AvoidedFood = z.infer<typeof avoidedFoodSchema>;
export type AvoidableKind = (typeof AVOIDABLE_KINDS)[number];

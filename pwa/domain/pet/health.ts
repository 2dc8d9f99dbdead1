import * as z from 'zod/mini';
import { DOG_WEIGHT_KG } from './profile-bounds.ts';

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
const avoidedFoodSchema = z.union([
  z.strictObject({ kind: z.enum(AVOIDABLE_KINDS) }),
  z.strictObject({ foodId: z.string().check(z.minLength(1), z.maxLength(60)) }),
]);
export type AvoidedFood = z.infer<typeof avoidedFoodSchema>;
export type AvoidableKind = (typeof AVOIDABLE_KINDS)[number];

/** What a vet has to know before a word about food; each withholds computed doses. */
export const CONDITIONS = [
  'kidney',
  'pancreatitis',
  'stones',
  'heart',
  'pregnant',
  'nursing',
  'medicines',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Weeks from mating or birth, and number of young. */
export const LITTER_WEEK = { min: 1, max: 9, isWhole: true } as const;
export const LITTER_YOUNG = { min: 1, max: 15, isWhole: true } as const;

/** Fields of either species' profile that a vet asks for; all optional, since profiles of before have none. */
export const healthFields = {
  isNeutered: z.optional(z.boolean()),
  /** WSAVA's nine-point body condition score: 1 starved, 5 ideal, 9 very obese. */
  bodyCondition: z.optional(z.int().check(z.gte(1), z.lte(9))),
  /** Weight to slim down to, kept from the day of the score: it stays while the weight falls. The bounds cover both species. */
  targetWeightKg: z.optional(z.number().check(z.gte(DOG_WEIGHT_KG.min), z.lte(DOG_WEIGHT_KG.max))),
  avoidedFoods: z.optional(z.array(avoidedFoodSchema).check(z.maxLength(60))),
  conditions: z.optional(z.array(z.enum(CONDITIONS)).check(z.maxLength(CONDITIONS.length))),
  /** Pregnancy or nursing: week from mating or birth, and the number of young once they are born. */
  litter: z.optional(
    z.object({
      week: z.optional(z.int().check(z.gte(LITTER_WEEK.min), z.lte(LITTER_WEEK.max))),
      young: z.optional(z.int().check(z.gte(LITTER_YOUNG.min), z.lte(LITTER_YOUNG.max))),
    }),
  ),
  /** Share of the day's energy eaten besides the bowl (treats, chews, leftovers), in percent. */
  besidesPercent: z.optional(z.int().check(z.gte(0), z.lte(50))),
  /** The owner's day since when the animal is fed its present energy; weights of before say nothing about it. */
  energySince: z.optional(z.iso.date()),
};

const healthSchema = z.object(healthFields);
type Health = z.infer<typeof healthSchema>;

/** The health fields while a form is filled in: an empty one is undefined. */
export type HealthDraft = { [Field in keyof Health]?: Health[Field] | undefined };

const HEALTH_KEYS = Object.keys(healthFields) as (keyof Health)[];

/** The health fields of a profile or form, without the rest and without empty ones. */
export function healthOf(profile: HealthDraft): HealthDraft {
  return Object.fromEntries(
    HEALTH_KEYS.filter((key) => profile[key] !== undefined).map((key) => [key, profile[key]]),
  );
}

/** A profile without its health fields. */
export function withoutHealth<Profile extends HealthDraft>(profile: Profile): Omit<Profile, keyof Health> {
  const rest = Object.entries(profile).filter(([key]) => !HEALTH_KEYS.some((health) => health === key));
  return Object.fromEntries(rest) as Omit<Profile, keyof Health>;
}

/**
 * The newer of two versions of a profile, with the health of the other if it has none at all: it may be of a release that
 * didn't ask, and an illness must not be lost.
 */
export function withHealthKept<Profile extends HealthDraft>(
  newer: Profile,
  other: HealthDraft | undefined,
): Profile {
  if (other === undefined || Object.keys(healthOf(newer)).length > 0) return newer;
  return { ...newer, ...healthOf(other) };
}

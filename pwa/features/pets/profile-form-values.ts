import type * as z from 'zod/mini';
import { type CatProfile, type CatProfileDraft, catProfileSchema } from '#domain/pet/cat-profile';
import {
  type DogProfile,
  type DogProfileDraft,
  dogProfileSchema,
  EMPTY_DOG_DRAFT,
} from '#domain/pet/dog-profile';

/** The form of a dog as typed. Numbers are kept as text, so that '4.' and an emptied field stay as typed. */
export type DogFormValues = Omit<DogProfileDraft, 'ageMonths' | 'dailyEnergyKcal'> & {
  age: string;
  energy: string;
};

/** The form of a cat as typed. */
export type CatFormValues = Omit<CatProfileDraft, 'age' | 'activity' | 'dailyEnergyKcal'> &
  Pick<CatProfile, 'age' | 'activity'> & { energy: string };

const textOf = (number: number | undefined) => String(number ?? '');

/** The form as it opens for a dog, or for a new one. */
export function dogFormValues(dog: DogProfile | null): DogFormValues {
  const { ageMonths, dailyEnergyKcal, ...profile }: DogProfileDraft = dog ?? EMPTY_DOG_DRAFT;
  return { name: '', breed: '', ...profile, age: textOf(ageMonths), energy: textOf(dailyEnergyKcal) };
}

/** The form as it opens for a cat, or for a new one. */
export function catFormValues(cat: CatProfile | null): CatFormValues {
  const empty = { name: '', age: 'adult', activity: 'moderate' } as const;
  if (cat === null) return { ...empty, energy: '' };
  const { dailyEnergyKcal, ...profile } = cat;
  return { ...empty, ...profile, energy: textOf(dailyEnergyKcal) };
}

type Kept = Readonly<Record<string, unknown>>;

const isKept = (kept: unknown): kept is Kept => typeof kept === 'object' && kept !== null;
const wordOf = (kept: unknown) => (typeof kept === 'string' ? kept : '');

/** The fields of a draft that are still valid. */
function soundFields(shape: Readonly<Record<string, z.ZodMiniType>>, kept: Kept): object {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const { data } = schema.safeParse(kept[name]);
    return data === undefined ? [] : [[name, data] as const];
  });
  return Object.fromEntries(fields);
}

/** The dog's form as a draft of an earlier visit holds it; null if it is not one. */
export function readKeptDog(kept: unknown): DogFormValues | null {
  if (!isKept(kept)) return null;
  const profile = soundFields(dogProfileSchema.shape, kept);
  return { ...dogFormValues(null), ...profile, age: wordOf(kept['age']), energy: wordOf(kept['energy']) };
}

/** The cat's form, as `readKeptDog`. */
export function readKeptCat(kept: unknown): CatFormValues | null {
  if (!isKept(kept)) return null;
  return {
    ...catFormValues(null),
    ...soundFields(catProfileSchema.shape, kept),
    energy: wordOf(kept['energy']),
  };
}

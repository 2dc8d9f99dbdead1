import * as z from 'zod/mini';
import { LIFE_STAGES, type LifeStage } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';
import { speciesSchema } from '#domain/reference/species-schema';

/** Form values of the nutrition checker, as typed. */
export type CheckerValues = {
  species: Species;
  lifeStage: LifeStage;
  /** Judged for the active animal: its stage and intake. */
  isForPet: boolean;
  servings: string;
  /** One ingredient per line. */
  ingredients: string;
  /** One step per line. */
  instructions: string;
};

/** Key of the draft. */
export const CHECKER_DRAFT = 'nutrition-checker';

export const EMPTY_VALUES: CheckerValues = {
  species: 'dog',
  lifeStage: 'adult',
  isForPet: false,
  servings: '4',
  ingredients: '',
  instructions: '',
};

/** An earlier build may have stored the draft: invalid fields are dropped one by one. */
const keptSchema = z.object({
  species: z.catch(speciesSchema, EMPTY_VALUES.species),
  lifeStage: z.catch(z.enum(LIFE_STAGES), EMPTY_VALUES.lifeStage),
  isForPet: z.catch(z.boolean(), false),
  servings: z.catch(z.string(), EMPTY_VALUES.servings),
  ingredients: z.catch(z.string(), ''),
  instructions: z.catch(z.string(), ''),
});

/** Parses a stored draft; null if it is not one. */
export function readKept(kept: unknown): CheckerValues | null {
  const parsed = keptSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

/** Realistic bowls for trying out the checker. */
export const EXAMPLES: Record<Species, string> = {
  dog: [
    '500 g chicken thigh, diced',
    '1 1/2 cups cooked brown rice',
    '2 carrots, diced',
    '80 g frozen peas',
    '1 tbsp sunflower oil',
  ].join('\n'),
  cat: [
    '400 g chicken thigh, diced',
    '60 g chicken hearts',
    '30 g chicken liver',
    '1 egg',
    '2 tbsp pumpkin puree',
  ].join('\n'),
};

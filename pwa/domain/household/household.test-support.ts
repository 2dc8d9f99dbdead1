import type { OwnWords } from '../own/own-recipe.ts';
import { type Household, type HouseholdPet, NO_HOUSEHOLD } from './household.ts';

export const EARLY = '2026-11-01T08:00:00.000Z';
export const LATE = '2026-11-02T08:00:00.000Z';

const WORDS: OwnWords = {
  title: 'Sunday pot',
  description: '',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  prepTime: 15,
  servings: 4,
  ingredients: ['500 g beef mince'],
  instructions: ['Brown the mince for 10 minutes.'],
};

/** A household with nothing in it but `parts`. */
export const aHousehold = (parts: Partial<Household> = {}): Household => ({
  ...NO_HOUSEHOLD,
  ...parts,
});

export const aDog = (
  id: string,
  name: string,
  weightKg: number,
  updatedAt: string,
  isActive = true,
): HouseholdPet => ({
  id,
  species: 'dog',
  isActive,
  updatedAt,
  profile: { name, breed: 'Border Collie', ageMonths: 30, weightKg, activityLevel: 'high' },
});

/** An owner's recipe; `createdAt` distinguishes two with the same id. */
export const anOwn = (
  id: number,
  title: string,
  updatedAt: string,
  createdAt = EARLY,
): Household['recipes'][number] => ({
  value: { id, words: { ...WORDS, title }, origin: { kind: 'hand' }, createdAt },
  updatedAt,
});

export const aPlan = (rows: [recipeId: number, days: number][], updatedAt: string): Household['plan'] => ({
  value: {
    startsOn: updatedAt.slice(0, 10),
    rows: rows.map(([recipeId, days]) => ({ recipeId, days, petIds: null })),
    pets: [],
  },
  updatedAt,
});

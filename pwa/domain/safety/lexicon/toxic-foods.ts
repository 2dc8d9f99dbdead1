import type { Species } from '../../reference/species.ts';
import { TOXIC_FOOD_ROWS } from './toxic-food-rows.ts';

/** Whether a name is the food itself, or a brand or dish that usually contains it (recipes differ). */
export const CERTAINTIES = ['contains', 'usually'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Which species a food endangers. */
export const TOXIC_SPECIES = ['dog', 'cat', 'both'] as const;
/** 'toxic' makes a recipe unsafe; 'caution' sends it to review. */
export const SEVERITIES = ['toxic', 'caution'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A food, or a form of a food, that must not be fed. */
export type ToxicFood = {
  name: string;
  /** Lower case, British and American spellings. */
  aliases: readonly string[];
  species: (typeof TOXIC_SPECIES)[number];
  severity: Severity;
  why: string;
  safeAlternative: string;
  source: string;
};

function parse(row: string): ToxicFood {
  const [name, aliases, species, severity, why, safeAlternative, source] = row.split('|') as [
    string,
    string,
    ToxicFood['species'],
    Severity,
    ...string[],
  ];
  return {
    name,
    aliases: aliases.split(','),
    species,
    severity,
    why: why ?? '',
    safeAlternative: safeAlternative ?? '',
    source: source ?? '',
  };
}

/** Every food of the audit list, in order. */
export const TOXIC_FOODS: readonly ToxicFood[] = TOXIC_FOOD_ROWS.trim().split('\n').map(parse);

/** Whether the food endangers that species. */
export function endangers(food: ToxicFood, species: Species): boolean {
  return food.species === 'both' || food.species === species;
}

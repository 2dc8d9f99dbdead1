import type { NutrientId } from './nutrient.ts';

/**
 * Fresh whole bone with its marrow, mg per 100 g, by raw-feeding tables (medium reliability). Cortical bone alone
 * contains four times as much, but is never eaten alone. Calcium to phosphorus is about 2:1 by weight.
 */
export const BONE_PER_100G = { calcium: 5500, phosphorus: 2700 } as const satisfies Partial<
  Record<NutrientId, number>
>;
/** Calcium of fresh bone ranges from 4 to 8 g per 100 g; here as a share of `BONE_PER_100G`. */
export const BONE_SPREAD = { least: 4 / 5.5, most: 8 / 5.5 } as const;
/** 'About 10%' is 8 to 12. */
export const ABOUT = { least: 0.8, most: 1.2 } as const;

/**
 * Bone of cuts in percent by weight: typical and maximum. Source: USDA SR28's refuse column for cuts of birds,
 * raw-feeding lists for the rest. The first match applies.
 */
const ROWS: readonly (readonly [words: RegExp, typical: number, most: number])[] = [
  [/\b(?:carcass(?:es)?|carcase|frames?|heads?)\b/i, 75, 85],
  [/\b(?:feet|foot|paws?)\b/i, 60, 65],
  [/\b(?:necks?|backs?|oxtails?|tails?)\b/i, 45, 60],
  [/\b(?:wing(?:ette)?s?|drumettes?|shanks?)\b/i, 42, 52],
  [/\b(?:drumsticks?|ribs?)\b/i, 30, 38],
  [/\b(?:legs?|quarters?|trotters?|whole)\b/i, 28, 40],
];
const OTHER = { typical: 25, most: 60 } as const;

/** Bone of the cut that a line names, in percent: typical and maximum. */
export function boneOfCut(name: string): { typical: number; most: number } {
  const row = ROWS.find(([words]) => words.test(name));
  return row === undefined ? OTHER : { typical: row[1], most: row[2] };
}

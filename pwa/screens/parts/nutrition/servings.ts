/** Bounds of an analysis. */
export const SERVINGS = { min: 1, max: 100 } as const;

/** The typed servings; null unless they are a whole number in bounds. */
export function readServings(text: string): number | null {
  const servings = Number(text.trim() === '' ? Number.NaN : text);
  return Number.isInteger(servings) && servings >= SERVINGS.min && servings <= SERVINGS.max ? servings : null;
}

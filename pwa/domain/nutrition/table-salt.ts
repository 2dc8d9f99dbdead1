/** Total table salt in grams per 1000 kcal: up to here it is a mineral source, above it an excess. */
export const SALT_CAP_GRAMS_PER_1000_KCAL = 1.5;

/** Table salt, iodised or not; excludes the salt substitute, which is potassium. */
export function isTableSalt(id: string | null): boolean {
  return id === 'salt' || id === 'iodised-salt';
}

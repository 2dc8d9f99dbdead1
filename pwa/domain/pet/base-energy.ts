/** kcal per kg^0.75 per day. */
const BASE_COEFFICIENT = 70;

/**
 * Base energy of a dog or cat in kcal per day: 70 × weight^0.75 (Kleiber 1947), the basis of both calculators.
 * @throws {RangeError} unless the weight is positive and finite
 */
export function baseEnergyKcal(weightKg: number): number {
  if (!(weightKg > 0 && Number.isFinite(weightKg))) {
    throw new RangeError(`weightKg must be positive and finite, got ${weightKg}`);
  }
  return BASE_COEFFICIENT * weightKg ** 0.75;
}

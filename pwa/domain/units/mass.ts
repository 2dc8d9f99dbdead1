/** The documented factor. */
const KG_PER_LB = 0.453592;

export function kgFromLb(weightLb: number): number {
  return weightLb * KG_PER_LB;
}

/** To a millionth, so that pounds survive the round trip through kilograms. */
export function lbFromKg(weightKg: number): number {
  return Number((weightKg / KG_PER_LB).toFixed(6));
}

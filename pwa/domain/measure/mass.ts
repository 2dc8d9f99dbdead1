/** One pound in kilograms, and the other way round, as documented. */
const KG_PER_LB = 0.453592;
const LB_PER_KG = 2.20462;

export function kgFromLb(weightLb: number): number {
  return weightLb * KG_PER_LB;
}

export function lbFromKg(weightKg: number): number {
  return weightKg * LB_PER_KG;
}

/** The documented factor. */
const KG_PER_LB = 0.453592;

export function kgFromLb(weightLb: number): number {
  return weightLb * KG_PER_LB;
}

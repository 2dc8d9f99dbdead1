/** '1,327 kcal': energy of food or of a day, to the nearest kilocalorie. */
export function kcalText(energyKcal: number): string {
  return `${Math.round(energyKcal).toLocaleString('en-GB')} kcal`;
}

import { counted } from '../text/sentence-parts.ts';

/** Higher ages are given in years. */
const MOST_MONTHS = 24;

/** An age in words: '1 month', '24 months', above that in years: '3 years', '4 years 2 months'. */
export function ageText(ageMonths: number): string {
  if (ageMonths <= MOST_MONTHS) return counted(ageMonths, 'month');
  const months = ageMonths % 12;
  const years = counted(Math.floor(ageMonths / 12), 'year');
  return months === 0 ? years : `${years} ${counted(months, 'month')}`;
}

/** An age in years to show beside the months field; undefined if the months are clear enough. */
export function ageInYears(ageMonths: number | undefined): string | undefined {
  return ageMonths === undefined || ageMonths <= MOST_MONTHS ? undefined : ageText(ageMonths);
}

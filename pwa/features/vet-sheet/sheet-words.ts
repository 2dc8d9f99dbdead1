import type { DietHistory } from '#domain/diet-history/diet-history';
import { HISTORY_DAYS, type HistoryFood } from '#domain/diet-history/food-history';
import type { DailyEnergy } from '#domain/pet/daily-energy';
import { localDate } from '#domain/plan/calendar';
import { shortDay } from '#domain/text/day-text';
import { counted, listText } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { massText } from '#domain/units/mass-text';

/** A share of the day's energy: '12%', 'under 1%', 'unknown'. */
export function shareText(share: number | null): string {
  if (share === null) return 'unknown';
  const percent = Math.round(share * 100);
  return percent === 0 ? 'under 1%' : `${percent}%`;
}

/** Vets count in grams, whatever the units of the settings. */
export const gramsText = (grams: number): string => massText(grams, 'metric');

/** How a food got into the list; nothing if every meal was marked. */
export function recordText({ markedMeals, plannedMeals }: HistoryFood): string | null {
  if (plannedMeals === 0) return null;
  return markedMeals === 0
    ? 'planned, not marked as fed'
    : `${plannedMeals} of ${counted(markedMeals + plannedMeals, 'meal')} planned, not marked as fed`;
}

/** How much of the span is recorded, and how. */
export function coverageText({ recordedDays, meals }: DietHistory, transitionDays: number): string {
  const kinds = [
    meals.marked > 0 && `${counted(meals.marked, 'meal')} marked as fed`,
    meals.planned > 0 && `${counted(meals.planned, 'meal')} planned but not marked`,
    meals.notGiven > 0 && `${counted(meals.notGiven, 'meal')} not given`,
  ].filter((kind) => kind !== false);
  const missing = HISTORY_DAYS - recordedDays;
  const sentences = [
    `Averages over ${recordedDays === HISTORY_DAYS ? 'all' : `${recordedDays} of`} ${HISTORY_DAYS} days: ${listText(kinds)}.`,
    missing > 0 && `No record for ${counted(missing, 'day')}.`,
    transitionDays > 0 &&
      `On ${counted(transitionDays, 'day')} a former food made up the rest of the bowl, and isn’t counted here.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** '700 to 890 kcal'; a single figure where the sources name one. */
function bandText({ lowKcal, highKcal }: DailyEnergy['band']): string {
  const [low, high] = [Math.round(lowKcal), Math.round(highKcal)];
  return low === high ? kcalText(low) : `${low.toLocaleString('en-GB')} to ${kcalText(high)}`;
}

/** Where an energy is from the reference: 'within the reference', '8% below the reference'. */
function besideBand(kcal: number, { lowKcal, highKcal }: DailyEnergy['band']): string {
  const whole = Math.round(kcal);
  if (whole < Math.round(lowKcal)) return `${shareText(1 - kcal / lowKcal)} below the reference`;
  if (whole > Math.round(highKcal)) return `${shareText(kcal / highKcal - 1)} above the reference`;
  return 'within the reference';
}

/** Energy fed on the mean day against the reference, and the amount that is set. */
export function energyText(
  { kcalPerDay, isLeast, besides }: DietHistory,
  { band, kcal, isChosen, restingKcal }: DailyEnergy,
): string {
  const beside =
    besides === null ? '' : `, with ${kcalText(besides.kcalPerDay)} eaten besides by the owner’s estimate`;
  const fed = isLeast
    ? `Fed at least ${kcalText(kcalPerDay)} a day${beside}: the energy of a food is unknown.`
    : `Fed ${kcalText(kcalPerDay)} a day${beside}: ${besideBand(kcalPerDay, band)}.`;
  const set = isChosen ? 'set by the owner' : 'set as the middle of the reference';
  return `${fed} Reference ${bandText(band)} a day, resting energy ${kcalText(restingKcal)}; ${kcalText(kcal)} ${set}.`;
}

/** A version of a recipe: 'saved 3 May 2026' for an owner's, 'revision 41' for one of the catalogue. */
export function versionText(version: string): string {
  return /^\d{4}-\d\d-\d\dT/.test(version)
    ? `saved ${shortDay(localDate(new Date(version)))}`
    : `revision ${version}`;
}

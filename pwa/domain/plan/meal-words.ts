import { dateText } from './calendar.ts';
import type { Pack } from './packs.ts';
import type { Serving } from './pet-days.ts';

/** '250 g Chicken bowl'; a treat is 'at most 25 g Liver bites'. */
export function servingText({ grams, name, isTreat }: Serving, mass: (grams: number) => string): string {
  return `${isTreat ? 'at most ' : ''}${mass(grams)} ${name}`;
}

/** 'Fridge pack from Sat 21 Nov, use by Tue 24 Nov'; a thawed one has no date of its own: 'Freezer pack from Tue 24 Nov'. */
export function packText({ place, firstDate, useBy }: Pack): string {
  const from = `pack from ${dateText(firstDate)}`;
  return place === 'freezer' ? `Freezer ${from}` : `Fridge ${from}, use by ${dateText(useBy)}`;
}

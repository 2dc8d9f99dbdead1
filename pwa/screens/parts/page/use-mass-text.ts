import { massText } from '#domain/units/mass-text';
import { usePreference } from '../../../database/preferences.ts';

/** Writes weights of food in the units of the settings. */
export function useMassText(): (grams: number) => string {
  const system = usePreference('unitSystem');
  return (grams) => massText(grams, system);
}

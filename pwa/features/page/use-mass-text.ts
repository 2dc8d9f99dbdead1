import { kitchenMassText, massText } from '#domain/units/mass-text';
import { usePreference } from '../../platform/database/preferences.ts';

/** Formats food weights in the units of the settings. */
export function useMassText(): (grams: number) => string {
  const system = usePreference('unitSystem');
  return (grams) => massText(grams, system);
}

/** The same, rounded as in a kitchen: '8.9 kg'. */
export function useKitchenMassText(): (grams: number) => string {
  const system = usePreference('unitSystem');
  return (grams) => kitchenMassText(grams, system);
}

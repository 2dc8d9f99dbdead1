/**
 * Safe core temperatures, in °C: USDA FSIS, Safe Minimum Internal Temperature Chart (poultry 165 °F, minced meat,
 * offal and eggs 160 °F, fish and whole cuts 145 °F); the UK FSA asks for 70 °C for two minutes or an equivalent.
 * Pork and game are cooked to the temperature of mince.
 */
export const CORE_CELSIUS = { poultry: 74, mince: 71, egg: 71, wholeCut: 63, fish: 63 } as const;

export type CoreCelsius = (typeof CORE_CELSIUS)[keyof typeof CORE_CELSIUS];

/** '74 °C (165 °F)', the Fahrenheit to the nearest five as the charts print it. */
export function coreText(celsius: CoreCelsius): string {
  const fahrenheit = Math.round((celsius * 1.8 + 32) / 5) * 5;
  return `${celsius} °C (${fahrenheit} °F)`;
}

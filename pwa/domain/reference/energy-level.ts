export const ENERGY_LEVELS = ['low', 'medium', 'high'] as const;

/** Energy level of a breed in the reference data. */
export type EnergyLevel = (typeof ENERGY_LEVELS)[number];

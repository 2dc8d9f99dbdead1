export const ENERGY_LEVELS = ['low', 'medium', 'high'] as const;

/** How lively a breed is, as its reference data say. */
export type EnergyLevel = (typeof ENERGY_LEVELS)[number];

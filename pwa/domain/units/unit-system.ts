export const UNIT_SYSTEMS = ['metric', 'us'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

const LABELS: Record<UnitSystem, string> = { metric: 'Metric (g/ml)', us: 'US (oz/cups)' };

export function unitSystemLabel(system: UnitSystem): string {
  return LABELS[system];
}

/** Metric unless the browser's language is American English. */
export function defaultUnitSystem(language: string | undefined): UnitSystem {
  return language?.toLowerCase() === 'en-us' ? 'us' : 'metric';
}

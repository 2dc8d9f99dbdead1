import * as z from 'zod/mini';

export const unitSystemSchema = z.enum(['metric', 'us']);
export type UnitSystem = z.infer<typeof unitSystemSchema>;

const LABELS: Record<UnitSystem, string> = { metric: 'Metric (g/ml)', us: 'US (oz/cups)' };

export function unitSystemLabel(system: UnitSystem): string {
  return LABELS[system];
}

/** Metric, unless the browser's language is American English. */
export function defaultUnitSystem(language: string | undefined): UnitSystem {
  return language?.toLowerCase() === 'en-us' ? 'us' : 'metric';
}

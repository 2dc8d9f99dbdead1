import { dailyEnergy, type EnergyAnimal } from '#domain/pet/daily-energy';
import type { WeightTrend } from '#domain/pet/energy-advice';
import { shortDay } from '#domain/text/day-text';
import { kcalText } from '#domain/units/energy-text';
import type { UnitSystem } from '#domain/units/unit-system';
import { bodyWeightText } from '#domain/units/weight-units';

/** The reference's daily energy for the animal at another weight: '598 kcal'. */
export const energyAt = (animal: EnergyAnimal, weightKg: number): string =>
  kcalText(dailyEnergy({ ...animal, weightKg }).kcal);

function changeWords(percent: number): string {
  const whole = Math.round(Math.abs(percent));
  if (whole === 0) return 'the same weight';
  return `${whole}% ${percent < 0 ? 'lighter' : 'heavier'}`;
}

/** 'From 12.4 kg on 3 May 2026 to 11.8 kg on 20 Jun 2026: 5% lighter. The daily energy went from 620 kcal to 598 kcal.' */
export function trendInWords(
  { first, last, changePercent }: WeightTrend,
  animal: EnergyAnimal,
  system: UnitSystem,
): string {
  const [from, to] = [first, last].map(
    ({ day, weightKg }) => `${bodyWeightText(weightKg, system)} on ${shortDay(day)}`,
  );
  const [before, now] = [energyAt(animal, first.weightKg), energyAt(animal, last.weightKg)];
  const energy =
    before === now ? `The daily energy stayed ${now}.` : `The daily energy went from ${before} to ${now}.`;
  return `From ${from} to ${to}: ${changeWords(changePercent)}. ${energy}`;
}

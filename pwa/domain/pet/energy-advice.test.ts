import { describe, expect, it } from 'vitest';
import type { EnergyAnimal } from './daily-energy.ts';
import { energyAdvice } from './energy-advice.ts';

const FEB_1 = Date.UTC(2026, 1, 1);
const dayAfter = (days: number) => new Date(FEB_1 + days * 86_400_000).toISOString().slice(0, 10);
/** Weighed on 1 February and some days later. */
const weighed = (fromKg: number, toKg: number, days = 14) => [
  { day: dayAfter(0), weightKg: fromKg },
  { day: dayAfter(days), weightKg: toKg },
];
/** An adult dog of 16 kg, whose resting energy is 70 · 8 = 560 kcal. */
const dog = (changes: Partial<EnergyAnimal> = {}): EnergyAnimal => ({
  species: 'dog',
  ageMonths: 36,
  weightKg: 16,
  activityLevel: 'medium',
  bodyCondition: 5,
  ...changes,
});

describe('an animal of ideal condition', () => {
  it('gets 8% less after two weeks at 1.8% a week: 5 + 2.5 · (1.8 − 0.5) = 8.25', () => {
    // 3.6% of 16 kg are 0.576 kg.
    expect(energyAdvice(dog(), 828, weighed(16, 16.576))).toEqual({
      kind: 'less',
      percent: 8,
      toKcal: 762, // 828 · 0.92 = 761.76
      asksVet: false,
      pace: { weeklyPercent: expect.closeTo(1.8, 6), days: 14 },
    });
  });

  it('gets 6% more at −1% a week: 5 + 2.5 · 0.5 = 6.25', () => {
    expect(energyAdvice(dog(), 800, weighed(16, 15.68))).toMatchObject({
      kind: 'more',
      percent: 6,
      toKcal: 848,
    });
  });

  it('keeps its food within half a percent a week', () => {
    // 0.15 of 16 kg in two weeks are 0.47% a week.
    expect(energyAdvice(dog(), 828, weighed(16, 16.15))).toMatchObject({ kind: 'keep' });
    expect(energyAdvice(dog(), 828, weighed(16, 15.85))).toMatchObject({ kind: 'keep' });
  });

  it('gets 10% more at most, with advice to ask a vet, when it loses 4% a week', () => {
    expect(energyAdvice(dog(), 800, weighed(16, 14.72))).toMatchObject({
      kind: 'more',
      percent: 10,
      toKcal: 880,
      asksVet: true,
    });
  });
});

describe('a heavy animal', () => {
  // 19.2 kg at score 7: the target is 16 kg, its resting energy 560 kcal.
  const heavy = dog({ weightKg: 19.2, bodyCondition: 7, targetWeightKg: 16 });

  it('keeps its food while it loses 0.5 to 2% a week', () => {
    expect(energyAdvice(heavy, 640, weighed(19.5, 19.2))).toMatchObject({ kind: 'keep' }); // −0.77% a week
    expect(energyAdvice(heavy, 640, weighed(19.9, 19.2))).toMatchObject({ kind: 'keep' }); // −1.76%
  });

  it('gets 6% less if its weight stays: 5 + 2.5 · 0.5 = 6.25', () => {
    expect(energyAdvice(heavy, 640, weighed(19.2, 19.2))).toMatchObject({
      kind: 'less',
      percent: 6,
      toKcal: 602,
    });
  });

  it('gets more, with advice to ask a vet, if it loses faster than 2%: 5 + 2.5 · 1.17 = 7.9', () => {
    // 20.5 to 19.2 kg is 6.34% in two weeks, 3.17% a week.
    expect(energyAdvice(heavy, 600, weighed(20.5, 19.2))).toMatchObject({
      kind: 'more',
      percent: 8,
      toKcal: 648,
      asksVet: true,
    });
  });

  it('never gets less than the resting energy of its target: from 590 kcal a step of 5% still fits, from 585 none', () => {
    expect(energyAdvice(heavy, 590, weighed(19.2, 19.2))).toMatchObject({
      kind: 'less',
      percent: 5,
      toKcal: 561,
    });
    expect(energyAdvice(heavy, 585, weighed(19.2, 19.2))).toMatchObject({ kind: 'least' });
    expect(energyAdvice(heavy, 500, weighed(19.2, 19.2))).toMatchObject({ kind: 'least' });
  });

  it('is kept at its weight once the target is reached', () => {
    const slim = { ...heavy, weightKg: 16 };
    expect(energyAdvice(slim, 640, weighed(16.3, 16))).toMatchObject({ kind: 'more' });
    expect(energyAdvice(slim, 640, weighed(16, 16))).toMatchObject({ kind: 'keep' });
  });
});

describe('a thin animal', () => {
  it('gets more until it gains, and never less', () => {
    const thin = dog({ bodyCondition: 3 });
    expect(energyAdvice(thin, 800, weighed(16, 16))).toMatchObject({ kind: 'more', percent: 6, toKcal: 848 });
    expect(energyAdvice(thin, 800, weighed(16, 16.2))).toMatchObject({ kind: 'keep' });
    expect(energyAdvice(thin, 800, weighed(16, 17))).toMatchObject({ kind: 'keep' });
    expect(energyAdvice(dog({ bodyCondition: 4 }), 800, weighed(16, 17))).toMatchObject({ kind: 'keep' });
  });
});

describe('no advice', () => {
  it('is given to an animal that grows, is pregnant or nurses', () => {
    for (const changes of [
      { ageMonths: 8 },
      { conditions: ['pregnant'] },
      { conditions: ['nursing'] },
    ] as const) {
      expect(energyAdvice(dog(changes), 828, weighed(16, 17))).toBeNull();
    }
  });

  it('is given before two weeks, or about weights from before the food changed', () => {
    expect(energyAdvice(dog(), 828, weighed(16, 17, 13))).toBeNull();
    expect(energyAdvice(dog(), 828, [])).toBeNull();
    expect(energyAdvice(dog(), 828, weighed(16, 17), dayAfter(1))).toBeNull();
    expect(energyAdvice(dog(), 828, weighed(16, 17), dayAfter(0))).toMatchObject({ kind: 'less' });
  });

  it('is given without a body condition, or beside an illness: the score or a vet comes first', () => {
    const unscored = dog({ bodyCondition: undefined });
    expect(energyAdvice(unscored, 828, weighed(16, 17))).toMatchObject({ kind: 'score' });
    expect(energyAdvice(unscored, 828, weighed(16, 16))).toMatchObject({ kind: 'keep' });
    expect(energyAdvice(dog({ conditions: ['kidney'] }), 828, weighed(16, 15))).toMatchObject({
      kind: 'ill',
    });
  });
});

it('changes by 5 to 10%, never below resting energy, and slims only what is heavy, for any animal and weights', () => {
  const random = seeded(20261127);
  for (let round = 0; round < 2000; round += 1) {
    const weightKg = 2 + random() * 60;
    const animal = dog({
      species: random() < 0.5 ? 'dog' : 'cat',
      ageMonths: Math.floor(1 + random() * 150),
      weightKg,
      bodyCondition: 1 + Math.floor(random() * 9),
    });
    const fedKcal = 70 * weightKg ** 0.75 * (0.4 + random() * 2);
    const advice = energyAdvice(animal, fedKcal, weighed(weightKg * (0.9 + random() * 0.2), weightKg));
    if (animal.ageMonths < 12) expect(advice).toBeNull();
    if (advice?.kind !== 'less') continue;
    const score = animal.bodyCondition ?? 5;
    const leastKg = score >= 6 ? weightKg / (1 + (score - 5) / 10) : weightKg;
    expect(score).toBeGreaterThanOrEqual(5);
    expect(advice.percent).toBeGreaterThanOrEqual(5);
    expect(advice.percent).toBeLessThanOrEqual(10);
    expect(advice.toKcal).toBeGreaterThanOrEqual(Math.floor(70 * leastKg ** 0.75));
  }
});

/** Park and Miller's generator: the same animals in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

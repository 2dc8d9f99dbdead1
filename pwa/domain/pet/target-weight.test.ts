import { describe, expect, it } from 'vitest';
import { bodyConditionOf } from './body-condition.ts';
import {
  estimatedTargetKg,
  feedingWeightKg,
  hasReachedTarget,
  isOnDiet,
  slimmingTargetKg,
  slimsWithVetOnly,
} from './target-weight.ts';

const grown = (changes: Parameters<typeof slimmingTargetKg>[0]['conditions'] | object = {}) => ({
  ageMonths: 36,
  weightKg: 24,
  ...changes,
});

describe('the target weight of a body condition', () => {
  it.each([
    // 10% of excess a point above 5: 24 / 1.1, 1.2, 1.3 and 1.4.
    [6, 21.8],
    [7, 20],
    [8, 18.5],
    [9, 17.1],
  ])('for 24 kg at score %d is %d kg, by the least excess in the charts', (score, targetKg) => {
    expect(estimatedTargetKg(24, score)).toBeCloseTo(targetKg, 1);
  });

  it('does not exist at score 5 and below, or without a score', () => {
    for (const score of [1, 3, 4, 5, undefined]) expect(estimatedTargetKg(24, score)).toBeUndefined();
  });

  it('stays while the weight falls, and ends when it is reached', () => {
    const slimming = { bodyCondition: 7, targetWeightKg: 20 };
    expect(slimmingTargetKg(grown({ ...slimming, weightKg: 21 }))).toBe(20);
    expect(slimmingTargetKg(grown({ ...slimming, weightKg: 20 }))).toBeUndefined();
    expect(hasReachedTarget(grown({ ...slimming, weightKg: 19.8 }))).toBe(true);
    expect(hasReachedTarget(grown(slimming))).toBe(false);
  });

  it('is never below 1/1.6 of the weight, as score 9 has 60% of excess at most: 24 kg slim to 15', () => {
    expect(slimmingTargetKg(grown({ bodyCondition: 9, targetWeightKg: 2.4 }))).toBeCloseTo(15, 6);
  });

  it('assumes 15% of excess a point at most: at score 7, 45 kg slim to 34.6, not to a set 25', () => {
    const weighed = { weightKg: 45, bodyCondition: 7, targetWeightKg: 25 };
    expect(slimmingTargetKg(grown(weighed))).toBeCloseTo(45 / 1.3, 6);
  });

  it('is for the vet to set where an animal is ill or takes medicines', () => {
    for (const condition of ['heart', 'medicines'] as const) {
      const ill = grown({ bodyCondition: 8, targetWeightKg: 20, conditions: [condition] });
      expect(slimmingTargetKg(ill)).toBeUndefined();
      expect(feedingWeightKg(ill)).toBe(24);
    }
  });

  it('does not exist for an animal that grows, is pregnant or nurses', () => {
    expect(slimmingTargetKg(grown({ bodyCondition: 8, ageMonths: 11 }))).toBeUndefined();
    expect(slimmingTargetKg(grown({ bodyCondition: 8, conditions: ['pregnant'] }))).toBeUndefined();
    expect(slimmingTargetKg(grown({ bodyCondition: 8, conditions: ['nursing'] }))).toBeUndefined();
    expect(feedingWeightKg(grown({ bodyCondition: 8, ageMonths: 11 }))).toBe(24);
  });

  it('calls for a diet from score 7; at score 6 the usual food for the target weight is enough', () => {
    expect(isOnDiet(grown({ bodyCondition: 6 }))).toBe(false);
    expect(feedingWeightKg(grown({ bodyCondition: 6 }))).toBeCloseTo(21.8, 1);
    expect(isOnDiet(grown({ bodyCondition: 7 }))).toBe(true);
    expect(isOnDiet(grown({ bodyCondition: 7, targetWeightKg: 24 }))).toBe(false);
  });
});

it('a heavy animal that grows, nurses or is ill gets no advice to slim, only to ask a vet', () => {
  const advice = (body: Parameters<typeof slimsWithVetOnly>[0], score: 3 | 6 = 6) =>
    bodyConditionOf('dog', score, slimsWithVetOnly(body)).advice;
  expect(advice({ ageMonths: 36 })).toContain('10% less');
  for (const body of [{ ageMonths: 4 }, { conditions: ['nursing'] }, { conditions: ['kidney'] }] as const)
    expect(advice(body)).toBe('Ask your vet how much to feed.');
  expect(advice({ ageMonths: 4 }, 3)).not.toContain('Ask your vet');
});

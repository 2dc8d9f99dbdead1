import { describe, expect, it } from 'vitest';
import { matureWeightKg } from './mature-weight.ts';

describe('matureWeightKg', () => {
  it('is the upper end of the breed’s range, or the dog’s own weight if higher', () => {
    expect(matureWeightKg({ breed: 'Great Dane', weightKg: 12 })).toBeGreaterThan(60);
    expect(matureWeightKg({ breed: 'Chihuahua', weightKg: 2 })).toBeLessThan(5);
    expect(matureWeightKg({ breed: 'Chihuahua', weightKg: 40 })).toBe(40);
  });

  it('is that of the largest dogs if the breed is unknown, since the dog may become one', () => {
    expect(matureWeightKg({ breed: 'Lurcher of sorts', weightKg: 9 })).toBe(120);
  });
});

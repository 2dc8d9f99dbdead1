import { describe, expect, it } from 'vitest';
import { ANY_CAT, ANY_DOG, weightRemark } from './plausible-weight.ts';

const CHIHUAHUA = { name: 'Chihuahua', minWeightKg: 1.5, maxWeightKg: 3 };
const AKITA = { name: 'Akita', minWeightKg: 32, maxWeightKg: 59 };

describe('a weight', () => {
  it('far above the breed’s range is reported as a lot, in the owner’s unit', () => {
    expect(weightRemark(25, CHIHUAHUA, 'metric')).toBe('25 kg is a lot for a Chihuahua: check it.');
    expect(weightRemark(25, CHIHUAHUA, 'us')).toBe('55.1 lb is a lot for a Chihuahua: check it.');
    expect(weightRemark(4.6, CHIHUAHUA, 'metric', 4)).toContain('a lot'); // 3 × 1.5 = 4.5
  });

  it('far below the breed’s range is reported as very little, but only for an adult dog', () => {
    expect(weightRemark(5.9, AKITA, 'metric', 24)).toBe('5.9 kg is very little for an Akita: check it.');
    expect(weightRemark(5.9, AKITA, 'metric', 3)).toBe('');
  });

  it.each([1.1, 2.5, 4.4])('of %d kg is plausible for a Chihuahua: 1.5 / 1.5 to 3 × 1.5 kg', (weightKg) => {
    expect(weightRemark(weightKg, CHIHUAHUA, 'metric')).toBe('');
  });

  it('without a breed is judged by species', () => {
    expect(weightRemark(12, ANY_CAT, 'metric')).toBe('12 kg is a lot for a cat: check it.');
    expect(weightRemark(6.8, ANY_CAT, 'metric')).toBe('');
    expect(weightRemark(0.6, ANY_DOG, 'metric')).toBe('0.6 kg is very little for a dog: check it.');
    expect(weightRemark(90, ANY_DOG, 'metric')).toBe('');
  });

  it('that is missing or unreadable gets no remark', () => {
    expect([undefined, Number.NaN].map((kg) => weightRemark(kg, ANY_DOG, 'metric'))).toEqual(['', '']);
  });
});

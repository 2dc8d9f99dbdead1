import { describe, expect, it } from 'vitest';
import { defaultUnitSystem, unitSystemLabel } from './unit-system.ts';
import { kgFromLb } from './weight-units.ts';

describe('defaultUnitSystem', () => {
  it('is metric unless the browser speaks American English', () => {
    expect(['en-US', 'en-us', 'en-GB', 'en', 'es-US', undefined].map(defaultUnitSystem)).toEqual([
      'us',
      'us',
      'metric',
      'metric',
      'metric',
      'metric',
    ]);
  });

  it('is labelled with its units', () => {
    expect(unitSystemLabel('metric')).toBe('Metric (g/ml)');
    expect(unitSystemLabel('us')).toBe('US (oz/cups)');
  });
});

describe('pounds', () => {
  it('convert to kilograms with 0.453592 kg a pound', () => {
    expect(kgFromLb(10)).toBeCloseTo(4.53592, 10);
  });
});

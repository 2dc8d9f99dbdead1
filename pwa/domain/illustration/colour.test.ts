import { describe, expect, it } from 'vitest';
import { dark, light, mix } from './svg.ts';

describe('mix', () => {
  it('interpolates between two colours', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    // Half of 0x10 = 8, of 0x20 = 16, of 0x30 = 24.
    expect(mix('#000000', '#102030', 0.5)).toBe('#081018');
  });
});

describe('light and dark', () => {
  it('mix towards warm white and warm brown', () => {
    expect(light('#000000', 1)).toBe('#fff6e0');
    expect(dark('#ffffff', 1)).toBe('#3a1c0a');
    expect(light('#8d4b35', 0)).toBe('#8d4b35');
  });
});

import { describe, expect, it } from 'vitest';
import { dualTemperatures } from './temperature-text.ts';

describe('dualTemperatures', () => {
  it.each([
    ['Bake at 180 °C for 20 minutes.', 'Bake at 180 °C (350 °F) for 20 minutes.'],
    ['Heat to 165°F inside.', 'Heat to 165°F (74 °C) inside.'],
    ['Roast at 400 degrees F.', 'Roast at 400 degrees F (200 °C).'],
    ['Oven: 200 Celsius', 'Oven: 200 Celsius (400 °F)'],
    ['160–180°C', '160–180°C (325–350 °F)'],
    ['180°C/160°C fan', '180°C (350 °F)/160°C fan'],
    ['Bake at 180 °C to 165 °F inside', 'Bake at 180 °C (350 °F) to 165 °F (74 °C) inside'],
    ['Cool to 4 °C', 'Cool to 4 °C (39 °F)'],
    ['Gas mark 4, 25 minutes', 'Gas mark 4 (180 °C, 350 °F), 25 minutes'],
    ['Preheat (190 °C)', 'Preheat (190 °C, 375 °F)'],
    ['To 74 °C (165 °F), then cool to 60°C', 'To 74 °C (165 °F), then cool to 60°C (140 °F)'],
  ])('adds the other scale: %s', (text, expected) => {
    expect(dualTemperatures(text)).toBe(expected);
  });

  it.each([
    'Preheat to 180°C (350°F).',
    'Preheat to 350 °F / 180 °C.',
    'Gas mark 6 (200 °C, 400 °F)',
    'Add 100 mg vitamin C and 2 C water.',
    'Stir for 20 minutes.',
    'Reduce the oven by 20 °C for a fan oven.',
    '',
  ])('leaves alone: %s', (text) => {
    expect(dualTemperatures(text)).toBe(text);
  });

  it('is idempotent', () => {
    const once = dualTemperatures('Bake at 180 °C, then 375 F, to 74°C inside; gas mark 5.');
    expect(dualTemperatures(once)).toBe(once);
  });
});

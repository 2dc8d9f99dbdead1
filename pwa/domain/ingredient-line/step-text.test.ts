import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { dualStep } from './convert-line.ts';

describe('dualStep', () => {
  it.each([
    ['Add 500 ml water and simmer.', 'Add 500 ml (2 cups) water and simmer.'], // 2.1 cups
    ['Add 1,200 ml water.', 'Add 1,200 ml (5 cups) water.'], // 5.07 cups
    ['Add 2 cups of water.', 'Add 2 cups (475 ml) of water.'], // 473.2 ml
    ['Add ½ cup of peas.', 'Add ½ cup (120 ml) of peas.'], // 118.3 ml
    ['Add 2-3 cups water.', 'Add 2-3 cups (475–710 ml) water.'],
    ['Brown 1 lb of mince.', 'Brown 1 lb (450 g) of mince.'],
    ['Weigh 225 g a portion.', 'Weigh 225 g (8 oz) a portion.'],
    ['Cut into 1-inch cubes.', 'Cut into 1-inch (2.5 cm) cubes.'],
    ['Cut to 1–2 cm pieces.', 'Cut to 1–2 cm (1/2–3/4 in) pieces.'], // 0.39 and 0.79 in
    ['Grease a 20 x 30 cm tin.', 'Grease a 20 x 30 cm (8 x 12 in) tin.'], // 7.9 and 11.8 in
    ['Use a 9 by 13-inch pan.', 'Use a 9 by 13-inch (23 by 33 cm) pan.'], // 22.9 and 33.0 cm
    ['One cube (about 225 g) a day.', 'One cube (about 225 g, 8 oz) a day.'],
    ['Bake at 180 °C with 250 ml broth.', 'Bake at 180 °C (350 °F) with 250 ml (1 cup) broth.'],
    ['Freeze at -18 °C.', 'Freeze at -18 °C (0 °F).'],
    ['Freeze at −18C.', 'Freeze at −18C (0 °F).'],
  ])('adds the measures of the other system: %s', (text, dual) => {
    expect(dualStep(text)).toBe(dual);
  });

  it.each([
    'Stir in 1 lb (450 g) beef.',
    'Stir in 1 lb beef (450 g).',
    'Stir in 450 g/1 lb beef.',
    'Use a 20 by 30 cm (8 by 12 inches) tin.',
    'Bake at 180 °C (350 °F) for 20 minutes.',
    'Add 1,5 kg of beef.',
    'Add 1 tbsp oil and 5 g of powder.',
    'Cook 2 in batches for 10 to 15 minutes.',
    '',
  ])('leaves alone what is already in both systems or has no measure: %s', (text) => {
    expect(dualStep(text)).toBe(text);
  });

  it('never throws or shortens a text, and converts it only once', () => {
    const words = fc.constantFrom(
      '1',
      '2-3',
      '½',
      '250',
      ' ',
      ' cups',
      ' g',
      ' cm',
      'x',
      '(',
      ')',
      '-',
      ' ml of',
      '°C',
      '/',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(words, { maxLength: 60 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(dualStep(text).length).toBeGreaterThanOrEqual(text.length);
      }),
    );
    const once = dualStep('Add 500 ml water to 1 lb of beef in a 20 cm pan.');
    expect(dualStep(once)).toBe(once);
  });

  it.each(['1 g (', '1-', '1 cup of ', '(', '½ ', '1 x '])(
    'takes less than 500 ms for 5,000 characters of %j',
    (part) => {
      const text = part.repeat(5000 / part.length);
      expect(processorMs(() => dualStep(text))).toBeLessThan(500);
    },
  );
});

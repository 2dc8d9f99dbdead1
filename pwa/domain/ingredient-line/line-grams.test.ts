import { describe, expect, it } from 'vitest';
import { type LineGrams, lineGrams } from './line-grams.ts';
import { parseIngredientLine } from './parse-line.ts';

const gramsOf = (line: string) => lineGrams(parseIngredientLine(line));

describe('lineGrams', () => {
  it.each<[string, number, LineGrams['basis']]>([
    ['a 2-kilogram piece of topside', 2000, 'mass'],
    ['medium chicken, 1.4 kg', 1400, 'mass'],
    ['400g tin sardines in water', 400, 'mass'],
    ['½ lb lean beef mince, browned', 226.796, 'mass'], // 453.592 / 2
    ['2 lb 4 oz beef mince', 1020.582, 'mass'], // 907.184 + 113.398
    ['2 lb, 4 oz beef mince', 1020.582, 'mass'],
    ['1 kg, 500 g beef mince', 1500, 'mass'],
    ['500 g, 1 lb 2 oz beef mince', 500, 'mass'],
    ['3 oz granola', 85.0485, 'mass'], // unknown food, known mass
    ['1 clove garlic', 3, 'household'],
    ['1 medium onion', 110, 'household'],
    ['500 mg taurine', 0.5, 'mass'],
    ['1 1/2 cups cooked brown rice', 292.4228, 'density'], // 1.5 × 236.588 ml × 0.824 g/ml
    ['10 ml salmon oil', 9.21, 'density'], // × 0.921
    ['1 litre water', 1000, 'density'],
    ['2 tsp eggshell powder', 11.0408, 'density'], // 2 × 4.92892 ml × 1.12
    ['1/4 tsp salt', 1.5, 'density'], // 6 g a teaspoon
    ['a pinch of turmeric', 0.1959, 'density'], // 4.92892 / 16 ml × 0.636
    ['1 cup grated carrot', 110, 'household'], // USDA: cup grated
    ['1 cup chopped carrot', 128, 'household'],
    ['1 tbsp ground flaxseed', 7, 'household'],
    ['1 tbsp flaxseed, whole', 10.3, 'household'],
    ['eggs, 3 large', 165, 'household'], // 3 × 55
    ['carrot (1 large), grated', 72, 'household'],
    ['2 large eggs', 110, 'household'], // between 100 (US) and 120 (UK)
    ['8 cherry tomatoes', 136, 'household'], // 8 × 17
    ['10 baby carrots', 120, 'household'], // 10 × 12
    ['1 loaf of white bread', 750, 'household'],
    ['1 tray of chicken wings', 900, 'household'],
    ['1 small courgette', 118, 'household'],
    ['3 large carrots', 216, 'household'], // 3 × 72
    ['1 large head cauliflower', 840, 'household'],
    ['2 sticks celery', 80, 'household'], // 2 medium stalks
    ['1 can tuna in water', 105, 'household'], // drained, of 145 g
    ['20 sprigs parsley', 20, 'household'], // 10 sprigs weigh 10 g
    ['2-3 carrots', 152.5, 'piece'], // 2.5 × 61
    ['2 eggs', 100, 'piece'],
    ['half a banana', 59, 'piece'],
    ['one large sweet potato', 182, 'piece'], // 130 g is a medium one; × 1.4
    ['1 small butternut squash', 675, 'household'],
    ['2 cod fillets', 260, 'piece'], // as '2 fillets of cod': a portion, not half a fish
    ['2 fillets of cod', 260, 'piece'],
    ['a handful of spinach', 30, 'household'], // estimate
    ['1 broccoli', 350, 'household'], // estimate, not one spear of 31 g
    ['1 small broccoli', 225, 'household'],
    ['1 tin of sardines in water', 90, 'household'],
    ['3 cabbage leaves', 69, 'household'], // 3 medium leaves, not 3 cabbages
    ['6 cauliflower florets', 78, 'household'], // 6 × 13
    ['2 corn on the cob', 204, 'household'], // 2 medium ears
    ['2 x 400g tins chickpeas, drained', 480, 'mass'], // 800 × 0.6
    ['240g (1 tin) chickpeas, drained', 240, 'mass'], // weighed when drained
    ['1 (15 oz.) can black beans, drained', 255.1455, 'mass'], // 425.2425 × 0.6
    ['1 x 400gm tin chickpeas, drained', 240, 'mass'],
    ['3 capsules of salmon oil (1000mg)', 3, 'mass'],
  ])('of %s is %f by %s', (line, grams, basis) => {
    const result = gramsOf(line);
    expect(result?.basis).toBe(basis);
    expect(result?.grams).toBeCloseTo(grams, 3);
  });

  it.each<[string, number]>([
    ['2 eggs (100 g), beaten', 100],
    ['2 sweet potatoes (300g in total)', 300],
    ['3 carrots (total weight 250 g)', 250],
    ['4 (4 oz) boneless skinless chicken breasts', 453.592],
    ['3 (200 g in total) carrots', 200],
    ['4 chicken thighs (125 g each)', 500],
    ['1 medium sweet potato (about 200 g)', 200],
    ['1 lb (450 g) turkey mince', 450],
    ['3/4 cup (180 ml) water', 180],
    ['1 x 400 g tin chickpeas, drained (240 g)', 240],
    ['500 g chicken breast (1 lb)', 500], // ounces never outrank grams
    ['3 eggs, 50 ml water', 150], // the water is not the eggs' weight
  ])('uses the exact weight stated beside the amount: %s is %f g', (line, grams) => {
    expect(gramsOf(line)?.grams).toBeCloseTo(grams, 6);
  });

  it('reads a tenth of a spoon as a fraction, not as a range from one to ten', () => {
    const whole = gramsOf('1 tsp iodised salt')?.grams ?? 0;
    expect(gramsOf('1/10 tsp iodised salt')?.grams).toBeCloseTo(whole / 10, 6);
  });

  it.each<[string, number]>([
    ['Zinc (gluconate): 2 tablets, 15 mg zinc each, crushed', 0.20906], // 2 × 15 / 143.5 mg a gram
    ['zinc 15 mg', 0.10453],
    ['105 mg zinc gluconate', 0.105], // the compound itself
    ['Vitamin E 400 IU', 0.5009], // of 79,864 IU in 100 g
    ['Vitamin D3 drops: 1 drop of 400 IU', 0.028],
    ['1 capsule vitamin D3 50,000 IU', 3.5], // 125 drops of 400 IU, 0.028 g each
    ['zinc 15 mg x 2 tablets', 0.20906],
    ['Fish oil, 18/12: 3 capsules of 1 g, pricked and squeezed', 3],
  ])('knows supplements by tablet, capsule, drop and nutrient: %s is %f g', (line, grams) => {
    expect(gramsOf(line)?.grams).toBeCloseTo(grams, 4);
  });

  it.each([
    ...[
      'salt to taste',
      'a handful of oil',
      '6 chunks of sweet potato',
      '1 whole trout',
      '2 mackerel, gutted',
      '3 pieces of carrot',
      '4 carrot sticks',
      '1 pack chicken hearts',
      '2 granola',
      '1 cup granola',
      '1 / 2 cup oats', // a half, or one to two
      '2 / 3 carrots',
    ],
    ...[
      '1 clove granola',
      'chicken',
      '0 g chicken',
      '3',
      '',
      '400 IU chicken',
      'zinc tablets 15 mg', // no count stated
      '1 kelp tablet', // no strength stated
      '3 drops vitamin D3',
      '1 tbsp oil',
    ],
  ])("is null for '%s': nothing is guessed", (line) => {
    expect(gramsOf(line)).toBeNull();
  });
});

describe('tins, list letters and preserved food', () => {
  it.each([
    ['two 14-ounce cans chickpeas, drained and rinsed', 476], // 60% of 2 × 397 g
    ['half a tin of salmon (213 g tin)', 106.5],
    ['a) 200 g kale', 200],
  ])('have a weight: %s', (text, grams) => {
    expect(lineGrams(parseIngredientLine(text))?.grams).toBeCloseTo(grams, 0);
  });

  it('match no food in another form: sundried tomatoes are not fresh, tinned fish is not raw', () => {
    expect(parseIngredientLine('190 g sundried tomatoes').ingredientId).toBeNull();
    for (const line of ['200 g tinned haddock', '200 g haddock, tinned'])
      expect(parseIngredientLine(line).ingredientId, line).toBeNull();
  });
});

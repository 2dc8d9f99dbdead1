import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { scaledStep } from './scaled-step.ts';

const line = (ingredientId: string | null, grams: number, metric: string, us: string) => ({
  ingredientId,
  grams,
  metric,
  us,
});

describe('the text of a step for a batch', () => {
  const recipe = {
    servings: 7,
    ingredientLines: [line('water', 800, '800 ml water', '3 1/3 cups water')],
  };
  const batch = { scale: 1.5, portions: 6, portionGrams: 512.5, cookedGrams: 3075, knownShare: 1 };
  const scaled = (text: string) => scaledStep({ text, lines: [0] }, recipe, batch);

  it('scales an amount of its ingredients, in both systems, and leaves times and temperatures', () => {
    expect(scaled('Boil the 800 ml (3 1/3 cups) of water for 20 minutes to 74 °C (165 °F).').text).toBe(
      'Boil the 1,200 ml (5 cups) of water for 20 minutes to 74 °C (165 °F).',
    );
  });

  it('states the portions of the batch', () => {
    expect(scaled('Weigh into 7 portions of about 290 g (10 oz).').text).toBe(
      'Weigh into 6 portions of about 515 g (18 1/4 oz).',
    );
  });

  it('scales spoonfuls of a food, even of one that the recipe does not list', () => {
    expect(scaled('with 2 tablespoons of water and two teaspoons of the oil').text).toBe(
      'with 3 tablespoons of water and 3 teaspoons of the oil',
    );
    expect(scaled('Add 2 tablespoons of water to bowl.').text).toBe('Add 3 tablespoons of water to bowl.');
  });

  it('writes the American amount as the line does: cups of rice, not ounces', () => {
    const rice = line('rice-brown-dry', 250, '250 g brown rice, dry', '1 1/3 cups brown rice, dry');
    const step = { text: 'Boil the 250 g (1 1/3 cups) of rice.', lines: [0] };
    expect(scaledStep(step, { servings: 7, ingredientLines: [rice] }, batch).text).toBe(
      'Boil the 375 g (2 cups) of rice.',
    );
  });

  it('keeps an amount that is not of an ingredient of the step', () => {
    expect(scaled('pieces of about 10 g each').text).toBe('pieces of about 10 g each');
  });

  it('marks a step that counts pieces, as their number holds only for the recipe as written', () => {
    expect(scaled('Cut into 48 small biscuits.').countsPieces).toBe(true);
    expect(scaled('Cover and simmer for 18 minutes.').countsPieces).toBe(false);
  });

  it('is unchanged for the recipe as written', () => {
    const text = 'Boil the 800 ml (3 1/3 cups) of water. Cut into 48 small biscuits.';
    const whole = { ...batch, scale: 1, portions: 7 };
    expect(scaledStep({ text, lines: [0] }, recipe, whole)).toEqual({
      text,
      countsPieces: false,
      keepsAmount: false,
    });
  });

  const foods = [
    line('beef-heart', 1500, '1.5 kg beef heart', '3 lb 5 oz beef heart'),
    line('turkey-mince-lean', 907.2, '900 g turkey mince', '2 lb ground turkey'),
    line('rice-white-dry', 370, '370 g white rice', '2 cups white rice'),
    line('salmon-oil', 54.4, '60 ml salmon oil', '4 tbsp salmon oil'),
    line('olive-oil', 27, '27 g olive oil', '2 tbsp olive oil'),
    line('sunflower-oil', 4.6, '5 g sunflower oil', '1 tsp sunflower oil'),
    line('ginger', 2.5, '2.5 g ginger', '1/2 tsp ginger'),
  ];
  const times = (scale: number, text: string) =>
    scaledStep(
      { text, lines: foods.map((_, index) => index) },
      { servings: 4, ingredientLines: foods },
      { ...batch, scale, portions: 8 },
    );

  it.each([
    ['Add the 2 cups of rice and 4 cups of water.', 'Add the 4 cups of rice and 8 cups of water.'],
    [
      'Heat the 2 tbsp olive oil and brown the 2 lb of turkey.',
      'Heat the 1/4 cup olive oil and brown the 4 lb of turkey.',
    ],
    ['Brown the 500g turkey mince.', 'Brown the 1,000 g turkey mince.'],
    [
      'Brown the 1.5 kg of beef heart in 1 litre of water.',
      'Brown the 3 kg of beef heart in 2 litres of water.',
    ],
    ['Stir in the 60 ml of salmon oil.', 'Stir in the 120 ml of salmon oil.'],
    ['Stir in 2.5 g ginger and 5 g sunflower oil.', 'Stir in 5 g ginger and 10 g sunflower oil.'],
    ['Pour on half a litre of hot water.', 'Pour on 1 litre of hot water.'],
    ['Pour on a litre of hot water.', 'Pour on 2 litres of hot water.'],
    ['Pour on 2-3 cups water.', 'Pour on 4-6 cups water.'],
    ['Rinse 200 g (7 oz) of the rice.', 'Rinse 400 g (14 oz) of the rice.'],
    ['Brown 450 g/1 lb of the turkey.', 'Brown 900 g/2 lb of the turkey.'],
    ['Brown 1 lb (450 g) of the turkey.', 'Brown 2 lb (900 g) of the turkey.'],
    ['Brown 1 lb 8 oz of the turkey.', 'Brown 3 lb of the turkey.'],
    ['Boil 1,200 ml of water.', 'Boil 2,400 ml of water.'],
  ])('doubles every weight and volume: %s', (text, doubled) => {
    expect(times(2, text)).toEqual({ text: doubled, countsPieces: false, keepsAmount: false });
  });

  it('writes less than a kilogram, a litre or a cup as the scale and the jug show it', () => {
    expect(times(1 / 2, 'Brown the 1.5 kg of beef heart in 1 litre of water.').text).toBe(
      'Brown the 750 g of beef heart in 500 ml of water.',
    );
    expect(times(1 / 2, 'Stir in the 5 g sunflower oil and 1/4 cup water.').text).toBe(
      'Stir in the 2.5 g sunflower oil and 2 tbsp water.',
    );
  });

  it.each([
    'Cut it into 2 cm (3/4 in) dice and bake at 180 °C (350 °F) for 20 minutes.',
    'Bake at 180 C for 1 hour, until it is 74C inside.',
    'Open a 400g tin of tomatoes.',
    'Line a 900 g (2 lb) loaf tin, which holds 1 litre (4 cups).',
    'Bring it to the boil in a 5 litre (5 quart) pot, or a 2-litre pan.',
    'Roll meatballs of 30 g, about 25 g each once cooked.',
    'Fill heatproof cups of 120 ml (4 fl oz), five cups to a round.',
    'Stir the vitamin E into a cup of the rice.',
    'Spoon a teaspoon of that water over each pair.',
    'Stir 1/2 teaspoon of eggshell powder into each portion.',
    'One treat is about 30 g (1 oz).',
  ])('leaves temperatures, times, sizes and amounts for a part, without a note: %s', (text) => {
    expect(times(2, text)).toEqual({ text, countsPieces: false, keepsAmount: false });
  });

  it.each(['Add 250 g passata.', 'Add 3 cups of passata and the rice.', 'Add 250 g of shop-bought passata.'])(
    'keeps an amount of a food that is not in the recipe, and says so: %s',
    (text) => {
      expect(times(2, text)).toEqual({ text, countsPieces: false, keepsAmount: true });
    },
  );

  it('also says that it keeps an amount in a step where it scales another', () => {
    expect(times(2, 'Add the 500g turkey mince and 250 g passata.')).toMatchObject({
      text: 'Add the 1,000 g turkey mince and 250 g passata.',
      keepsAmount: true,
    });
  });

  it.each(['1 g (', '1-', '2 cups ', '1 lb 1 ', 'half a ', '½ ', '1 x '])(
    'takes less than half a second for 1000 characters of %j over and over',
    (part) => {
      const text = part.repeat(1000 / part.length);
      expect(processorMs(() => times(2, text))).toBeLessThan(500);
    },
  );
});

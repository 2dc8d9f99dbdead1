import { describe, expect, it } from 'vitest';
import { findUnsafeFoods } from '../safety/audit/find-unsafe-foods.ts';
import { readLines } from './read-lines.ts';

const read = (text: string) => {
  const [line, ...others] = readLines([text]).lines;
  if (line === undefined || others.length > 0) throw new Error(`not one line in ${text}`);
  return line;
};
const foodOf = (text: string) => read(text).ingredientId;
const boundsOf = (text: string) => [read(text).leastGrams, read(text).mostGrams];
const askedOf = (text: string) => read(text).questions.map(({ code }) => code);

describe('a food in or with another', () => {
  it.each([
    ...[
      '200 g chicken with rice',
      '200 g rice with peas',
      '300 g beef with barley',
      '200 g beef (with dumplings)',
    ],
    ...[
      '200 g tuna in mayonnaise',
      '200 g cod in breadcrumbs',
      '200 g salmon in batter',
      '200 g pears in syrup',
    ],
    ...[
      '200 g chicken in gravy',
      '200 g chicken, in gravy',
      '50 g cod liver in oil',
      '200 g cod fillets battered',
    ],
    ...['1.2 kg beef and tripe mince', '1 kg beef & liver mince', '500 g chicken and heart mince'],
  ])('%s is a mixture, and never the first food with all the weight', (text) => {
    expect(foodOf(text)).toBeNull();
  });

  it.each([
    ['120 g sardines in spring water', 'sardines-water'],
    ['120 g sardines in extra virgin olive oil', 'sardines-oil'],
    ['100 g yogurt with live cultures', 'yogurt-plain'],
    ['200 g chicken thighs with skin', 'chicken-thigh-skin'],
    ['200 g carrots in 2 cm chunks', 'carrot'],
  ])('%s stays what it is: packing and parts are not foods', (text, id) => {
    expect(foodOf(text)).toBe(id);
  });
});

describe('what a line’s weight includes besides its food', () => {
  it.each([
    '1 whole chicken (1.5 kg), boiled and deboned',
    '1 rotisserie chicken (about 900 g), meat only',
    '500 g chicken, curry cut',
    '2 large eggs, shells and all',
    '2 eggs (shell on)',
    '2 eggs, shell included, crushed',
    '1 whole mackerel, gutted, about 300g',
    '1 wild rabbit, skinned and jointed, approx 1.2 kg',
  ])('%s: bone or shell, which we ask about', (text) => {
    expect(askedOf(text)).toContain('bone-share');
  });

  it.each(['500 g boneless chicken', '2 eggs, shells removed', '3 boiled eggs, shelled'])(
    '%s: nothing',
    (text) => {
      expect(askedOf(text)).not.toContain('bone-share');
    },
  );

  it.each(['1 family pack chicken thighs', '2 value packs of chicken drumsticks', '1 pack chicken thighs'])(
    '%s: the size of the pack is unknown',
    (text) => {
      expect(read(text).grams).toBeNull();
    },
  );
});

describe('a name from another country', () => {
  it.each([
    ['1 lb ground chuck, 80/20', 'beef-mince-20'],
    ['8 oz rotini, dry', 'pasta-dry'],
    ['500 g chook thighs, skinless, raw', 'chicken-thigh'],
  ])('is recognised: %s', (text, id) => {
    expect(foodOf(text)).toBe(id);
  });
});

describe('bought stock', () => {
  it.each(['1 litre vegetable stock', '2 cups low sodium chicken broth'])(
    'raises no question whether it is dry: %s',
    (text) => {
      expect(askedOf(text)).toEqual([]);
    },
  );
});

describe('a dried food', () => {
  it.each([
    ...['100 g dried prawns', '100 g dried shrimp', '100 g prawns, dried', '20 g dried pumpkin'],
    ...['100 g dried potatoes', '100 g dried sardines', '100 g dried tuna', '100 g dried beef'],
  ])('%s is unknown, and neither raw nor tinned', (text) => {
    expect(foodOf(text)).toBeNull();
  });

  it.each([
    ['100 g dried chickpeas', 'chickpeas-dry'],
    ['100 g dried pasta', 'pasta-dry'],
    ['5 g dried parsley', 'parsley-dried'],
    ['200 g spinach, washed and dried', 'spinach'],
  ])('%s is known where the tables have it dry or it is dried with a towel', (text, id) => {
    expect(foodOf(text)).toBe(id);
  });
});

describe('pepper', () => {
  it.each([
    ...['200 g pepper, deseeded', '300 g pepper', '½ pepper, diced', '1 large pepper', '1 cup pepper'],
    ...['pepper, sliced', '1 small pepper, roasted'],
  ])('%s is the vegetable', (text) => {
    expect(foodOf(text)).toBe('red-pepper');
  });

  it.each(['1 tsp pepper', '2 g pepper', 'pepper', 'freshly ground pepper', '20 g ground pepper'])(
    '%s is ground black pepper',
    (text) => {
      expect(foodOf(text)).toBe('black-pepper');
    },
  );

  it('1 hot pepper is a chilli', () => {
    expect(foodOf('1 hot pepper')).toBe('chilli-red');
  });
});

describe('a limit instead of an amount', () => {
  it.each([
    ...[
      'up to 100 g carrots',
      'at most 100 g carrots',
      'no more than 100 g carrots',
      'less than 100 g carrots',
    ],
    ...['under 100 g carrots', 'max. 100 g carrots', '100 g or less carrots', '100 g max carrots'],
    ...['carrots, up to 100 g', 'carrots up to 100 g', 'carrots (max 100 g)'],
  ])('%s is anything from none to 100 g', (text) => {
    expect(foodOf(text)).toBe('carrot');
    expect(boundsOf(text)).toEqual([0, 100]);
  });

  it.each([
    ...['at least 100 g carrots', 'over 100 g carrots', 'more than 100 g carrots', 'min. 100 g carrots'],
    ...['100 g+ carrots', '3+ carrots', '100 g or more carrots', 'carrots, at least 100 g'],
    ...['carrots at least 100 g', 'carrots (at least 100 g)', '100 g carrots or more'],
  ])('%s has no upper bound, and we ask', (text) => {
    expect(foodOf(text)).toBe('carrot');
    expect(boundsOf(text)).toEqual([0, null]);
    expect(askedOf(text)).toContain('which-amount');
  });

  it.each([
    ...['1 teaspoon salmon oil per serving', '500 mg taurine per portion', '250 mg taurine per kg'],
    ...['1 tsp eggshell powder per pound of food', '1 g kelp powder per day'],
  ])('%s depends on an amount that the line doesn’t state, and we ask', (text) => {
    expect(boundsOf(text)).toEqual([0, null]);
    expect(askedOf(text)).toContain('which-amount');
  });

  it('of a count bounds the count, and the plus of a sum is no limit', () => {
    expect(boundsOf('up to 4 eggs')).toEqual([0, 200]);
    expect(read('100 g + 50 g carrots').grams).toBe(150);
  });
});

describe('a weight beside a count that our tables can’t settle', () => {
  it.each([
    ['4 venison steaks (600g)', 600, 2400],
    ['3 packets beef mince (500g)', 500, 1500],
    ['3 mackerel, about 600 g', 600, 1800],
    ['3 mackerel 600g', 600, 1800],
    ['6 reindeer sausages, 350-400g', 350, 2400],
  ])('%s is the weight of all or of each, as the answer says', (text, all, each) => {
    expect(boundsOf(text)).toEqual([all, each]);
    const choices = read(text).questions.find(({ code }) => code === 'which-amount')?.choices ?? [];
    const answers = choices.map((choice) => read(choice.text));
    const [ofAll, ofEach] = answers.map(({ grams, leastGrams, mostGrams }) => [grams, leastGrams, mostGrams]);
    expect(ofAll?.[1]).toBe(all);
    expect(ofEach?.[2]).toBe(each);
    for (const answer of answers) {
      expect(answer.ingredientId).toBe(foodOf(text));
      expect(answer.questions.map(({ code }) => code)).not.toContain('which-amount');
    }
  });

  it.each(['4 chicken thighs (600 g)', '4 chicken thighs (150 g)', '3 mackerel (600 g each)'])(
    '%s is not asked about',
    (text) => {
      expect(askedOf(text)).not.toContain('which-amount');
    },
  );
});

describe('a piece or a measure of several sizes', () => {
  it.each([
    // Meat of a British leg to that of an American leg quarter.
    ['2 chicken legs', 300, 700],
    ['1 turkey leg', 200, 1000],
    // 473.2 ml in the US, 568 ml in the UK.
    ['1 pint water', 473, 568],
  ])('%s is bounded by the smallest and the largest', (text, least, most) => {
    expect(read(text).leastGrams).toBeCloseTo(least, -1);
    expect(read(text).mostGrams).toBeCloseTo(most, -1);
  });

  it('asks about the skin of a chicken leg', () => {
    expect(askedOf('2 chicken legs')).toContain('skin');
    expect(foodOf('2 chicken legs, skinless')).toBe('chicken-dark-meat');
  });

  it.each(['500 g sardines', '6 sardines (100 g)', '500 g tuna'])('asks whether %s are tinned', (text) => {
    expect(askedOf(text)).toContain('which-food');
  });

  it('asks whether anchovies are tinned or fresh, and flags all that are not called fresh', () => {
    expect(read('50 g anchovies').questions[0]).toMatchObject({
      code: 'which-food',
      choices: [
        { text: '50 g tinned anchovies', isRead: false },
        { text: '50 g fresh anchovies', isRead: true },
      ],
    });
    expect(foodOf('50 g tinned anchovies')).toBe('anchovies-oil');
    expect(askedOf('50 g fresh anchovies')).toEqual([]);
    const foods = (text: string) => findUnsafeFoods(text, 'dog').map(({ food }) => food);
    const salted = [
      'anchovies',
      '1 tin anchovies',
      'anchovies, drained',
      'marinated anchovies',
      'anchovy paste',
    ];
    for (const text of salted) expect(foods(text), text).toEqual(['Smoked or salt-cured fish']);
    expect(foods('100 g fresh anchovies')).toEqual([]);
  });

  it('does not take whole sardines for tinned ones', () => {
    expect(foodOf('500 g whole sardines')).toBeNull();
  });
});

describe('a food missing from the tables', () => {
  it.each(['quark', 'potato starch', 'mixed berries', 'basa', 'pork rind', 'milk powder'])(
    '100 g %s: the nearest food is offered, but never assumed',
    (name) => {
      expect(foodOf(`100 g ${name}`)).toBeNull();
      expect(askedOf(`100 g ${name}`)).toEqual(['near-food']);
    },
  );

  it('peanut butter cups are not peanut butter', () => {
    expect(foodOf('100 g peanut butter cups')).toBeNull();
  });
});

describe('preparation after a comma does not say when the food was weighed', () => {
  it.each([
    ['500 g ground beef, cooked and drained', 'cooked'],
    ['1 lb ground turkey, cooked', 'cooked'],
    ['300 g chicken breast, poached and shredded', 'raw'],
    ['2 cod fillets (about 140g each), steamed', 'raw'],
  ])('%s is read as %s, and we ask', (text, code) => {
    const question = read(text).questions.find((one) => one.code === 'raw-or-cooked');
    expect(question?.choices.find(({ isRead }) => isRead)?.code).toBe(code);
    for (const { text: answer } of question?.choices ?? []) expect(askedOf(answer)).toEqual([]);
  });

  it.each(['500 g raw chicken breast, cooked', '500 g cooked beef mince', '200 g frozen peas, cooked'])(
    '%s says so, and raises no question',
    (text) => {
      expect(askedOf(text)).toEqual([]);
    },
  );
});

it('asks which animal a plain mince is from, and reads beef until answered', () => {
  expect(foodOf('mince 1kg')).toBe('beef-mince-15');
  expect(askedOf('mince 1kg')).toEqual(['which-food']);
  expect(askedOf('1 kg lamb mince')).toEqual([]);
});

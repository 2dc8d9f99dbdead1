/** Minimum and maximum of a loose amount. */
export type Range = readonly [least: number, most: number];

const read = (rows: string): Readonly<Record<string, Range>> =>
  Object.fromEntries(
    rows
      .trim()
      .split(/;?\s*\n/)
      .flatMap((row) => row.split('; '))
      .map((cell) => {
        const [name = '', least, most] = cell.trim().split(' ');
        return [name, [Number(least), Number(most)]];
      }),
  );

/**
 * Millilitres of measures by hand and eye. A pinch ranges from a sixteenth of a teaspoon to a three-finger pinch of
 * up to a sixth of one; a dash is up to a teaspoon if poured. The others are estimates from pouring and spooning,
 * deliberately wide.
 */
export const BY_HAND_ML = read(`
pinch 0.15 0.8; dash 0.3 5; sprinkle 0.3 7.5; squeeze 2 15; drizzle 2 20; splash 3 40; glug 7 45; dollop 8 60
touch 0.05 5; dusting 0.3 15; smear 0.5 20; spoonful 3 30; fistful 15 160; thumb 5 60; squirt 0.2 3; ladle 50 250
mug 200 400; glass 100 450
`);

/**
 * Grams of measures that are not volumes: a knob of butter or ginger, a leaf of gelatine (1.7 to 5 g by its grade) or of
 * nori (2.5 g), a fruit punnet as sold, the smallest and the largest tin, pouch and tray of a supermarket.
 */
export const BY_PIECE_GRAMS = read(`
knob 4 40; sheet 1.5 6; punnet 100 500; bulb 30 500; sprig 0.3 6; handful 8 130; tin 50 850; tablet 0.1 2.5
capsule 0.1 2.5; pouch 50 500; tray 200 1500
`);

/**
 * Share of the table's weight: a handful varies from less than half to twice; a sprig or bunch varies as it grows; a
 * British pint holds a fifth more; shops sell tins and tubs of a third to twice the usual one.
 */
export const SHARE_OF_TABLE = read(`
handful 0.4 2; sprig 0.4 2.5; bunch 0.5 2; leaf 0.5 2; pint 1 1.2
tin 0.3 2.2; tub 0.3 2.5; jar 0.3 2.5; packet 0.3 2.5; pouch 0.3 2.5
`);

/** Relative to a medium piece: the median of the 15 foods that USDA weighed in sizes. */
export const SIZE_SHARE = { small: 0.75, medium: 1, large: 1.4, 'extra large': 1.5 } as const;
/** Bounds of a sized piece, as a share of its estimated weight: a small one is half to nine tenths of a medium one. */
export const SIZE_RANGE: Readonly<Record<string, Range>> = {
  small: [0.67, 1.2],
  large: [0.79, 1.29],
  'extra large': [0.8, 1.47],
};

/** A heaped spoon holds up to this many level ones, a scant one as little. */
export const HEAPED: Range = [1, 2.5];
export const SCANT: Range = [0.6, 1];
/** From dried herbs to syrup, in g/ml. */
export const DENSITIES: Range = [0.15, 1.45];
/** Grams per centimetre of foods cut by length: from a spring onion to the thick end of a cucumber. */
export const GRAMS_PER_CM: Range = [1, 35];
/** Yield of one fruit in grams. Juice: a lime's least, a grapefruit's most; zest: a teaspoon to two tablespoons. */
export const JUICE_GRAMS: Range = [10, 220];
export const ZEST_GRAMS: Range = [0.5, 14];
export const A_LITTLE_ML: Range = [0.5, 60];

/** Seasoning to taste, in grams by category: salt up to a teaspoon, herbs up to a bunch, oil up to three tablespoons. */
export const AT_WILL_GRAMS = read(`
supplement 0 6; other 0 15; seed 0 15; fat 0 42; vegetable 0 15; fruit 0 60
`);
/** Amount to taste of an unknown food: more than a seasoning, less than an ingredient. */
export const UNKNOWN_AT_WILL: Range = [0, 20];

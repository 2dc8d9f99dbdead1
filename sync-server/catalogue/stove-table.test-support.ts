/** The least minutes until the centre of a dense mixture is at 74 °C, in an oven at 175 to 180 °C. */
type HeatThrough = {
  depthCm: number;
  /** Cold: from the fridge or the bowl. Hot: from a hot pan. */
  minutes: { cold: number; hot: number };
  source: string;
};

const ESTIMATE =
  'our estimate, between a patty and a loaf; hot mixtures take two thirds. A probe decides, never the clock';

/**
 * We know of no official table of depths. FSIS and FoodSafety.gov give the core temperature (meat loaf 71 °C, with
 * poultry, casseroles and leftovers 74 °C) and the lowest oven (325 °F); cookery pages give minutes by weight.
 */
export const HEAT_THROUGH: readonly HeatThrough[] = [
  { depthCm: 1, minutes: { cold: 12, hot: 8 }, source: ESTIMATE },
  { depthCm: 2, minutes: { cold: 18, hot: 12 }, source: ESTIMATE },
  { depthCm: 3, minutes: { cold: 25, hot: 17 }, source: ESTIMATE },
  { depthCm: 4, minutes: { cold: 35, hot: 23 }, source: ESTIMATE },
  { depthCm: 5, minutes: { cold: 45, hot: 30 }, source: ESTIMATE },
  { depthCm: 6, minutes: { cold: 55, hot: 37 }, source: ESTIMATE },
  {
    depthCm: 7,
    minutes: { cold: 65, hot: 43 },
    source:
      'meat loaf of 1 1/2 lb in a 9 × 5 in tin at 350 °F, as cookery pages print it (45 to 60 min to 71 °C), and 74 °C here',
  },
  {
    depthCm: 8,
    minutes: { cold: 75, hot: 50 },
    source:
      'meat loaf of 2 lb in a 9 × 5 in tin at 350 °F, as cookery pages print it (55 to 75 min to 71 °C)',
  },
];

/** Factors of the minutes for other ovens, by Newton's law of heating from 8 to 74 °C: our estimate. */
const OVEN_FACTORS: readonly [ovenC: number, factor: number][] = [
  [200, 0.87],
  [190, 0.93],
  [175, 1],
  [170, 1.08],
  [160, 1.18],
  [150, 1.3],
];
/** Under a lid or foil to the end, or in a water bath: a third longer. Our estimate. */
const COVERED_FACTOR = 4 / 3;

export type Start = 'cold' | 'hot';

/** Least minutes, interpolated between rows; NaN for a deeper mixture or a cooler oven than in the tables. */
export function leastBakingMinutes(depthCm: number, ovenC: number, start: Start, isCovered: boolean): number {
  const above = HEAT_THROUGH.find((row) => row.depthCm >= depthCm);
  const below = HEAT_THROUGH.findLast((row) => row.depthCm <= depthCm) ?? above;
  const factor = OVEN_FACTORS.find(([least]) => ovenC >= least)?.[1];
  if (above === undefined || below === undefined || factor === undefined) return Number.NaN;
  const share = above === below ? 0 : (depthCm - below.depthCm) / (above.depthCm - below.depthCm);
  const minutes = below.minutes[start] + share * (above.minutes[start] - below.minutes[start]);
  return Math.round(minutes * factor * (isCovered ? COVERED_FACTOR : 1));
}

/** How a dense mixture is baked, as the steps have it: `said` are their words for each figure. */
export type DenseBake = {
  start: Start;
  /** The dish or pan, by its area; or the tins, by what they hold together. */
  room: { areaCm2: number } | { ml: number };
  depthCm: number;
  ovenC: number;
  minutes: number;
  isCovered: boolean;
  said: readonly string[];
};

const bake = (
  start: Start,
  room: DenseBake['room'],
  [depthCm, ovenC, minutes]: [depthCm: number, ovenC: number, minutes: number],
  said: readonly string[],
  isCovered = false,
): DenseBake => ({ start, room, depthCm, ovenC, minutes, isCovered, said });

const dish = (long: number, wide: number) => ({ areaCm2: long * wide });
const roundPan = (acrossCm: number) => ({ areaCm2: Math.PI * (acrossCm / 2) ** 2 });

/**
 * The recipes that bake a dense mixture in a dish, a pan or tins. Kept by hand, because the steps word size,
 * depth, oven and minutes in many ways; the test fails when a recipe no longer contains the words of `said`.
 */
export const DENSE_BAKES: ReadonlyMap<number, DenseBake> = new Map([
  [15, bake('hot', dish(23, 33), [3, 190, 30], ['23 × 33 cm', '3 cm', 'Bake for 30 minutes'])],
  [19, bake('cold', dish(20, 30), [3, 190, 40], ['20 × 30 cm', 'stands about 3 cm', 'Bake for 40 minutes'])],
  [
    23,
    bake(
      'cold',
      { ml: 2000 },
      [7, 175, 75],
      [
        'two loaf tins of 1 litre',
        '7 cm (2 3/4 in) deep at most',
        'Bake under foil for 50 minutes and without it for 25',
      ],
    ),
  ],
  [
    30,
    bake('cold', roundPan(30), [2.5, 180, 25], ['30 cm (12 in) across', 'about 2.5 cm', 'Bake for 25 to 30']),
  ],
  [32, bake('cold', dish(23, 30), [0.8, 160, 30], ['23 × 30 cm', '8 mm', 'Bake for 30 minutes'])],
  [37, bake('cold', dish(20, 30), [3, 180, 30], ['20 × 30 cm', 'under 3 cm', 'Bake for 30 to 35 minutes'])],
  [39, bake('hot', dish(20, 30), [3, 190, 25], ['20 × 30 cm', '3 cm', 'for 25 minutes'])],
  [42, bake('cold', dish(20, 30), [0.8, 175, 22], ['20 × 30 cm', '8 mm', 'Bake for 22 to 25 minutes'])],
  [
    84,
    bake(
      'cold',
      { ml: 1200 },
      [5, 180, 60],
      ['two loaf tins of 600 ml', '5 cm (2 in) deep', 'bake for 60 minutes'],
      true,
    ),
  ],
  [
    86,
    bake(
      'cold',
      { ml: 1000 },
      [5.5, 180, 70],
      ['loaf tin of 1 litre', 'about 5.5 cm', 'bake for 70 to 75 minutes'],
    ),
  ],
  [97, bake('cold', { ml: 1000 }, [6, 180, 70], ['holds 1 litre', 'about 6 cm', 'Bake for 70 minutes'])],
  [
    110,
    bake(
      'cold',
      { ml: 1200 },
      [5, 180, 60],
      ['two loaf tins of 600 ml', '5 cm (2 in) in all', 'half full of hot water', 'bake for 60 minutes'],
      true,
    ),
  ],
  [
    102,
    bake(
      'cold',
      { ml: 2000 },
      [8, 180, 75],
      ['two 900 g (2 lb) loaf tins, each of a litre', '8 cm (3 in) deep at most', 'Bake for 75 minutes'],
    ),
  ],
  [104, bake('hot', dish(25, 35), [2, 190, 18], ['25 × 35 cm', '2 cm', 'in the oven for 18 minutes'])],
  [107, bake('cold', dish(20, 20), [2.5, 180, 35], ['20 × 20 cm', '2.5 cm', 'Bake for 35 minutes'], true)],
]);

/** Least minutes until food spread this deep is hand-warm (35 °C) at room temperature: our estimate. */
export function leastCoolingMinutes(depthCm: number): number {
  if (depthCm < 3) return 15;
  if (depthCm < 4) return 30;
  return depthCm < 5 ? 40 : 50;
}

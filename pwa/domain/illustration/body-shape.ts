import type { BodyConditionScore } from '../pet/body-condition.ts';
import type { Species } from '../reference/species.ts';
import { data, type Point, smooth } from './svg.ts';

/** Paths of an animal that looks left, on a ground of 120 by 56. */
export type BodyShape = {
  /** Closed outline. */
  body: string;
  ears: string;
  /** A line. */
  tail: string;
  /** Lines of the legs; empty from above. */
  legs: string;
  /** Lines of the ribs that show; empty from score 4 up. */
  ribs: string;
  /** Dots of eyes and nose. */
  face: string;
};

export const BODY_SHAPE_SIZE = { width: 120, height: 56 } as const;

const MIDDLE = 28;

/** What a score adds to a measure: nothing at 5, `thin` taken away by 1, `fat` added by 9. */
const grown = (score: number, thin: number, fat: number) =>
  score < 5 ? -thin * ((5 - score) / 4) : fat * ((score - 5) / 4);

/** Ribs show up to score 3, fewer of them as the animal gets fatter. */
const ribsAt = (score: number): number[] => (score > 3 ? [] : [46, 51, 56, 61].slice(0, 5 - score));

/** Half the width from nose to tail root. */
function halfWidths(species: Species, score: number): Point[] {
  const head: Point[] =
    species === 'dog'
      ? [
          [6, 3.5],
          [15, 4],
          [22, 9],
          [30, 4 + grown(score, 0.5, 3)],
        ]
      : [
          [8, 4.5],
          [14, 9],
          [23, 9],
          [29, 3.5 + grown(score, 0.5, 3)],
        ];
  return [
    ...head,
    [42, 9 + grown(score, 1.5, 4)],
    [55, 10.5 + grown(score, 1.5, 6)],
    [73, 6.5 + grown(score, 4, 13)],
    [88, 8.5 + grown(score, 1.5, 5)],
    [98, 4 + grown(score, 0.5, 3)],
  ];
}

/** The animal from above: the waist behind the ribs deepens below score 5, and bulges above. */
export function bodyFromAbove(species: Species, score: BodyConditionScore): BodyShape {
  const half = halfWidths(species, score);
  const upper = half.map(([x, width]): Point => [x, MIDDLE - width]);
  const lower = half.map(([x, width]): Point => [x, MIDDLE + width]).reverse();
  const ear = (side: number) =>
    species === 'dog'
      ? data`M22 ${MIDDLE + side * 5}q9 ${side} 8 ${side * 8}q-8 ${side} -11 ${side * -6}z`
      : data`M21 ${MIDDLE + side * 4}l6 ${side * 8}l3 ${side * -8}z`;
  return {
    body: smooth([...upper, ...lower]),
    ears: ear(-1) + ear(1),
    tail: species === 'dog' ? 'M97 28q9 -5 16 -1' : 'M97 28q7 7 11 0t9 -1',
    legs: '',
    ribs: ribsAt(score)
      .map((x) => data`M${x} 21q-3 3 -3 5M${x} 35q-3 -3 -3 -5`)
      .join(''),
    face: species === 'dog' ? 'M7.5 28h0M17 25.5h0M17 30.5h0' : 'M9 28h0M13.5 24.5h0M13.5 31.5h0',
  };
}

const DOG_THROAT: readonly Point[] = [
  [24, 22],
  [17, 22],
  [11, 25],
];
const CAT_THROAT: readonly Point[] = [
  [26, 22],
  [19, 27],
  [9, 25],
];

/** The animal from the side: the belly rises to the hind legs below score 5, and hangs above. */
export function bodyFromTheSide(species: Species, score: BodyConditionScore): BodyShape {
  const isDog = species === 'dog';
  const back = grown(score, -1.5, -1.5);
  const head: Point[] = isDog
    ? [
        [5, 21],
        [6, 14],
        [17, 14],
        [20, 5],
        [30, 7],
      ]
    : [
        [7, 20],
        [9, 11],
        [17, 6],
        [27, 7],
        [28, 15],
      ];
  const outline: Point[] = [
    ...head,
    [38, 17],
    [62, 18 + back],
    [84, 16 + back / 2],
    [97, 20],
    [96, 32 + grown(score, 3, 2)],
    [84, 31 + grown(score, 7, 13)],
    [70, 34.5 + grown(score, 6, 12)],
    [54, 38 + grown(score, 1, 6)],
    [40, 36 + grown(score, 1, 4)],
    [32, 28 + grown(score, 0, 2)],
    ...(isDog ? DOG_THROAT : CAT_THROAT),
  ];
  return {
    body: smooth(outline),
    ears: isDog ? 'M23 8q7 1 7 12q-6 1 -8 -4z' : 'M13 10l0 -9l7 6zM19 7l4 -6l3 8z',
    tail: isDog ? 'M95 20q10 -2 14 -12' : 'M95 21q9 6 13 -2t7 -8',
    legs: 'M41 34v19M49 34v19M84 29l1.5 11l-2 13M93 27l1.5 13l-2 13',
    ribs: ribsAt(score)
      .map((x) => data`M${x} 22q-4 6 -2 12`)
      .join(''),
    face: isDog ? 'M7 18h0M17.5 14.5h0' : 'M9 18h0M14.5 14h0',
  };
}

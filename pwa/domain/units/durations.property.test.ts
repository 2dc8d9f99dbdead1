import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { H, M, read } from './durations.test-support.ts';

const ONES = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
const TENS: Record<number, string> = { 20: 'twenty', 30: 'thirty', 40: 'forty', 50: 'fifty', 70: 'seventy' };
const inWords = (count: number) =>
  ONES[count - 1] ?? [TENS[count - (count % 10)], ONES[(count % 10) - 1] ?? []].flat().join('-');
const twoDigits = (count: number) => String(count).padStart(2, '0');

/** A duration in one of its wordings, with its seconds. */
type Wording = { text: string; seconds: number };
const count = (max: number, min = 1) => fc.integer({ min, max });
const worded = <T>(values: fc.Arbitrary<T>, seconds: (value: T) => number, ways: ((value: T) => string)[]) =>
  fc
    .tuple(values, fc.constantFrom(...ways))
    .map(([value, way]): Wording => ({ text: way(value), seconds: seconds(value) }));

const minutes = worded(count(120), (m) => m * M, [
  ...['minutes', 'mins', 'min', 'minute'].map((unit) => (m: number) => `${m} ${unit}`),
  ...['{}min', '{}-minute', '{} more minutes', '{}m'].map(
    (way) => (m: number) => way.replace('{}', String(m)),
  ),
]);
const minutesInWords = worded(fc.constantFrom(2, 5, 8, 12, 15, 20, 25, 31, 45, 55, 75), (m) => m * M, [
  (m) => `${inWords(m)} minutes`,
  (m) => `${inWords(m)} more minutes`,
]);
const hours = worded(count(24), (h) => h * H, [
  (h) => `${h} hours`,
  (h) => `${h} hrs`,
  (h) => `${h}h`,
  (h) => `${h}-hour`,
]);
const hoursAndHalf = worded(count(12), (h) => h * H + 30 * M, [
  ...['½', ' ½', ' 1/2', '-1/2', '.5', ',5', ' and a half', ' & 1/2'].map(
    (half) => (h: number) => `${h}${half} hours`,
  ),
  ...[(h: number) => `${inWords(h)} and a half hours`, (h: number) => `${inWords(h)}-and-a-half hours`],
  (h) => `${h} hours and a half`,
]);
const hoursAndMinutes = worded(fc.tuple(count(11), count(59, 10)), ([h, m]) => h * H + m * M, [
  ...[', ', ' ', ' and '].map(
    (and) =>
      ([h, m]: [number, number]) =>
        `${h} hours${and}${m} minutes`,
  ),
  ...[
    '{h} h {m} min',
    '{h}h {m}m',
    '{h}h{m}',
    '{h} h {m}',
    '{h}:{m} h',
    '{h} hr. {m} min',
    '{h}hr{m}min',
  ].map(
    (way) =>
      ([h, m]: [number, number]) =>
        way.replace('{h}', String(h)).replace('{m}', twoDigits(m)),
  ),
]);
const minutesAndSeconds = worded(fc.tuple(count(59), count(59, 10)), ([m, s]) => m * M + s, [
  ([m, s]) => `${m} minutes ${s} seconds`,
  ([m, s]) => `${m} min ${s} s`,
  ([m, s]) => `${m} minutes and ${s} secs`,
  ([m, s]) => `${m}m${s}s`,
]);
const single = fc.oneof(minutes, minutesInWords, hours, hoursAndHalf, hoursAndMinutes, minutesAndSeconds);
const joins = fc.constantFrom(' to ', '-', ' – ', ' up to ');

const before = fc.constantFrom(
  'Simmer for ',
  'Bake at 180 °C for about ',
  'Stir in 2 eggs; after ',
  'In ',
  '',
);
const after = fc.constantFrom('.', ', stirring', ' until soft', ' over a low heat', ' (or more).', '');
const step = fc.tuple(before, fc.tuple(single, single, joins), after, fc.boolean());

const noTime = fc.tuple(
  fc.constantFrom(
    '2',
    '10',
    '1/2',
    '1½',
    '2-3',
    '1:30',
    '0.5',
    'two',
    'half',
    'a quarter',
    'twenty-five',
    '1 to 2',
    '350',
  ),
  fc.constantFrom(
    'g',
    'ml',
    'cm',
    '°C',
    'F',
    'carrots',
    'cups',
    'small eggs',
    'months',
    'of it',
    'mashed',
    'handfuls',
    '%',
  ),
);

describe('durations of any wording', () => {
  it('are read back, each once and with its value', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (steps) => {
        const expected: (string | number)[][] = [];
        const texts = steps.map(([lead, [first, second, join], tail, isRange]) => {
          // No range after '1 h 10': '1 h 10 to 71 minutes' may also mean one hour and 10 to 71 minutes.
          const isWrittenAsRange = isRange && first.seconds < second.seconds && !/h \d\d$/.test(first.text);
          const words = isWrittenAsRange ? `${first.text}${join}${second.text}` : first.text;
          expected.push([words, first.seconds, ...(words === first.text ? [] : [second.seconds])]);
          return `${lead}${words}${tail}`;
        });
        expect(read(texts.join('\nThen: '))).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('are not found in other numbers', () => {
    fc.assert(
      fc.property(fc.array(noTime, { maxLength: 8 }), (things) => {
        expect(read(things.map((thing) => thing.join(' ')).join(', '))).toEqual([]);
      }),
    );
  });
});

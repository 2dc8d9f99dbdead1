import { describe, expect, it } from 'vitest';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';

const NUMBER = String.raw`\d+(?: \d+\/\d+|\/\d+|\.\d+)?`;
const SIDES = `${NUMBER}(?: × ${NUMBER})*`;

/** Both systems as the catalogue writes them. A tin's size by its dough ('600 ml (1 lb)') is no conversion. */
const KINDS = [
  ['length', `${SIDES} (?:cm|mm)`, `${SIDES} in`],
  ['weight', `${NUMBER} g`, `(?:${NUMBER} lb(?: ${NUMBER} oz)?|${NUMBER} oz)`],
  ['volume', `${NUMBER} (?:ml|litres?)`, `${NUMBER} (?:cups?|qt|quarts?)`],
  ['oven', String.raw`\d{3} °C`, String.raw`\d{3} °F`],
] as const;

const OUNCE = 28.3495;

/** In centimetres, grams and millilitres. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ cm: 1, mm: 0.1, in: 2.54 },
  ...{ g: 1, oz: OUNCE, lb: 453.592 },
  ...{ ml: 1, litre: 1000, cup: 236.588, qt: 946.353 },
};
/** Scales show quarters of an ounce. */
const HALF_A_MARK = OUNCE / 8;

const allOf = (source: string, text: string) => text.match(new RegExp(`\\b${source}(?![a-z])`, 'g')) ?? [];

/**
 * Pairs of a line and its US line, and those beside each other in a step: '2 cm (3/4 in)', '74 °C / 165 °F'.
 * Portions are left out: the app writes them in ounces alone, never in pounds.
 */
function pairsOf(metric: string, us: string) {
  const beside = new RegExp(
    String.raw`(?<! of about )\b(${metric})(?: each)?(?: \(| / |, )(${us})(?![a-z])`,
    'g',
  );
  return BUILTIN_RECIPES.flatMap(({ id, ingredientLines, steps }) => [
    ...ingredientLines.flatMap((line) => {
      const american = allOf(us, line.us);
      return allOf(metric, line.metric).flatMap((one, at) =>
        american[at] === undefined ? [] : [{ id, metric: one, us: american[at] }],
      );
    }),
    ...steps.flatMap(({ text }) =>
      [...text.matchAll(beside)].map(([, one = '', other = '']) => ({ id, metric: one, us: other })),
    ),
  ]).map((pair) => ({ ...pair, us: pair.us.replace(/quarts?/, 'qt') }));
}

/** '1 1/2' is 1.5. */
function numberIn(words: string): number {
  return words.split(' ').reduce((sum, part) => {
    const [top = '', bottom = '1'] = part.split('/');
    return sum + Number(top) / Number(bottom);
  }, 0);
}

/** '20 × 30 cm' is 20 and 30, '1 lb 2 oz' is 510. */
function sizesIn(words: string): number[] {
  const unit = UNITS[/[a-z]+$/.exec(words)?.[0] ?? ''];
  if (words.includes('×')) {
    return words
      .replace(/ [a-z]+$/, '')
      .split(' × ')
      .map((side) => numberIn(side) * (unit ?? Number.NaN));
  }
  const parts = [...words.matchAll(new RegExp(`(${NUMBER}) ([a-z]+?)s?\\b`, 'g'))];
  return [parts.reduce((sum, [, number = '', name = '']) => sum + numberIn(number) * (UNITS[name] ?? 0), 0)];
}

describe('US measures', () => {
  it.each(KINDS)('have one conversion of each %s in the whole catalogue', (_kind, metric, us) => {
    const found = new Map<string, string>();
    const pairs = pairsOf(metric, us);
    for (const pair of pairs) if (!found.has(pair.metric)) found.set(pair.metric, pair.us);
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.filter((pair) => found.get(pair.metric) !== pair.us)).toEqual([]);
  });

  it.each(KINDS.slice(0, 3))('are within 10% of the %s or half a scale mark', (_kind, metric, us) => {
    const mark = us.includes('oz)') ? HALF_A_MARK : 0;
    const wrong = pairsOf(metric, us).filter((pair) => {
      const american = sizesIn(pair.us);
      return !sizesIn(pair.metric).every(
        (size, at) => Math.abs(size - (american[at] ?? Number.NaN)) <= Math.max(size / 10, mark),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('follow each length, and each weight from 15 g up, in a step', () => {
    const alone = BUILTIN_RECIPES.flatMap(({ id, steps }) =>
      steps.flatMap(({ text }) =>
        [
          ...text.matchAll(
            new RegExp(
              `\\b(?:${SIDES} (?:cm|mm)|(?:1[5-9]|[2-9]\\d|\\d{3,}) g)\\b(?! each \\(| [(/]|, \\d)`,
              'g',
            ),
          ),
        ].map(([length]) => `${id}: ${length} in '${text.slice(0, 60)}…'`),
      ),
    );
    expect(alone).toEqual([]);
  });
});

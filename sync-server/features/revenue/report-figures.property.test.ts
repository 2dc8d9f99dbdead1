import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, figuresOf } from './dashboard/figures.ts';
import { readReport } from './read-report.ts';

const NOW = Date.parse('2026-12-05T09:00:00Z');
const NOVEMBER = daysBetween('2026-11-01', '2026-11-30');
const AMAZON = 'Tracking ID,Date Shipped,Name,Items Shipped,Returns,Ad Fees(£)';
const ADSENSE = 'Date,Estimated earnings (USD),Page views,Clicks';

const RUNS = { numRuns: process.env['SOAK'] ? 1000 : 40 };

/** A line of a report, and the index in NOVEMBER of the day that it is about. */
type Line = { at: number; text: string };
const sale = fc
  .record({
    at: fc.nat(NOVEMBER.length - 1),
    account: fc.constantFrom('bowlful-21', 'bowlful0a-21'),
    product: fc.constantFrom('Scale', 'Bowl', 'Freezer bags', '"Jar, small"'),
    items: fc.nat(4),
    returns: fc.nat(2),
    pence: fc.integer({ min: -300, max: 2000 }),
  })
  .map(
    ({ at, account, product, items, returns, pence }): Line => ({
      at,
      text: `${account},${NOVEMBER[at]},${product},${items},${returns},${(pence / 100).toFixed(2)}`,
    }),
  );
const adDay = fc.tuple(fc.nat(NOVEMBER.length - 1), fc.nat(5000), fc.nat(3000), fc.nat(20)).map(
  ([at, cents, views, clicks]): Line => ({
    at,
    text: `${NOVEMBER[at]},${(cents / 100).toFixed(2)},${views},${clicks}`,
  }),
);
const FILES = [
  { network: 'Amazon Associates', head: AMAZON, lines: fc.array(sale, { maxLength: 40 }) },
  {
    network: 'AdSense',
    head: ADSENSE,
    lines: fc.uniqueArray(adDay, { maxLength: 30, selector: ({ at }) => at }),
  },
];

/** Every day has visits, and clicks on two shops. */
const counted = {
  visit: NOVEMBER.map((day) => ({ day, total: 7, names: [['all', 7]] as [string, number][] })),
  'affiliate-click': NOVEMBER.map((day) => ({
    day,
    total: 5,
    names: [
      ['Amazon|scale', 3],
      ['Tesco|rice', 2],
    ] as [string, number][],
  })),
};

const file = (head: string, days: readonly string[], lines: readonly Line[]) =>
  [`Report from ${days[0]} to ${days.at(-1)}`, head, ...lines.map(({ text }) => text)].join('\r\n');

/** All figures, after files are imported one after the other. */
function figuresAfter(...files: string[]) {
  const reports = files.map((text) => {
    const { report, problems, questions } = readReport(new TextEncoder().encode(text), NOW);
    if (report === null) throw new Error(JSON.stringify({ problems, questions }));
    return report;
  });
  const given = { window: NOVEMBER, countedSince: '2026-11-01', counted, rates: undefined };
  const { affiliate, advertising, ...rest } = figuresOf({ ...given, reports: reports.reverse() });
  const ordered = ({ byDay, ...figures }: typeof affiliate) => ({ ...figures, byDay: [...byDay].sort() });
  return { ...rest, affiliate: ordered(affiliate), advertising: ordered(advertising) };
}

describe.each(FILES)('the figures of a file of $network', ({ head, lines }) => {
  const shuffled = lines.chain((all) =>
    fc.record({
      all: fc.constant(all),
      mixed: fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      cut: fc.integer({ min: 1, max: NOVEMBER.length - 1 }),
      isSecondFirst: fc.boolean(),
    }),
  );
  const whole = (all: readonly Line[]) => file(head, NOVEMBER, all);

  it('are the same when its lines are reordered, and when it is imported twice', () => {
    fc.assert(
      fc.property(shuffled, ({ all, mixed }) => {
        const once = figuresAfter(whole(all));
        expect(figuresAfter(whole(mixed))).toEqual(once);
        expect(figuresAfter(whole(all), whole(mixed))).toEqual(once);
      }),
      RUNS,
    );
  });

  it('are the same when it is split in two between any days, in either order', () => {
    fc.assert(
      fc.property(shuffled, ({ all, cut, isSecondFirst }) => {
        const halves = [
          file(
            head,
            NOVEMBER.slice(0, cut),
            all.filter(({ at }) => at < cut),
          ),
          file(
            head,
            NOVEMBER.slice(cut),
            all.filter(({ at }) => at >= cut),
          ),
        ];
        expect(figuresAfter(...(isSecondFirst ? halves.reverse() : halves))).toEqual(
          figuresAfter(whole(all)),
        );
      }),
      RUNS,
    );
  });
});

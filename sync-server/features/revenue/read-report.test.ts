import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';

const NOW = Date.parse('2026-12-01T09:00:00Z');
const reportOf = (given: Uint8Array, currency?: 'EUR') => readReport(given, NOW, currency);

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));

const AMAZON =
  'Category,Name,ASIN,Seller,Tracking ID,Date Shipped,Price(£),Items Shipped,Returns,Revenue(£),Ad Fees(£),Device Type Group,Direct/Indirect';
const ADSENSE = 'Date,Estimated earnings (USD),Page views,Page RPM (USD),Impressions,Clicks';

describe('an Amazon Associates report', () => {
  it('is read by day and tracking id; equal lines are separate sales, the last line is a total', () => {
    const { report, problems } = reportOf(
      bytes(
        'Fee-Earnings from 2026-11-01 to 2026-11-30',
        AMAZON,
        'Kitchen,"Scale, digital",B0TEST0001,Amazon.co.uk,bowlful-21,2026-11-02 00:00:00,12.99,1,0,12.99,0.52,Desktop,Direct',
        'Pets,Bowl,B0TEST0002,Amazon.co.uk,bowlful-21,"November 2, 2026",8.00,2,0,16.00,0.80,Mobile,Direct',
        'Pets,Bowl,B0TEST0002,Amazon.co.uk,bowlful-21,"November 2, 2026",8.00,2,0,16.00,0.80,Mobile,Direct',
        'Pets,Bowl,B0TEST0002,Amazon.co.uk,other-21,2026-11-03,8.00,0,1,-8.00,-0.40,Mobile,Direct',
        ',,,,,,,,,Total,1.72,,',
      ),
    );
    expect(problems).toEqual([]);
    expect(report).toMatchObject({ format: 'amazon-associates', currency: 'GBP', rows: 4 });
    // 52 + 80 + 80 pence, five items; a return deducts its fee.
    expect(report?.days).toEqual([
      {
        account: 'bowlful-21',
        day: '2026-11-02',
        earningsMicros: 2_120_000,
        items: 5,
        clicks: 0,
        pageViews: 0,
        products: [
          { name: 'Bowl', items: 4, earningsMicros: 1_600_000 },
          { name: 'Scale, digital', items: 1, earningsMicros: 520_000 },
        ],
      },
      {
        account: 'other-21',
        day: '2026-11-03',
        earningsMicros: -400_000,
        items: -1,
        clicks: 0,
        pageViews: 0,
        products: [{ name: 'Bowl', items: -1, earningsMicros: -400_000 }],
      },
    ]);
  });

  it('with invalid lines is refused with the line, field and reason of each', () => {
    const { report, problems } = reportOf(
      bytes(
        AMAZON,
        'Pets,Bowl,B0,Amazon.co.uk,bowlful-21,2026-11-31,8.00,1,0,8.00,0.40,Mobile,Direct',
        'Pets,Bowl,B0,Amazon.co.uk,bowlful-21,2026-11-02,8.00,one,0,8.00,0.40,Mobile,Direct',
        'Pets,Bowl,B0,Amazon.co.uk,bowlful-21,2026-11-02,8.00,1,0,8.00,"0,40",Mobile,Direct',
      ),
    );
    expect(report).toBeNull();
    expect(problems).toEqual([
      { line: 2, field: 'Date Shipped', problem: 'This is not a date.' },
      { line: 3, field: 'Items Shipped', problem: 'Items shipped must be a whole number.' },
      { line: 4, field: 'Ad Fees(£)', problem: 'The earnings must be an amount such as 12.34.' },
    ]);
  });

  it('with slashes in its dates is read in the order that one of them proves, or else refused', () => {
    const line = (date: string) =>
      `Pets,Bowl,B0,Amazon.co.uk,bowlful-21,${date},8.00,1,0,8.00,0.40,Mobile,Direct`;
    const days = (...dates: string[]) => reportOf(bytes(AMAZON, ...dates.map(line)));
    expect(days('02/11/2026', '13/11/2026').report?.days.map(({ day }) => day)).toEqual([
      '2026-11-02',
      '2026-11-13',
    ]);
    expect(days('11/02/2026', '11/13/2026').report?.days.map(({ day }) => day)).toEqual([
      '2026-11-02',
      '2026-11-13',
    ]);
    expect(days('02/11/2026').problems[0]?.problem).toContain('We can’t tell day and month apart.');
  });
});

describe('an AdSense report', () => {
  it('is read by day; totals and averages at the end are skipped', () => {
    const { report } = reportOf(
      bytes(
        ADSENSE,
        '2026-11-01,1.25,"1,204",1.04,3000,7',
        '2026-11-02,0.75,600,1.25,1500,3',
        'Total,2.00,1804,,,10',
        'Average,1.00,902,,,5',
      ),
    );
    expect(report).toMatchObject({ format: 'google-adsense', currency: 'USD', rows: 2 });
    expect(report?.days).toEqual([
      {
        account: '',
        day: '2026-11-01',
        earningsMicros: 1_250_000,
        items: 0,
        clicks: 7,
        pageViews: 1204,
        products: [],
      },
      {
        account: '',
        day: '2026-11-02',
        earningsMicros: 750_000,
        items: 0,
        clicks: 3,
        pageViews: 600,
        products: [],
      },
    ]);
  });

  it('can be in UTF-16 with tabs, in a chosen currency if the heading names none', () => {
    const text = 'Date\tEstimated earnings\n2026-11-01\t1.25\n';
    const utf16 = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(text, 'utf16le'))]);
    expect(reportOf(utf16).problems).toEqual([
      {
        line: 1,
        field: 'Estimated earnings',
        problem: 'The heading names no currency. Choose the report’s.',
      },
    ]);
    expect(reportOf(utf16, 'EUR').report).toMatchObject({ currency: 'EUR', rows: 1 });
  });

  it('with a future day is refused; today anywhere on earth is accepted', () => {
    const read = reportOf(bytes(ADSENSE, '2026-12-02,1.25,1,1,1,1'));
    expect(read.problems).toEqual([{ line: 2, field: 'Date', problem: 'This day is in the future.' }]);
    expect(reportOf(bytes(ADSENSE, '2026-12-01,1.25,1,1,1,1')).report?.rows).toBe(1);
  });

  it('with a duplicate day is refused', () => {
    const { problems } = reportOf(bytes(ADSENSE, '2026-11-01,1.25,1,1,1,1', '2026-11-01,1.30,1,1,1,1'));
    expect(problems).toEqual([{ line: 3, field: 'Date', problem: 'This day occurs twice.' }]);
  });
});

describe('any other file', () => {
  it.each([
    ['', 'The file is empty.'],
    ['a,b\n1,2', 'We don’t know these columns.'],
    [`${ADSENSE}\nTotal,0,0,0,0,0`, 'The report has no line with an amount.'],
    ['a,"b\n1,2', 'This is not CSV.'],
  ])('%j is refused', (text, problem) => {
    const read = reportOf(bytes(text));
    expect(read.report).toBeNull();
    expect(read.problems[0]?.problem).toContain(problem);
  });

  it('that is not text is refused', () => {
    expect(reportOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff])).problems[0]?.problem).toBe(
      'The file is neither in UTF-8 nor in UTF-16.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { ReportOptions } from '#domain/contract/revenue';
import { readReport } from './read-report.ts';

const NOW = Date.parse('2026-12-01T09:00:00Z');
const TWO_MONTHS = { from: '2026-10-01', to: '2026-12-01' };
const reportOf = (given: Uint8Array, options: ReportOptions = TWO_MONTHS) => readReport(given, NOW, options);

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));

const AMAZON =
  'Category,Name,ASIN,Seller,Tracking ID,Date Shipped,Price(£),Items Shipped,Returns,Revenue(£),Ad Fees(£),Device Type Group,Direct/Indirect';
const ADSENSE = 'Date,Estimated earnings (USD),Page views,Page RPM (USD),Impressions,Clicks';

describe('an Amazon Associates report', () => {
  it('is read by day and tracking id; equal lines are separate sales, the last line is a total', () => {
    const { report, problems } = readReport(
      bytes(
        'Fee-Earnings from 2026-11-01 to 2026-11-30',
        AMAZON,
        'Kitchen,"Scale, digital",B0TEST0001,Amazon.co.uk,bowlful-21,2026-11-02 00:00:00,12.99,1,0,12.99,0.52,Desktop,Direct',
        'Pets,Bowl,B0TEST0002,Amazon.co.uk,bowlful-21,"November 2, 2026",8.00,2,0,16.00,0.80,Mobile,Direct',
        'Pets,Bowl,B0TEST0002,Amazon.co.uk,bowlful-21,"November 2, 2026",8.00,2,0,16.00,0.80,Mobile,Direct',
        'Pets,Bowl,B0TEST0002,Amazon.co.uk,other-21,2026-11-03,8.00,0,1,-8.00,-0.40,Mobile,Direct',
        ',,,,,,,,,Total,1.72,,',
      ),
      NOW,
    );
    expect(problems).toEqual([]);
    expect(report).toMatchObject({
      format: 'amazon-associates',
      currency: 'GBP',
      rows: 4,
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
    });
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

  it('with slashes in its dates is read in the order that a date proves, or raises a question', () => {
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
    expect(days('02.11.2026', '02.11.2026 00:00').report?.days.map(({ day }) => day)).toEqual(['2026-11-02']);
    expect(days('02/11/2026')).toMatchObject({ report: null, questions: ['dates'], problems: [] });
    const answered = reportOf(bytes(AMAZON, line('02/11/2026')), { ...TWO_MONTHS, dates: 'day-first' });
    expect(answered.report?.days.map(({ day }) => day)).toEqual(['2026-11-02']);
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
    expect(reportOf(utf16)).toMatchObject({ report: null, questions: ['currency'], problems: [] });
    expect(reportOf(utf16, { ...TWO_MONTHS, currency: 'EUR' }).report).toMatchObject({
      currency: 'EUR',
      rows: 1,
    });
  });

  it('with a future day is refused; today is accepted', () => {
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
    ['a,"b\n1,2', 'This is not CSV.'],
  ])('%j is refused', (text, problem) => {
    const read = reportOf(bytes(text));
    expect(read.report).toBeNull();
    expect(read.problems[0]?.problem).toContain(problem);
  });

  it('that is not text is refused', () => {
    // It starts as a ZIP file does, such as an Excel workbook.
    expect(reportOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff])).problems[0]?.problem).toBe(
      'This is not a text file. Save it as CSV.',
    );
  });
});

describe('the period of a report', () => {
  const line = 'Pets,Bowl,B0,Amazon.co.uk,bowlful-21,2026-11-12,8.00,1,0,8.00,0.40,Mobile,Direct';
  const span = (title: string) => {
    const { report } = readReport(bytes(title, AMAZON, line), NOW);
    return report && `${report.firstDay} ${report.lastDay}`;
  };

  it.each([
    ['Fee-Earnings reports from 2026-11-01 00:00:00 to 2026-11-30 23:59:59', '2026-11-01 2026-11-30'],
    ['Fee-Earnings, November 1, 2026 - November 30, 2026', '2026-11-01 2026-11-30'],
    ['"Fee-Earnings from 1 November 2026 to 30 November 2026",,,', '2026-11-01 2026-11-30'],
    ['Fee-Earnings from 01/11/2026 to 30/11/2026,,,,', '2026-11-01 2026-11-30'],
    // NOW is 1 December: the month isn't over.
    ['Fee-Earnings from 2026-11-01 to 2026-12-31', '2026-11-01 2026-11-30'],
  ])('is that of the title ‘%s’', (title, expected) => {
    expect(span(title)).toBe(expected);
  });

  it.each([
    'Fee-Earnings',
    'Fee-Earnings of 2026-11-30',
    'Fee-Earnings from 2026-11-30 to 2026-11-01',
    // Doesn't include the day of the line.
    'Fee-Earnings from 2026-11-01 to 2026-11-10',
  ])('is asked for with the title ‘%s’', (title) => {
    expect(readReport(bytes(title, AMAZON, line), NOW)).toMatchObject({
      report: null,
      questions: ['period'],
      problems: [],
      sample: { headings: ['Name', 'Tracking ID', 'Date Shipped', 'Items Shipped', 'Returns', 'Ad Fees(£)'] },
    });
  });

  it('as answered has to include every line', () => {
    const answer = { from: '2026-11-13', to: '2026-11-30' };
    expect(reportOf(bytes(AMAZON, line), answer)).toMatchObject({
      report: null,
      questions: ['period'],
      problems: [{ problem: 'The period must include every line: 2026-11-12 to 2026-11-12.' }],
    });
    expect(reportOf(bytes(AMAZON, line), { ...answer, from: '2026-11-12' }).report?.firstDay).toBe(
      '2026-11-12',
    );
  });

  it('may have no line, if nothing was sold', () => {
    expect(reportOf(bytes('From 2026-11-01 to 2026-11-30', AMAZON), {}).report).toMatchObject({
      rows: 0,
      days: [],
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
    });
  });
});

describe('a file that went through a spreadsheet', () => {
  const GERMAN = 'Date;Estimated earnings (EUR);Page views;Clicks';

  it('may have lines of separators only, which do not count towards the limit of 20,000 lines', () => {
    const sale = 'Pets,Bowl,B0TEST0002,Amazon.co.uk,bowlful-21,2026-11-03,8.00,1,0,8.00,0.40,Mobile,Direct';
    const withLines = (count: number) =>
      reportOf(bytes(AMAZON, ...Array(30).fill(',,,,,,,,,,,,'), ...Array(count).fill(sale)));
    expect(withLines(20_000).report?.rows).toBe(20_000);
    expect(withLines(20_001).problems).toMatchObject([{ problem: 'There are more than 20000 lines.' }]);
  });

  it('may end in lines of separators', () => {
    const { report } = reportOf(bytes(`${ADSENSE},,`, '2026-11-01,1.25,3,1,3,1,,', ',,,,,,,', ',,,,,,,'));
    expect(report).toMatchObject({ rows: 1 });
  });

  it('may have semicolons and decimal commas', () => {
    const { report } = reportOf(bytes(GERMAN, '2026-11-01;1,25;1.204;7', '2026-11-02;3,125;600;3'));
    expect(report?.days.map(({ earningsMicros, pageViews }) => [earningsMicros, pageViews])).toEqual([
      [1_250_000, 1204],
      [3_125_000, 600],
    ]);
  });

  it('raises a question if the comma of ‘3,125’ may be decimal or not, and shows its first lines', () => {
    const unclear = bytes(GERMAN, '2026-11-02;3,125;600;3');
    expect(reportOf(unclear)).toMatchObject({
      report: null,
      questions: ['decimal'],
      sample: {
        headings: ['Date', 'Estimated earnings (EUR)', 'Page views', 'Clicks'],
        rows: [['2026-11-02', '3,125', '600', '3']],
      },
    });
    const micros = (decimal: 'comma' | 'point') =>
      reportOf(unclear, { ...TWO_MONTHS, decimal }).report?.days[0]?.earningsMicros;
    expect([micros('comma'), micros('point')]).toEqual([3_125_000, 3_125_000_000]);
  });

  it('with commas between its cells has decimal points', () => {
    expect(reportOf(bytes(ADSENSE, '2026-11-02,"3,125",1,1,1,1')).report?.days[0]?.earningsMicros).toBe(
      3_125_000_000,
    );
  });

  it.each([
    ['Windows-1252', 'latin1', []],
    ['UTF-8 with a byte order mark', 'utf8', [0xef, 0xbb, 0xbf]],
    ['UTF-16', 'utf16le', [0xff, 0xfe]],
    ['UTF-16 without a byte order mark', 'utf16le', []],
  ] as const)('may be in %s', (_, encoding, mark) => {
    const text = [AMAZON, 'Pets,Bol émaillé,B0,x,bowlful-21,2026-11-02,8.00,1,0,8.00,0.40,x,x'].join('\r\n');
    const { report } = reportOf(new Uint8Array([...mark, ...Buffer.from(text, encoding)]));
    expect(report).toMatchObject({ currency: 'GBP', days: [{ products: [{ name: 'Bol émaillé' }] }] });
  });

  it('may be in UTF-16 with the high bytes first', () => {
    const text = Buffer.from([ADSENSE, '2026-11-01,1.25,3,1,3,1'].join('\n'), 'utf16le').swap16();
    expect(reportOf(new Uint8Array([0xfe, 0xff, ...text])).report?.rows).toBe(1);
  });

  it('with unknown columns shows its first lines', () => {
    expect(reportOf(bytes('Datum;Einnahmen', '2026-11-01;1.25')).sample.rows).toEqual([
      ['Datum;Einnahmen'],
      ['2026-11-01;1.25'],
    ]);
  });
});

import { expect, it } from 'vitest';
import { csvName, csvOf } from './figure-table.tsx';

it('quotes separators and escapes formulas', () => {
  expect(
    csvOf([
      ['Page', 'Views'],
      ['a "b", c', 3],
      ['=1+1', -2.5],
    ]),
  ).toBe('Page,Views\r\n"a ""b"", c",3\r\n\'=1+1,-2.5\r\n');
});

it('names the file after the chart', () => {
  expect(csvName('Visits by day (30)')).toBe('visits-by-day-30.csv');
  expect(csvName('…')).toBe('figures.csv');
});

import { expect, it } from 'vitest';
import { csvName, csvOf } from './csv-of.ts';

it('quotes what separates, and lets no spreadsheet read a word as a formula', () => {
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

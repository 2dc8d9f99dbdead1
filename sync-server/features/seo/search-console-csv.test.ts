import { describe, expect, it } from 'vitest';
import { readConsoleFile } from './search-console.ts';

const HEAD = 'Top queries,Clicks,Impressions,CTR,Position';
const read = (text: string) => readConsoleFile(new TextEncoder().encode(text));

describe('search console queries', () => {
  it('are read from the export, most clicked first, with quotes, commas and any line endings', () => {
    const { queries, problems } = read(
      `\uFEFF${HEAD}\r\n"rice, for dogs",3,40,7.5%,4.2\r\nraw cat food,12,300,4%,8.1\r\ncalcium,3,90,3.3%,9\r\n`,
    );
    expect(problems).toEqual([]);
    expect(queries).toEqual([
      { query: 'raw cat food', clicks: 12, impressions: 300 },
      { query: 'calcium', clicks: 3, impressions: 90 },
      { query: 'rice, for dogs', clicks: 3, impressions: 40 },
    ]);
  });

  it('columns may be in any order', () => {
    expect(read('Impressions,Clicks,Query\n9,1,eggs').queries).toEqual([
      { query: 'eggs', clicks: 1, impressions: 9 },
    ]);
  });

  it.each([
    ['an empty file', '', 1, 'The file is empty.'],
    ['a heading without rows', HEAD, 2, 'The file has no queries.'],
    ['another table', 'Date,Clicks\n2026-01-01,3', 1, 'The first line must name the columns'],
    ['words instead of numbers', `${HEAD}\neggs,1,9,,\nrice,many,9,,`, 3, 'Clicks must be a whole number.'],
    ['half a click', `${HEAD}\neggs,1.5,9,,`, 2, 'Clicks must be a whole number.'],
    ['a truncated row', `${HEAD}\neggs,1`, 2, 'Impressions must be a whole number.'],
    ['more clicks than impressions', `${HEAD}\neggs,10,9,,`, 2, 'There are more clicks than impressions.'],
    ['a query twice', `${HEAD}\neggs,1,9,,\neggs,1,9,,`, 3, 'This query occurs twice.'],
    ['no query', `${HEAD}\n ,1,9,,`, 2, 'The query is missing.'],
    ['an overlong query', `${HEAD}\n${'a'.repeat(201)},1,9,,`, 2, 'The query is longer than 200 characters.'],
    ['a quote that never closes', `${HEAD}\n"eggs,1,9`, 2, 'This is not CSV.'],
    ['a picture', '\u0000PNG', 1, 'The first line must name the columns'],
  ])('%s is reported with its line', (_, text, line, problem) => {
    expect(read(text).problems).toEqual([{ line, problem: expect.stringContaining(problem) }]);
  });

  it('bytes that are not UTF-8 are refused', () => {
    expect(readConsoleFile(new Uint8Array([0xff, 0xfe, 0x41])).problems).toEqual([
      { line: 1, problem: 'The file is not in UTF-8.' },
    ]);
  });

  it('more than the 1000 rows that Search Console exports are refused; exactly 1000 are accepted', () => {
    const rows = (count: number) =>
      [HEAD, ...Array.from({ length: count }, (_, at) => `query ${at},1,2,,`)].join('\n');
    expect(read(rows(1000)).queries).toHaveLength(1000);
    expect(read(rows(1001)).problems).toEqual([{ line: 1002, problem: 'There are more than 1000 queries.' }]);
  });
});

import { expect, it } from 'vitest';
import { readSoakPage, type SoakRow, soakPage, withSoakRow } from './soak-table.ts';

const ROW: SoakRow = {
  file: 'pwa/e2e/outbox.spec.ts',
  test: 'fault 1: killed',
  runs: 200,
  outcome: 'passed',
  minutes: 12.3,
  date: '2026-11-22',
  cores: 2,
  code: '0a1b2c3d',
};

it('reads back what it writes, including a test name with a vertical bar', () => {
  const rows = [ROW, { ...ROW, test: 'a | b', outcome: 'failed' }];
  expect(readSoakPage(soakPage(rows))).toEqual(rows);
});

it('returns no rows for a page without any', () => {
  expect(readSoakPage(soakPage([]))).toEqual([]);
  expect(readSoakPage('')).toEqual([]);
});

it('replaces only the row of the same test, and keeps the rows in order of file and name', () => {
  const later = { ...ROW, outcome: 'failed', date: '2026-11-23' };
  const other = { ...ROW, test: 'fault 0: begun' };
  const elsewhere = { ...ROW, file: 'pwa/e2e/a.spec.ts' };
  expect(withSoakRow([ROW, other, elsewhere], later)).toEqual([elsewhere, other, later]);
});

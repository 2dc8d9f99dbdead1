import type { ReaderFigures } from './readers.ts';

export type Row = {
  name: string;
  limit: string;
  calls: number;
  statuses: Record<string, number>;
  processorMsPerCall: number;
  peakBytes: number;
  diskBytes: number;
  idle: ReaderFigures;
  abused: ReaderFigures;
  hasFailed: boolean;
};

const MB = 1024 * 1024;
const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** Counts of statuses, the most frequent first; 0 means a connection that ended without an answer. */
function answers(statuses: Record<string, number>): string {
  const sorted = Object.entries(statuses).sort(([, a], [, b]) => b - a);
  return sorted.map(([status, count]) => `${status} × ${count}`).join(', ');
}

/** A Markdown table with a row per call. */
export function abuseTable(rows: readonly Row[]): string {
  const head = [
    '| Call | What holds it | Answers | CPU ms a call | Memory, most, MB | Disk, KB a second | p99 of others, idle → abused, ms | Slowest review of others, ms | |',
    '|---|---|---|---:|---:|---:|---:|---:|---|',
  ];
  const lines = rows.map((row) =>
    [
      '',
      row.name,
      row.limit,
      answers(row.statuses),
      ms(row.processorMsPerCall),
      (row.peakBytes / MB).toFixed(0),
      (row.diskBytes / 1024).toFixed(0),
      `${ms(row.idle.p99Ms)} → ${ms(row.abused.p99Ms)}`,
      ms(row.abused.slowestReviewMs),
      row.hasFailed ? '**too dear**' : 'held',
      '',
    ]
      .join(' | ')
      .trim(),
  );
  return [...head, ...lines].join('\n');
}

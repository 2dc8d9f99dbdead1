import type { ReactNode } from 'react';
import type { DayRow } from '../../features/charts/charts.tsx';
import { csvOf } from '../../features/charts/figure-table.tsx';
import type { Fact } from '../parts/figures.tsx';
import type { VerdictKind } from '../parts/tag.tsx';

type StateRow = { name: string; kind: VerdictKind; word: string; detail?: string };

/** One block of a report. */
export type Block =
  | { kind: 'facts'; title?: string; facts: readonly Fact[] }
  | {
      kind: 'bars';
      title: string;
      columns: readonly [name: string, count: string];
      rows: readonly { name: string; count: number; note?: string }[];
      /** Formats a count; a plain whole number by default. */
      shown?: (count: number) => string;
      /** Shown instead if there are no rows. */
      none?: string;
    }
  | {
      kind: 'days';
      title: string;
      series: readonly [string] | readonly [string, string];
      rows: readonly DayRow[];
      shown?: (value: number) => string;
      /** Shown in place of a figure that is null. */
      unknown?: string;
    }
  | {
      kind: 'table';
      title: string;
      columns: readonly string[];
      rows: readonly { name: string; to: string; figures: readonly string[] }[];
      none: string;
    }
  | { kind: 'states'; title?: string; label: string; rows: readonly StateRow[] }
  | {
      kind: 'sentences';
      title?: string;
      /** Beside the title. */
      count?: number;
      note?: string;
      texts: readonly string[];
      none: string;
      isNumbered?: boolean;
    }
  | { kind: 'folded'; summary: string; block: Block }
  /** Content specific to this report; not exported to CSV. */
  | { kind: 'own'; content: ReactNode };

export type Section = { id: string; label: string; blocks: readonly Block[] };

/** A report, built from a server response. */
export type Report<Data> = {
  /** Names its tabs and its file. */
  name: string;
  lead?: string;
  /** Announced while it loads. */
  loading: string;
  /** Above the sections. */
  facts?: (data: Data) => readonly Fact[];
  /** Shown as tabs if there are several. */
  sections: (data: Data) => readonly Section[];
  /** Below the sections, whichever is open; not exported to CSV. */
  below?: (data: Data) => ReactNode;
  /** When the site was read, ISO 8601. */
  auditedAt?: (data: Data) => string;
};

const textOf = (words: unknown) => (typeof words === 'string' ? words : '');

type Row = readonly [figure: string, value: string | number, note: string];

const factRows = (facts: readonly Fact[]): Row[] =>
  facts.map(({ label, value, source }) => [label, value ?? 'Not known', textOf(source)]);

function rowsOf(block: Block): Row[] {
  switch (block.kind) {
    case 'facts':
      return factRows(block.facts);
    case 'bars':
      return block.rows.map(({ name, count, note }) => [`${block.title}: ${name}`, count, note ?? '']);
    case 'days':
      return block.rows.flatMap(({ day, values }) =>
        block.series.map((name, at): Row => [`${block.title}: ${name}`, values[at] ?? 'Not known', day]),
      );
    case 'table':
      return block.rows.flatMap(({ name, figures }) =>
        figures.map((figure, at): Row => [`${block.title}: ${name}`, figure, block.columns[at + 1] ?? '']),
      );
    case 'states':
      return block.rows.map(({ name, word, detail }) => [name, word, detail ?? '']);
    case 'sentences':
      return block.texts.map((text) => [block.title ?? '', text, '']);
    case 'folded':
      return rowsOf(block.block);
    case 'own':
      return [];
  }
}

/** All figures of a report as CSV, each with its section. */
export function reportCsv<Data>(report: Report<Data>, data: Data): string {
  const top = factRows(report.facts?.(data) ?? []).map((row) => [report.name, ...row]);
  const rest = report
    .sections(data)
    .flatMap(({ label, blocks }) => blocks.flatMap(rowsOf).map((row) => [label, ...row]));
  return csvOf([['Section', 'Figure', 'Value', 'Note'], ...top, ...rest]);
}

import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../page/save-and-share.ts';
import styles from './charts.module.css';

type FigureTableProps = {
  title: string;
  /** Column headings, that of the names first. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; figures: readonly ReactNode[] }[];
};

/** A table of names and figures; scrolls sideways if too wide. */
export function FigureTable({ title, columns, rows }: FigureTableProps) {
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                <td key={column}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ChartTableRow = {
  name: string;
  /** Below the name. */
  note?: string | undefined;
  values: readonly (number | null)[];
};

type ChartTableProps = {
  title: string;
  /** Column headings, that of the names first. */
  columns: readonly string[];
  rows: readonly ChartTableRow[];
  /** Formats a figure. */
  shown: (value: number, column: number) => string;
  /** Shown in place of a figure that is null; its cell in the CSV is empty. */
  unknown?: string;
  /** Content below the table. */
  children?: ReactNode;
};

/** The data behind a chart: a collapsed table and a CSV download. */
export function ChartTable({ title, columns, rows, shown, unknown = '', children }: ChartTableProps) {
  function handleDownload() {
    const csv = csvOf([
      columns,
      ...rows.map(({ name, values }) => [name, ...values.map((value) => value ?? '')]),
    ]);
    saveFile(new Blob([csv], { type: 'text/csv' }), csvName(title));
  }
  return (
    <details className={styles['behind']}>
      <summary>{title} as a table</summary>
      <FigureTable
        title={title}
        columns={columns}
        rows={rows.map(({ name, note, values }) => ({
          key: name,
          name: (
            <>
              {name}
              {note !== undefined && <div className={styles['small']}>{note}</div>}
            </>
          ),
          figures: values.map((value, column) => (value === null ? unknown : shown(value, column))),
        }))}
      />
      {children}
      <Button variant="outline" onClick={handleDownload}>
        <Download size={18} aria-hidden /> Download as CSV
      </Button>
    </details>
  );
}

/** Prefixes an apostrophe to a cell that a spreadsheet would read as a formula. Numbers stay numbers, negative ones too. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), safe to open in a spreadsheet. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** 'Visits by day' → 'visits-by-day.csv'. */
export const csvName = (title: string): string =>
  `${(title.toLowerCase().match(/[a-z0-9]+/g) ?? ['figures']).join('-')}.csv`;

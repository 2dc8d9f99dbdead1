import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../page/save-file.ts';
import styles from './charts.module.css';
import { csvName, csvOf } from './csv-of.ts';
import { FigureTable } from './figure-table.tsx';

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

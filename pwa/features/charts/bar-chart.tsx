import type { ReactNode } from 'react';
import { ShareBar } from '../../components/share-bar.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from './charts.module.css';

type BarRow = { name: string; count: number; note?: string };

type BarChartProps = {
  /** Name of the table. */
  title: string;
  /** Headings of the table. */
  columns: readonly [name: string, count: string];
  rows: readonly BarRow[];
  /** Formats a figure; as a whole number by default. */
  shown?: (count: number) => string;
  /** Content below the table. */
  children?: ReactNode;
};

const inWords = (count: number) => count.toLocaleString('en-GB');

/** A bar chart with its data table. */
export function BarChart({ title, columns, rows, shown = inWords, children }: BarChartProps) {
  const most = Math.max(Number.MIN_VALUE, ...rows.map(({ count }) => count));
  return (
    <>
      <div className={styles['bars']} aria-hidden>
        {rows.map(({ name, count }) => (
          <div key={name} className={styles['bar']}>
            <ShareBar percent={(100 * Math.max(0, count)) / most} words={[name, shown(count)]} />
          </div>
        ))}
      </div>
      <ChartTable
        title={title}
        columns={columns}
        rows={rows.map(({ name, note, count }) => ({ name, note, values: [count] }))}
        shown={shown}
      >
        {children}
      </ChartTable>
    </>
  );
}

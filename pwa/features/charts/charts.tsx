import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { ShareBar } from '../../components/share-bar.tsx';
import styles from './charts.module.css';
import { ChartTable } from './figure-table.tsx';

export type DayRow = {
  /** '2026-11-21' */
  day: string;
  /** One figure for each series; null if unknown. */
  values: readonly (number | null)[];
};

type DayChartProps = {
  title: string;
  /** One or two; the second is drawn first, behind the other. */
  series: readonly [string] | readonly [string, string];
  rows: readonly DayRow[];
  /** Formats a figure; as a whole number by default. */
  shown?: (value: number) => string;
  /** Shown in place of a figure that is unknown. */
  unknown?: string;
};

const HEIGHT = 100;
/** Days moved by each key. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const inWords = (value: number) => value.toLocaleString('en-GB');
const dayInWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

/**
 * A column chart by day with its data table. Arrow keys or the pointer select a day, whose figures appear above.
 */
export function DayChart({ title, series, rows, shown = inWords, unknown = 'not known' }: DayChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = rows.length - 1;
  const at = Math.min(chosen ?? last, last);
  const most = Math.max(Number.MIN_VALUE, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const figure = (value: number | null | undefined) => (value == null ? unknown : shown(value));
  const words = ({ day, values }: DayRow) =>
    `${dayInWords(day)}: ${series.map((name, index) => `${name} ${figure(values[index])}`).join(', ')}`;
  const isUnknown = ({ values }: DayRow) => values.every((value) => value === null);

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, at + step)));
  }

  function handlePointer({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0)
      setChosen(Math.max(0, Math.min(last, Math.floor((rows.length * (clientX - left)) / width))));
  }

  const row = rows[at];
  if (row === undefined) return null;
  return (
    <>
      <p className={styles['told']}>
        {series.map((name, index) => (
          <span key={name} className={styles['key']} data-series={index}>
            {name}
          </span>
        ))}
        {rows.some(isUnknown) && (
          <span className={styles['key']} data-series="unknown">
            {unknown}
          </span>
        )}
        <span className={styles['day']}>{words(row)}</span>
      </p>
      <div
        className={styles['days']}
        role="slider"
        tabIndex={0}
        aria-label={`${title}, day by day`}
        aria-valuemin={1}
        aria-valuemax={rows.length}
        aria-valuenow={at + 1}
        aria-valuetext={words(row)}
        onKeyDown={handleKey}
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
      >
        <svg viewBox={`0 0 ${rows.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <title>{title}</title>
          {rows.map((each, index) => (
            <g key={each.day} className={index === at ? styles['chosen'] : undefined}>
              <rect className={styles['column']} x={index} y={0} width={1} height={HEIGHT} />
              {isUnknown(each) && (
                <rect data-series="unknown" x={index} y={HEIGHT - 4} width={1} height={4} />
              )}
              {[1, 0].map((line) => {
                const height = (HEIGHT * Math.max(0, each.values[line] ?? 0)) / most;
                return (
                  <rect
                    key={line}
                    data-series={line}
                    x={index + (line === 1 ? 0.1 : series.length === 1 ? 0.1 : 0.28)}
                    y={HEIGHT - height}
                    width={line === 1 || series.length === 1 ? 0.8 : 0.44}
                    height={height}
                  />
                );
              })}
            </g>
          ))}
        </svg>
      </div>
      <p className={styles['ends']} aria-hidden>
        <span>{dayInWords(rows[0]?.day ?? '')}</span>
        <span>{dayInWords(rows[last]?.day ?? '')}</span>
      </p>
      <ChartTable
        title={title}
        columns={['Day', ...series]}
        rows={rows.map(({ day, values }) => ({ name: day, values }))}
        shown={shown}
        unknown={unknown}
      />
    </>
  );
}

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

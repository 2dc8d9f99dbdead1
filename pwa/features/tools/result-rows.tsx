import styles from '../page/calculator.module.css';

export type ResultRow = { label: string; value: string };

/** Figures in a column, labels on the left. */
export function ResultRows({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <dl className={styles['rows']}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

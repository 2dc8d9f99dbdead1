import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import list from './list.module.css';
import { inNumber } from './money.ts';

/** Rows of a list before 'more', and how many each press adds. */
const STEP = 20;

/** The visible rows of a list, and the 'more' button; null if none are left. */
export function useFirstRows<Row>(rows: readonly Row[]): { shown: readonly Row[]; more: ReactNode } {
  const [count, setCount] = useState(STEP);
  const left = rows.length - count;
  const more = left > 0 && (
    <div className={list['buttons']}>
      <Button variant="outline" onClick={() => setCount(count + STEP)}>
        Show more ({inNumber(left)} left)
      </Button>
    </div>
  );
  return { shown: rows.slice(0, count), more: more || null };
}

type FirstRowsProps<Row> = { rows: readonly Row[]; children: (shown: readonly Row[]) => ReactNode };

/** A list that begins with twenty rows. */
export function FirstRows<Row>({ rows, children }: FirstRowsProps<Row>) {
  const { shown, more } = useFirstRows(rows);
  return (
    <>
      {children(shown)}
      {more}
    </>
  );
}

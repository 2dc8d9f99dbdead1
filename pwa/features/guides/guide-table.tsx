import type { GuideLine } from '#domain/guides/guide-block';
import styles from './guide.module.css';
import { Line } from './guide-line.tsx';

type GuideTableProps = { head: readonly GuideLine[]; rows: readonly (readonly GuideLine[])[] };

/** A table of an article; the first cell of a row is its heading. */
export function GuideTable({ head, rows }: GuideTableProps) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {head.map((line, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
            <th key={column} scope="col">
              <Line line={line} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = [], ...others], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
          <tr key={row}>
            <th scope="row">
              <Line line={first} />
            </th>
            {others.map((line, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
              <td key={column}>
                <Line line={line} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

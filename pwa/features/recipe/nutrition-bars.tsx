import { useId, useState } from 'react';
import type { CompletenessRow } from '#domain/nutrition/completeness';
import { Button } from '../../components/button.tsx';
import { NutrientBar } from '../../components/nutrient-bar.tsx';
import styles from './nutrition-bars.module.css';
import { firstRows, groupedRows } from './nutrition-groups.ts';

function Bars({ rows, isBrief }: { rows: readonly CompletenessRow[]; isBrief?: boolean }) {
  return (
    <ul className={styles['bars']}>
      {rows.map((row) => (
        <NutrientBar key={row.nutrient} row={row} isBrief={isBrief} />
      ))}
    </ul>
  );
}

/** The unmet nutrients as bars, and every nutrient in groups on request. */
export function NutritionBars({ rows }: { rows: readonly CompletenessRow[] }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  return (
    <div>
      <div className={styles['first']} hidden={isWhole}>
        <Bars rows={firstRows(rows)} isBrief />
      </div>
      <div id={id} className={styles['groups']} hidden={!isWhole}>
        {groupedRows(rows).map((group) => (
          <section key={group.name} className={styles['group']} aria-label={group.name}>
            <h4>{group.name}</h4>
            <Bars rows={group.rows} />
          </section>
        ))}
      </div>
      <Button
        variant="soft"
        className={styles['more'] ?? ''}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Show fewer nutrients' : `Show all ${rows.length} nutrients`}
      </Button>
    </div>
  );
}

import { useId, useState } from 'react';
import type { CompletenessRow } from '#domain/nutrition/completeness';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { NutrientBar } from '../../components/nutrient-bar.tsx';
import styles from './nutrition-bars.module.css';
import { firstRows, groupedRows } from './nutrition-groups.ts';

function Bars({ rows }: { rows: readonly CompletenessRow[] }) {
  return (
    <ul className={styles['bars']}>
      {rows.map((row) => (
        <NutrientBar key={row.nutrient} row={row} />
      ))}
    </ul>
  );
}

/** Every nutrient as a bar, in groups; phones start with the unmet ones and expand the rest on request. */
export function NutritionBars({ rows }: { rows: readonly CompletenessRow[] }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  return (
    <div className={classNames(styles['nutrients'], isWhole && styles['whole'])}>
      <div className={styles['first']}>
        <Bars rows={firstRows(rows)} />
      </div>
      <div id={id} className={styles['groups']}>
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

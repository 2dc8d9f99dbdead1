import { Refrigerator, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateText } from '#domain/plan/calendar';
import type { Pack } from '#domain/plan/packs';
import type { PlanView } from '#domain/plan/plan-view';
import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';
import { counted } from '#domain/text/sentence-parts';
import tool from '../nutrition/calorie.module.css';
import checker from '../nutrition/checker.module.css';
import card from '../nutrition/tool-card.module.css';
import rows from '../page/calculator.module.css';
import { useKitchenMassText } from '../page/use-mass-text.ts';
import { useToday } from '../page/use-today.ts';
import styles from './plan.module.css';

const PLACES = [
  { place: 'refrigerator', label: 'Fridge', Icon: Refrigerator },
  { place: 'freezer', label: 'Freezer', Icon: Snowflake },
] as const;

/** '6 packs, use by Tue 24 Nov', or 'the first by' where they differ. */
function packsText(packs: readonly Pack[]): string {
  const dates = [...new Set(packs.map(({ useBy }) => useBy))].sort();
  const count = counted(packs.length, 'pack');
  return `${count}, use ${dates.length > 1 ? 'the first ' : ''}by ${dateText(dates[0] ?? '')}`;
}

type PackListProps = {
  view: PlanView;
  isInCard?: boolean;
  /** What is left of a pack, if that is counted. */
  leftOf?: (pack: Pack) => string | null;
  /** Actions on a pack. */
  actionOf?: (pack: Pack) => ReactNode;
};

/** Packs of cooked food of at most three days: storage place, date eaten and use-by date. */
export function PackList({ view, isInCard = false, leftOf, actionOf }: PackListProps) {
  const mass = useKitchenMassText();
  const { packs, plan } = view;
  const today = useToday();
  const nameOf = (petId: string) => view.pets.find(({ id }) => id === petId)?.name;
  const again = [...new Set(packs.map(({ cookOn }) => cookOn))]
    .filter((date) => date !== plan.startsOn && date >= today)
    .sort();
  return (
    <section className={isInCard ? tool['part'] : card['card']} aria-label="Fridge and freezer">
      <dl className={rows['rows']}>
        {PLACES.map(({ place, label, Icon }) => {
          const here = packs.filter((pack) => pack.place === place);
          if (here.length === 0) return null;
          return (
            <div key={place}>
              <dt className={styles['with-icon']} style={{ flex: 'none' }}>
                <Icon size={22} aria-hidden /> {label}
              </dt>
              <dd>{packsText(here)}</dd>
            </div>
          );
        })}
      </dl>
      {again.length > 0 && (
        <p>Not all of it keeps that long. Cook again on {again.map(dateText).join(', ')}.</p>
      )}
      <details className={checker['more']}>
        <summary>Every pack</summary>
        <ul>
          {packs.map((pack) => (
            <li key={`${pack.petId} ${pack.recipeId} ${pack.firstDate}`} className={styles['tick']}>
              <span>
                <span className={styles['strong']}>
                  {nameOf(pack.petId)}, from {dateText(pack.firstDate)} for {counted(pack.days, 'day')}
                </span>
                <br />
                <span className={styles['muted']}>
                  {view.recipes.get(pack.recipeId)?.title}, {pack.place}, use by {dateText(pack.useBy)}
                  {leftOf?.(pack) ?? ''}
                </span>
                {actionOf?.(pack)}
              </span>
              <span className={styles['amount']}>{mass(pack.grams)}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className={card['source']}>
        {STORAGE_SENTENCE} Thaw a pack in the refrigerator the night before, and never freeze it again.
      </p>
    </section>
  );
}

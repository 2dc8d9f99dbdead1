import { X } from 'lucide-react';
import type { OwnItem, TickedItem } from '#domain/plan/shopping';
import { haveText } from '#domain/plan/shopping-list';
import type { UnitSystem } from '#domain/units/unit-system';
import { classNames } from '../../components/class-names.ts';
import { usePreference } from '../../platform/database/preferences.ts';
import styles from './plan.module.css';

/** Note beside the name: the amount needed and the amount at hand. */
function noteOf({ neededWords, haveGrams, isTicked, sold }: TickedItem, system: UnitSystem): string {
  const have = haveGrams > 0 && !isTicked ? `, ${haveText(haveGrams, sold, system)} there already` : '';
  return `${neededWords} needed${have}`;
}

/** One thing to buy; the whole row ticks it, and it keeps its position. */
export function TickRow({ item, onTick }: { item: TickedItem; onTick: () => void }) {
  return (
    <li className={styles['tick']}>
      <label>
        <input type="checkbox" checked={item.isTicked} onChange={onTick} />
        <span className={styles['item']}>
          <span className={styles['name']}>
            {item.name}
            <span className="visually-hidden">: buy {item.stillToBuy.isOnePack ? 'a ' : ''}</span>
          </span>
          <span className={styles['amount']}>
            {item.stillToBuy.words}
            <span className="visually-hidden">; </span>
          </span>
          <span className={styles['muted']}>{noteOf(item, usePreference('unitSystem'))}</span>
        </span>
      </label>
    </li>
  );
}

/** One item added by the owner, which can be removed again. */
export function OwnRow(props: { item: OwnItem; onTick: () => void; onRemove: () => void }) {
  const { item, onTick, onRemove } = props;
  return (
    <li className={styles['tick']}>
      <label>
        <input type="checkbox" checked={item.isTicked} onChange={onTick} />
        <span>
          <span className={styles['name']}>{item.text}</span>
        </span>
      </label>
      <span className={classNames(styles['stepper'], styles['screen-only'])}>
        <button type="button" aria-label={`Take ${item.text} off the list`} onClick={onRemove}>
          <X size={20} aria-hidden />
        </button>
      </span>
    </li>
  );
}

import { ChipRow } from '../../components/chip.tsx';
import styles from '../page/page.module.css';
import { ShopLink } from './shop-link.tsx';

type ShopItem = {
  label: string;
  /** Search term, if it differs from the label. */
  term?: string;
};

/** Things to buy in one row, which scrolls sideways on phones. */
export function ShopChips({ items }: { items: readonly ShopItem[] }) {
  return (
    <div>
      <p className={styles['caption']}>Affiliate links</p>
      <ChipRow label="Affiliate links">
        {items.map(({ label, term = label.toLowerCase() }) => (
          <ShopLink key={label} term={term} className={styles['chip']}>
            {label}
          </ShopLink>
        ))}
      </ChipRow>
    </div>
  );
}

import styles from '../page/page.module.css';
import { ShopLink } from './shop-link.tsx';

export type ShopItem = {
  label: string;
  /** Search term, if it differs from the label. */
  term?: string;
};

/** Things to buy as chips, each a search in the visitor's marketplace. */
export function ShopTiles({ items }: { items: readonly ShopItem[] }) {
  return (
    <ul className={styles['row']}>
      {items.map(({ label, term = label.toLowerCase() }) => (
        <li key={label}>
          <ShopLink term={term} className={styles['chip']}>
            {label}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

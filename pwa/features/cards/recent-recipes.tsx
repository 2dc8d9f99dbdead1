import { useRecentIds } from '../../platform/database/recents.ts';
import { useAllCards } from '../../platform/own/own-recipes.ts';
import styles from './front.module.css';
import { JudgedFor } from './judged-for.tsx';
import { ListedRecipe } from './recipe-card.tsx';

const MOST = 3;

/** Recently viewed recipes of this device; empty if there are none. */
export function RecentRecipes({ without }: { without?: number }) {
  const ids = useRecentIds();
  const cards = useAllCards();
  const recent = ids
    .filter((id) => id !== without)
    .flatMap((id) => cards?.find((card) => card.id === id) ?? [])
    .slice(0, MOST);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title">Recently viewed</h2>
      <JudgedFor cards={recent} />
      <ul className={styles['featured']}>
        {recent.map((card) => (
          <li key={card.id}>
            <ListedRecipe card={card} layout="tile" />
          </li>
        ))}
      </ul>
    </section>
  );
}

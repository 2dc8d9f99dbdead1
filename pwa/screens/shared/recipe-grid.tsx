import { memo, useEffect, useRef, useState } from 'react';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { Button } from '../../components/button.tsx';
import { useNearViewport } from '../../components/use-near-viewport.ts';
import { ListedRecipe } from './listed-recipe.tsx';
import styles from './recipe-grid.module.css';

const GROUP_SIZE = 6;
/** A list that is only read begins with some screens of it. */
const FIRST_GROUPS = 3;
/** Results of a search begin with one group, so that a keystroke has little to draw; the next follows at once. */
const FIRST_GROUPS_OF_SEARCH = 1;

type RecipeGridProps = {
  cards: readonly RecipeCard[];
  /** The question that the cards answer, '' for none: with another one the list begins at its top again. */
  query: string;
};

/** Cards in groups of six; the next group comes as the end of the last nears the window, or by the button. */
export const RecipeGrid = memo(function RecipeGrid({ cards, query }: RecipeGridProps) {
  const first = query === '' ? FIRST_GROUPS : FIRST_GROUPS_OF_SEARCH;
  const [shown, setShown] = useState({ query, groups: first });
  const groups = shown.query === query ? shown.groups : first;
  const isMore = cards.length > groups * GROUP_SIZE;
  const end = useRef<HTMLDivElement>(null);
  const isEndNear = useNearViewport(end);
  // Also after each further group: its end may still be near.
  useEffect(() => {
    if (!isEndNear || !isMore) return;
    const timer = setTimeout(() => setShown({ query, groups: groups + 1 }));
    return () => clearTimeout(timer);
  }, [isEndNear, isMore, query, groups]);

  return (
    <>
      {groupsOf(cards, groups).map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the list
        <ul key={place} className={styles['group']}>
          {group.map((card) => (
            <li key={card.id}>
              <ListedRecipe card={card} />
            </li>
          ))}
        </ul>
      ))}
      <div ref={end} className={styles['end']}>
        {isMore && (
          <Button variant="soft" onClick={() => setShown({ query, groups: groups + 1 })}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
});

function groupsOf(cards: readonly RecipeCard[], most: number): RecipeCard[][] {
  const count = Math.min(most, Math.ceil(cards.length / GROUP_SIZE));
  return Array.from({ length: count }, (_, place) =>
    cards.slice(place * GROUP_SIZE, (place + 1) * GROUP_SIZE),
  );
}

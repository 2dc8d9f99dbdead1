import { Fragment, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { announce } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { watchNear } from '../../components/near-viewport.ts';
import { notePlace, placeOf } from '../../platform/state/screens.ts';
import { BelowFold } from '../page/below-fold.tsx';
import { JudgedFor } from './judged-for.tsx';
import { ListedRecipe } from './recipe-card.tsx';
import styles from './recipe-grid.module.css';

const GROUP_SIZE = 6;
/** A list starts with a few screens of cards; more would delay the first interaction. */
const FIRST_CARDS = 2 * GROUP_SIZE;
/** Search results start with one viewport of cards, so that a keystroke renders little. */
const FIRST_CARDS_OF_SEARCH = 3;
/** Debounce before the remaining results render. */
const DEBOUNCE_MS = 300;

type RecipeGridProps = {
  cards: readonly RecipeCard[];
  /** The search text, '' for none; another one resets the list to its top. */
  query: string;
  /** Omits the species on each card. */
  isOneSpecies?: boolean;
  /** Content between two groups, by the index of the first; none in search results. Must be stable between renders. */
  between?: (group: number) => ReactNode;
};

/**
 * Cards in groups of six; the next group renders when the end of the last comes near the viewport, or on the button.
 */
export const RecipeGrid = memo(function RecipeGrid(props: RecipeGridProps) {
  const { cards, query, isOneSpecies = false, between } = props;
  const first = query === '' ? FIRST_CARDS : FIRST_CARDS_OF_SEARCH;
  const key = `${useLocation().key} ${query}`;
  // On Back, shows as many as before, so the scroll position can be restored.
  const [shown, setShown] = useState(() => ({ query, count: placeOf(key).cards ?? first }));
  const count = shown.query === query ? shown.count : first;
  const isMore = cards.length > count;
  function showMore() {
    const next = nextCount(count);
    setShown({ query, count: next });
    announce(`${Math.min(next, cards.length)} of ${cards.length} recipes shown`);
  }
  const end = useRef<HTMLDivElement>(null);
  // Observed again after each group: the last report was about the previous end.
  useEffect(() => {
    if (!isMore || end.current === null) return;
    const waitMs = query === '' ? 0 : DEBOUNCE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchNear(end.current, (isNear) => {
      clearTimeout(timer);
      if (isNear) timer = setTimeout(() => setShown({ query, count: nextCount(count) }), waitMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isMore, query, count]);

  useEffect(() => {
    if (count > first) notePlace(key, { cards: count });
  }, [key, count, first]);

  const groups = groupsOf(cards, count);
  return (
    <>
      <JudgedFor cards={cards} />
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group's identity is its position
        <Fragment key={place}>
          {place > 0 && place * GROUP_SIZE < first ? (
            <BelowFold>
              <Group cards={group} isOneSpecies={isOneSpecies} />
            </BelowFold>
          ) : (
            <Group cards={group} isOneSpecies={isOneSpecies} />
          )}
          {query === '' && place < groups.length - 1 && between?.(place)}
        </Fragment>
      ))}
      {query !== '' && isMore && (
        <noscript>
          <ul>
            {cards.slice(count).map(({ id, title }) => (
              <li key={id}>
                <a href={`/recipe/${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </noscript>
      )}
      <div ref={end} className={styles['end']}>
        {isMore && (
          <Button variant="soft" onClick={showMore}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
});

type GroupProps = { cards: readonly RecipeCard[]; isOneSpecies: boolean };

function Group({ cards, isOneSpecies }: GroupProps) {
  return (
    <ul className={styles['group']}>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: updating a card costs far less than replacing it
        <li key={place}>
          <ListedRecipe card={card} isOneSpecies={isOneSpecies} />
        </li>
      ))}
    </ul>
  );
}

/** Rounds up to the end of the current group, or adds one more. */
function nextCount(count: number): number {
  return (Math.floor(count / GROUP_SIZE) + 1) * GROUP_SIZE;
}

function groupsOf(cards: readonly RecipeCard[], count: number): RecipeCard[][] {
  const shown = cards.slice(0, count);
  return Array.from({ length: Math.ceil(shown.length / GROUP_SIZE) }, (_, place) =>
    shown.slice(place * GROUP_SIZE, (place + 1) * GROUP_SIZE),
  );
}

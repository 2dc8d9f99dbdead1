import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { recipesByName } from '#domain/catalogue/recipes-by-name';
import type { Species } from '#domain/reference/species';
import { Fold, Folds } from '../../components/fold.tsx';
import { useIsOwnCatalogue, useRecipeCards } from '../../platform/database/cards.ts';
import { usePageData } from '../../platform/query/page-data.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './recipes-by-name.module.css';

/** Links to every recipe of a species: the cards above show only the first few until you scroll. */
export function RecipesByName({ species }: { species: Species }) {
  const cards = useRecipeCards();
  const inlined = usePageData()?.further;
  const further = useIsOwnCatalogue() ? undefined : inlined;
  const named = useMemo(() => recipesByName(cards ?? [], further ?? [], species), [cards, further, species]);
  if (named.length === 0) return null;
  const title = `${LIST_TEXTS[species].listTitle} by name`;
  return (
    <Folds>
      <Fold title={<strong>{title}</strong>} fact={`${named.length} from A to Z`}>
        <nav aria-label={title}>
          <ul className={styles['names']}>
            {named.map(({ id, title: name }) => (
              <li key={id}>
                <Link to={`/recipe/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </Fold>
    </Folds>
  );
}

import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { useRecipeCards } from '../../platform/database/cards.ts';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { ORGANIC_PRICES } from '../market/price-note.ts';
import { ServingPriceNote } from '../market/serving-price-note.tsx';
import styles from '../page/page.module.css';
import { useBack } from '../page/use-back.ts';

/** Route `/organic`: announces the section and lists the existing organic recipes. */
export function OrganicPage() {
  const goBack = useBack();
  const cards = useRecipeCards();
  const organic = useMemo(
    () => cards?.filter(({ isOrganic }) => isOrganic).sort((a, b) => a.id - b.id),
    [cards],
  );
  const count = (species: 'dog' | 'cat') => organic?.filter((card) => card.species === species).length ?? 0;
  return (
    <>
      <PageHero section="bowlful" title="Organic recipes">
        <p>
          <strong>Coming Soon:</strong> a section of its own for certified organic bowls. You can cook the
          first ones now.
        </p>
        <div className={styles['row']}>
          <Button variant="soft" onClick={goBack}>
            <ArrowLeft size={18} aria-hidden /> Back
          </Button>
        </div>
      </PageHero>
      <div className={styles['page']}>
        <section>
          <h2>What organic means here</h2>
          <p>
            Organic food is grown without most synthetic pesticides and fertilisers, and animals have more
            room. A recipe is called organic when at least 95% of its weight is bought certified organic. That
            says how the food was grown. For what’s in the bowl, read the nutrition figures, as with any
            recipe.
          </p>
          <p>
            Change over gradually, over 7-10 days: 25% of the new food, then 50%, then 75%, then all of it.
          </p>
          <div className={styles['row']}>
            <Button asChild>
              <Link to="/submit">Submit Organic Recipe</Link>
            </Button>
            <Button asChild variant="soft">
              <Link to="/dog-recipes">Dog Recipes</Link>
            </Button>
            <Button asChild variant="soft">
              <Link to="/cat-recipes">Cat Recipes</Link>
            </Button>
          </div>
        </section>
        <section aria-labelledby="organic-list">
          <h2 id="organic-list">Organic so far</h2>
          {organic === undefined ? (
            <SkeletonCards species="dog" label="Loading recipes..." />
          ) : (
            <>
              <p>
                {count('dog')} organic dog recipes and {count('cat')} organic cat recipes.
              </p>
              <div>
                <RecipeGrid cards={organic} query="" />
                <ServingPriceNote />
                <p className={styles['small']}>{ORGANIC_PRICES}</p>
              </div>
            </>
          )}
        </section>
      </div>
    </>
  );
}

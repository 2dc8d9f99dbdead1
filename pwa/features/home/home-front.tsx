import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { featuredCards, firstCards } from '#domain/catalogue/featured-cards';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { PageData } from '#domain/contract/page-data';
import type { Species } from '#domain/reference/species';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { lazyPart } from '../../components/lazy-part.ts';
import { BRAND, sectionOfSpecies } from '../../components/section.ts';
import { CardArt } from '../cards/card-art.tsx';
import styles from '../cards/front.module.css';
import { JudgedFor } from '../cards/judged-for.tsx';
import { ListedRecipe } from '../cards/recipe-card.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { BelowFold } from '../page/below-fold.tsx';
import sheet from './home-front.module.css';

const HomeChips = lazyPart(() => import('./home-chips.tsx'), 'HomeChips');

// Constant element, so that no update replaces server-rendered content.
const CHIPS = (
  <Suspense>
    <HomeChips />
  </Suspense>
);

type HomeFrontProps = { cards: readonly RecipeCard[] | undefined; counts: PageData['counts'] };

/** The two sections, and some recipes to begin with. */
export function HomeFront({ cards, counts }: HomeFrontProps) {
  const featured = featuredCards(cards ?? []);
  return (
    <>
      <div className={styles['sections']}>
        {(['dog', 'cat'] as const).map((species) => (
          <SectionCard
            key={species}
            species={species}
            count={counts[species]}
            bowl={firstCards(cards, species, 2)[1]}
          />
        ))}
      </div>
      {CHIPS}
      <BelowFold>
        <section aria-labelledby="featured-title">
          <div className={styles['head']}>
            <h2 id="featured-title">Featured recipes</h2>
            <Link to="/recipes">All Recipes</Link>
          </div>
          {cards === undefined ? (
            <SkeletonCards species="dog" label="Loading recipes..." />
          ) : (
            <>
              <JudgedFor cards={featured} />
              <ul className={styles['featured']}>
                {featured.map((card) => (
                  <li key={card.id}>
                    <ListedRecipe card={card} layout="tile" />
                  </li>
                ))}
              </ul>
            </>
          )}
          <div className={styles['priceNote']}>{PRICE_NOTE}</div>
        </section>
      </BelowFold>
    </>
  );
}

const TEXTS: Record<Species, { to: string; link: string; ages: string }> = {
  dog: { to: '/dog-recipes', link: 'Dog Recipes', ages: 'from puppy to senior' },
  cat: { to: '/cat-recipes', link: 'Cat Recipes', ages: 'from kitten to senior' },
};

type SectionCardProps = { species: Species; count: number; bowl: RecipeCard | undefined };

/** Entry to a section, on its own cloth. */
function SectionCard({ species, count, bowl }: SectionCardProps) {
  const section = sectionOfSpecies(species);
  const { to, link, ages } = TEXTS[species];
  return (
    <section data-section={section} className={classNames(sheet['card'], sheet[section])}>
      <div className={sheet['words']}>
        <h2>{BRAND[section]}</h2>
        <p>
          {counted(count, 'recipe')}, {ages}
        </p>
        <Button asChild>
          <Link to={to}>
            {link} <ArrowRight size={18} aria-hidden />
          </Link>
        </Button>
      </div>
      <div className={sheet['bowl']}>{bowl !== undefined && <CardArt card={bowl} decorative />}</div>
    </section>
  );
}

const ServingPriceNote = lazyPart(() => import('../market/serving-price-note.tsx'), 'ServingPriceNote');

/** Below the cards of Home. A constant element, so that no update replaces server-rendered content. */
export const PRICE_NOTE = (
  <Suspense>
    <ServingPriceNote />
  </Suspense>
);

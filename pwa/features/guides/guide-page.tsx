import { GUIDE_ROWS } from 'virtual:guide-rows';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Guide, GuideSource } from '#domain/guides/guide';
import { guidePath } from '#domain/guides/guide-slug';
import { guideTrail } from '#domain/guides/guide-trail';
import { longDay } from '#domain/text/day-text';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipeCards } from '../../platform/database/cards.ts';
import { usePageData } from '../../platform/query/page-data.ts';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { ServingPriceNote } from '../market/serving-price-note.tsx';
import { NotFound } from '../page/not-found.tsx';
import { PartNotLoaded } from '../page/part-not-loaded.tsx';
import { useLazyModule } from '../page/use-lazy-module.ts';
import styles from './guide.module.css';
import { GuideArticle } from './guide-article.tsx';
import { kindAndMinutes } from './guide-facts.ts';
import { loadGuide } from './load-guide.ts';

const TOOLS = [
  { to: '/tools/nutrition-checker', label: 'Check your own recipe' },
  { to: '/tools/portion-calculator', label: 'Work out the portions' },
  { to: '/guides', label: 'All guides' },
] as const;

/** Related guides and tools. */
function GuideAside({ related }: Pick<Guide, 'related'>) {
  return (
    <aside className={styles['aside']} aria-label="Read on">
      {related.length > 0 && (
        <nav aria-labelledby="related-title">
          <h2 id="related-title">Read on</h2>
          <ul>
            {related.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={guidePath(slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-labelledby="tools-title">
        <h2 id="tools-title">Try it</h2>
        <ul>
          {TOOLS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

/** The published recipes that an article links to. */
function GuideRecipes({ ids }: { ids: readonly number[] }) {
  const cards = useRecipeCards();
  const chosen = useMemo(
    () => ids.flatMap((id) => cards?.find((card) => card.id === id) ?? []),
    [ids, cards],
  );
  if (cards !== undefined && chosen.length === 0) return null;
  return (
    <section aria-labelledby="recipes-title" className={styles['recipes']}>
      <h2 id="recipes-title">Recipes to begin with</h2>
      <div>
        {cards === undefined ? (
          <SkeletonCards species="dog" label="Loading recipes..." />
        ) : (
          <>
            <RecipeGrid cards={chosen} query="" />
            <ServingPriceNote />
          </>
        )}
      </div>
    </section>
  );
}

type LateGuide = {
  /** Undefined while loading, null if there is none. */
  guide: Guide | null | undefined;
  isFailed: boolean;
  retry: () => void;
};

/** An article: inlined in the page, else from the module with all articles. */
function useGuide(slug: string): LateGuide {
  const inlined = usePageData()?.guide;
  const isHere = inlined?.slug === slug;
  const isMissing = !isHere && !GUIDE_ROWS.some((row) => row.slug === slug);
  const load = useMemo(
    () => (isHere || isMissing ? null : async () => ({ guide: await loadGuide(slug) })),
    [slug, isHere, isMissing],
  );
  const { value, isFailed, retry } = useLazyModule(load);
  return { guide: isHere ? inlined : isMissing ? null : value?.guide, isFailed, retry };
}

/** Sources of an article. */
function GuideSources({ sources }: { sources: readonly GuideSource[] }) {
  return (
    <section aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <ol className={styles['sources']}>
        {sources.map(({ title, publisher, year, address }) => (
          <li key={address}>
            {publisher}: <a href={address}>{title}</a>
            {year !== null && `, ${year}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Route `/guides/:slug`: one article. */
export function GuidePage() {
  const { slug = '' } = useParams();
  const { guide, isFailed, retry } = useGuide(slug);
  if (guide === null) return <NotFound />;
  if (isFailed) return <PartNotLoaded what="This guide" onRetry={retry} />;
  if (guide === undefined) {
    return (
      <div className={styles['loading']}>
        <Skeleton lines={8} label="Loading..." />
      </div>
    );
  }
  return <Loaded guide={guide} />;
}

/** On the patterned background, muted text would be too pale. */
function Crumbs({ guide }: { guide: Guide }) {
  return (
    <div className={styles['crumbs']}>
      <Breadcrumb trail={guideTrail(guide)} />
    </div>
  );
}

function Loaded({ guide }: { guide: Guide }) {
  const { title, blocks, sources, related, recipes, publishedAt, updatedAt } = guide;
  const day = updatedAt ?? publishedAt ?? '';
  return (
    <>
      <PageHero section="bowlful" title={title} before={<Crumbs guide={guide} />}>
        <p>
          {kindAndMinutes(guide)}. {updatedAt === undefined ? 'Published' : 'Updated'}{' '}
          <time dateTime={day}>{longDay(day)}</time>
        </p>
      </PageHero>
      <div className={styles['page']}>
        <div className={styles['columns']}>
          <div className={styles['main']}>
            <GuideArticle blocks={blocks} />
            <GuideSources sources={sources} />
            <p className={styles['small']}>
              A guide is general advice, not veterinary advice. Your vet knows your animal.
            </p>
            <div className={styles['actions']}>
              <Button variant="outline" onClick={() => window.print()}>
                <Printer size={18} aria-hidden /> Print
              </Button>
            </div>
          </div>
          <GuideAside related={related} />
        </div>
        <GuideRecipes ids={recipes} />
      </div>
    </>
  );
}

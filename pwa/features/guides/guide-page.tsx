import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { Guide } from '#domain/guides/guide';
import { guideTrail } from '#domain/guides/guide-trail';
import { longDay } from '#domain/text/day-text';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { NotFound } from '../page/not-found.tsx';
import { PartNotLoaded } from '../page/part-not-loaded.tsx';
import styles from './guide.module.css';
import { GuideArticle } from './guide-article.tsx';
import { GuideAside } from './guide-aside.tsx';
import { kindAndMinutes } from './guide-facts.ts';
import { GuideRecipes } from './guide-recipes.tsx';
import { GuideSources } from './guide-sources.tsx';
import { useGuide } from './use-guide.ts';

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

/** On the cloth, where muted words are too pale. */
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

import { useId } from 'react';
import type { NewsletterList } from '#domain/messages/sign-up';
import { lazyPart } from '../../components/lazy-part.ts';
import { whenNear } from '../../components/near-viewport.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import styles from './newsletter-box.module.css';
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts';

/** Id of the server-rendered heading; the form below it hydrates when it comes near the viewport. */
const TITLE_ID = 'newsletter-title';

const NewsletterForm = lazyPart(
  () => whenNear(TITLE_ID).then(() => import('./newsletter-form.tsx')),
  'NewsletterForm',
);

/** Sign-up for the weekly tips. At most one per page. */
export function NewsletterBox({ list }: { list: NewsletterList }) {
  const textId = useId();
  const { title, text } = NEWSLETTER_TEXTS[list];
  return (
    <section className={styles['box']} aria-labelledby={TITLE_ID} aria-describedby={textId}>
      <div>
        <h2 id={TITLE_ID}>{title}</h2>
        <p id={textId}>{text}</p>
      </div>
      <LazyHydrationBoundary
        id="newsletter-form"
        fallback={<Skeleton lines={2} label="Loading the sign-up form" />}
      >
        <NewsletterForm list={list} />
      </LazyHydrationBoundary>
    </section>
  );
}

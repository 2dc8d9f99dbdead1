import { lazy, useId } from 'react';
import type { NewsletterList } from '#domain/newsletter/sign-up';
import { LatePart } from '../../components/late-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { whenNear } from '../../components/when-near.ts';
import styles from './newsletter-box.module.css';
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts';

/** Id of the server-rendered heading; the form below it hydrates when it comes near the viewport. */
const TITLE_ID = 'newsletter-title';

const NewsletterForm = lazy(() =>
  whenNear(TITLE_ID)
    .then(() => import('./newsletter-form.tsx'))
    .then(({ NewsletterForm }) => ({ default: NewsletterForm })),
);

/** The weekly tips, and the way to join them. One a page. */
export function NewsletterBox({ list }: { list: NewsletterList }) {
  const textId = useId();
  const { title, text } = NEWSLETTER_TEXTS[list];
  return (
    <section className={styles['box']} aria-labelledby={TITLE_ID} aria-describedby={textId}>
      <div>
        <h2 id={TITLE_ID}>{title}</h2>
        <p id={textId}>{text}</p>
      </div>
      <LatePart id="newsletter-form" fallback={<Skeleton lines={2} label="Opening the sign-up" />}>
        <NewsletterForm list={list} />
      </LatePart>
    </section>
  );
}

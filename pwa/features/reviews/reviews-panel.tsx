import { Pencil } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { RatingSummary } from '#domain/review/rating-summary';
import type { Review } from '#domain/review/review';
import { counted } from '#domain/text/sentence-parts';
import { announce } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { Stars } from '../../components/stars.tsx';
import { type OutboxItem, withdrawalOf } from '../../platform/outbox/item.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { ReviewCard } from './review-card.tsx';
import { useRatingSummary, useReviews } from './reviews.ts';
import styles from './reviews-panel.module.css';

/** Mean rating of the approved reviews and their number. */
function RatingSummaryLine({ averageRating, ratingCount }: RatingSummary) {
  if (averageRating === null) return null;
  return (
    <div className={styles['summary']}>
      <span className={styles['average']}>{averageRating.toFixed(1)}</span>
      <div>
        <Stars value={averageRating} />
        <p>{counted(ratingCount, 'approved review')}</p>
      </div>
    </div>
  );
}

/** As inlined by the server. */
const REVIEWS_AT_A_TIME = 20;

const ReviewForm = lazyPart(() => import('./review-form.tsx'), 'ReviewForm');

/** Reviews of a recipe, and the form to add one. */
export function ReviewsPanel({ recipeId, title }: { recipeId: number; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const { hash } = useLocation();

  // The end of cook mode links straight to the form.
  useEffect(() => {
    if (hash === '#write-review') setOpen(true);
  }, [hash]);

  return (
    <div className={styles['panel']}>
      <ReviewList recipeId={recipeId} />
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={5} label="Opening the form" />}>
          <ReviewForm recipeId={recipeId} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Pencil size={18} aria-hidden /> Write a review
        </Button>
      )}
      <p className={styles['policy']}>
        <Link to="/reviews-policy" className="reach">
          How reviews are collected and checked
        </Link>
      </p>
      {/* Below the button: it appears once the device is read, and must not move the button under a press. */}
      <OwnReview recipeId={recipeId} />
    </div>
  );
}

function ReviewList({ recipeId }: { recipeId: number }) {
  const reviews = useReviews(recipeId);
  if (reviews === undefined) return <Skeleton lines={3} label="Loading reviews..." />;
  const shown = reviews.filter((review) => review.comment.trim() !== '');
  if (shown.length === 0) return <p>No reviews yet. Be the first to share your experience!</p>;
  return <ReviewPages recipeId={recipeId} reviews={shown} />;
}

/** The number of reviews inlined in the page first, then more on request. */
function ReviewPages({ recipeId, reviews }: { recipeId: number; reviews: Review[] }) {
  const [most, setMost] = useState(REVIEWS_AT_A_TIME);
  function showMore() {
    const next = most + REVIEWS_AT_A_TIME;
    setMost(next);
    announce(`${Math.min(next, reviews.length)} of ${reviews.length} reviews shown`);
  }
  return (
    <>
      <RatingSummaryLine {...useRatingSummary(recipeId, reviews)} />
      <ul className={styles['list']}>
        {reviews.slice(0, most).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {reviews.length > most && (
        <Button variant="outline" onClick={showMore}>
          Show more reviews
        </Button>
      )}
    </>
  );
}

/** State of this device's own review of a recipe: queued, refused, awaiting approval, or published. */
export function OwnReview({ recipeId }: { recipeId: number }) {
  const items = useOutbox() ?? [];
  const published = useReviews(recipeId) ?? [];
  const { words, link } =
    pendingWords(recipeId, items) ?? sentWords(recipeId, items, new Set(published.map(({ id }) => id))) ?? {};
  if (words === undefined) return null;
  return (
    <p className={styles['queued']}>
      {words} <Link to="/queue">{link}</Link>
    </p>
  );
}

type Words = { words: string; link: string };

function pendingWords(recipeId: number, items: readonly OutboxItem[]): Words | undefined {
  const pending = items.flatMap((item) =>
    (item.type === 'review' || item.type === 'photo') &&
    item.status !== 'sent' &&
    item.body.recipeId === recipeId
      ? [item]
      : [],
  );
  if (pending.length === 0) return undefined;
  const refused = pending.filter((item) => item.status === 'refused');
  // A photo queued behind its review is not mentioned.
  const isPhotoAlone = (refused.length > 0 ? refused : pending).every(({ type }) => type === 'photo');
  const subject = isPhotoAlone ? 'The photo of your review' : 'Your review of this recipe';
  return refused.length > 0
    ? { words: `${subject} was refused.`, link: 'Correct it in the queue' }
    : { words: `${subject} is waiting on this device.`, link: 'See it in the queue' };
}

/** The latest delivered review that this device has not withdrawn. */
function sentWords(
  recipeId: number,
  items: readonly OutboxItem[],
  publishedIds: ReadonlySet<string>,
): Words | undefined {
  const sent = items.findLast(
    (item) =>
      item.type === 'review' &&
      item.status === 'sent' &&
      item.recipeId === recipeId &&
      withdrawalOf(item.id, items) === undefined,
  );
  if (sent === undefined) return undefined;
  const words = publishedIds.has(sent.id)
    ? 'Your review is published.'
    : 'Your review has arrived and will appear once we approve it.';
  return { words, link: 'Change or withdraw it in the queue' };
}

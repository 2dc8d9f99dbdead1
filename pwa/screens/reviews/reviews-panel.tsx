import { Pencil } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Review } from '#domain/review/review';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useOutbox } from '../../database/outbox/use-outbox.ts';
import { useRatingSummary, useReviews } from '../../database/reviews.ts';
import { RatingSummaryLine } from './rating-summary-line.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews-panel.module.css';

/** As the server inlines them. */
const REVIEWS_AT_A_TIME = 20;

const ReviewForm = lazy(() =>
  import('./review-form.tsx').then(({ ReviewForm }) => ({ default: ReviewForm })),
);

/** What visitors say of a recipe, and the way to join them. */
export function ReviewsPanel({ recipeId, title }: { recipeId: number; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { hash } = useLocation();

  // The end of cook mode leads straight to the form.
  useEffect(() => {
    if (hash === '#write-review') setOpen(true);
  }, [hash]);

  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      // The form has gone with the focus in it, and the page below has moved up: back to where it came from.
      opener.current?.focus({ preventScroll: true });
      opener.current?.scrollIntoView({ block: 'center' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className={styles['panel']}>
      <ReviewList recipeId={recipeId} />
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={5} label="Opening the form" />}>
          <ReviewForm recipeId={recipeId} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button ref={opener} variant="outline" onClick={() => setOpen(true)}>
          <Pencil size={18} aria-hidden /> Write a review
        </Button>
      )}
      {/* Below the button: it comes once the device has been read, and must not move what is being pressed. */}
      <QueuedReviews recipeId={recipeId} />
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

/** As many reviews as the page came with, then more of them at a time. */
function ReviewPages({ recipeId, reviews }: { recipeId: number; reviews: Review[] }) {
  const [most, setMost] = useState(REVIEWS_AT_A_TIME);
  return (
    <>
      <RatingSummaryLine {...useRatingSummary(recipeId, reviews)} />
      <ul className={styles['list']}>
        {reviews.slice(0, most).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {reviews.length > most && (
        <Button variant="outline" onClick={() => setMost(most + REVIEWS_AT_A_TIME)}>
          Show more reviews
        </Button>
      )}
    </>
  );
}

/** Says that a review of this recipe, or its photo, is still on the device, and where. */
function QueuedReviews({ recipeId }: { recipeId: number }) {
  const items = useOutbox() ?? [];
  const mine = items.flatMap((item) =>
    (item.type === 'review' || item.type === 'photo') &&
    item.status !== 'sent' &&
    item.body.recipeId === recipeId
      ? [item]
      : [],
  );
  if (mine.length === 0) return null;
  const refused = mine.filter((item) => item.status === 'refused');
  // A photo that waits behind its review is not told of twice.
  const isPhotoAlone = (refused.length > 0 ? refused : mine).every(({ type }) => type === 'photo');
  const what = isPhotoAlone ? 'The photo of your review' : 'Your review of this recipe';
  const isRefused = refused.length > 0;
  return (
    <p className={styles['queued']} role="status">
      {what} {isRefused ? 'was refused.' : 'waits on this device.'}{' '}
      <Link to="/queue">{isRefused ? 'Correct it in the queue' : 'See it in the queue'}</Link>
    </p>
  );
}

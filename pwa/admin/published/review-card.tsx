import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublishedReview, ReviewActBody } from '#domain/contract/editorial';
import { Button } from '../../components/button.tsx';
import { Stars } from '../../components/stars.tsx';
import { reviewDate } from '../../screens/parts/reviews/review-date.ts';
import { actOnReview } from '../editorial-api.ts';
import { Card } from '../parts/card.tsx';
import styles from '../parts/list.module.css';
import { Tag } from '../parts/tag.tsx';
import { ReviewEditor } from './review-editor.tsx';
import { useActs } from './use-acts.ts';

type PublishedReviewCardProps = {
  review: PublishedReview;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

type SimpleAct = Exclude<ReviewActBody['act'], 'edit'>;

/** One review that is or was public: text, photo and reply, each with take down and restore. */
export function PublishedReviewCard({ review, onDone, onSignedOut }: PublishedReviewCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const { id, version, status, userName, rating, comment, recipeId, recipeTitle, createdAt } = review;
  const isWithdrawn = status === 'withdrawn';
  const send = (body: ReviewActBody, title: string) => act(() => actOnReview(id, version, body), title);
  const simple = (name: SimpleAct, label: string) => (
    <Button
      variant="outline"
      disabled={isSaving}
      aria-label={`${label} of ${userName}`}
      onClick={() => void send({ act: name }, 'Review Updated')}
    >
      {label}
    </Button>
  );
  return (
    <Card asChild className={styles['card']}>
      <li>
        <div className={styles['text']}>
          <p className={styles['who']}>
            <strong>{userName}</strong>
            <span>{reviewDate(createdAt)}</span>
            {isWithdrawn && <Tag tone="refused">Withdrawn</Tag>}
          </p>
          <p className={styles['who']}>
            <Stars value={rating} />
            <Link to={`/recipe/${recipeId}`}>{recipeTitle ?? `Recipe ${recipeId}, withdrawn`}</Link>
          </p>
          <p className={styles['comment']}>{comment}</p>
          {review.photoKey !== null && (
            <a href={`/api/admin/photos/${review.photoKey}`} target="_blank" rel="noreferrer">
              <img
                className={styles['picture']}
                src={`/api/admin/photos/${review.photoKey}`}
                alt={`From ${userName}${review.isPhotoShown ? '' : ', not shown'}`}
                loading="lazy"
              />
            </a>
          )}
          {review.adminReply !== null && <blockquote>Reply: {review.adminReply}</blockquote>}
          {review.withdrawnReply !== null && <p className={styles['who']}>A reply is withdrawn.</p>}
        </div>
        {isEditing ? (
          <ReviewEditor
            review={review}
            isSaving={isSaving}
            onSave={(body) => void send(body, 'Review Updated')}
            onClose={() => setEditing(false)}
          />
        ) : (
          <div className={styles['buttons']}>
            {isWithdrawn
              ? simple('restore', 'Restore the review')
              : simple('withdraw', 'Withdraw the review')}
            <Button
              variant="outline"
              disabled={isSaving}
              aria-label={`Edit the review of ${userName}`}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
            {review.photoKey !== null &&
              (review.isPhotoShown
                ? simple('withdraw-photo', 'Withdraw the photo')
                : simple('restore-photo', 'Show the photo'))}
            {review.adminReply !== null && simple('withdraw-reply', 'Withdraw the reply')}
            {review.withdrawnReply !== null && simple('restore-reply', 'Restore the reply')}
          </div>
        )}
      </li>
    </Card>
  );
}

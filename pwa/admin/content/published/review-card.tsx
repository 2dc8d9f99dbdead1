import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublishedReview, ReviewActBody, ReviewState } from '#domain/contract/editorial';
import { Button } from '../../../components/button.tsx';
import { Stars } from '../../../components/stars.tsx';
import { reviewDate } from '../../../features/reviews/review-date.ts';
import { photoForReview } from '../../calls/api.ts';
import { actOnReview } from '../../calls/editorial-api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { Card } from '../../parts/card.tsx';
import styles from '../../parts/list.module.css';
import { Tag } from '../../parts/tag.tsx';
import { ReviewEditor } from './review-editor.tsx';
import { STATE_LABELS } from './review-states.ts';
import { WithdrawButton } from './withdraw-button.tsx';

type PublishedReviewCardProps = {
  review: PublishedReview;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

type SimpleAct = Exclude<ReviewActBody['act'], 'edit'>;

/** Actions that change the decision on a review, by its state; the first decision is made in the pending comments. */
const DECISIONS: Record<ReviewState, readonly [SimpleAct, string][]> = {
  pending: [],
  published: [
    ['withdraw', 'Withdraw the review'],
    ['reopen', 'Reconsider the review'],
  ],
  withdrawn: [
    ['restore', 'Restore the review'],
    ['reject', 'Reject the review'],
  ],
  rejected: [
    ['approve', 'Approve the review'],
    ['reopen', 'Reconsider the review'],
  ],
};

/** One review with its text, photo and reply, and the actions that its state allows. */
export function PublishedReviewCard({ review, onDone, onSignedOut }: PublishedReviewCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const { id, version, status, userName, rating, comment, recipeId, recipeTitle, createdAt } = review;
  const send = (body: ReviewActBody, title: string) => act(() => actOnReview(id, version, body), title);
  const withdraw = () =>
    act(
      () => actOnReview(id, version, { act: 'withdraw' }),
      'Review Updated',
      (done) => actOnReview(id, done.version, { act: 'restore' }),
    );
  const decisions = DECISIONS[status];
  const isPublic = status === 'published' || status === 'withdrawn';
  const simple = (name: SimpleAct, label: string) => {
    if (name === 'withdraw') {
      return (
        <WithdrawButton
          key={name}
          what={`the review of ${userName}`}
          label={`${label} of ${userName}`}
          disabled={isSaving}
          onWithdraw={() => void withdraw()}
        >
          {label}
        </WithdrawButton>
      );
    }
    return (
      <Button
        key={name}
        variant="outline"
        disabled={isSaving}
        aria-label={`${label} of ${userName}`}
        onClick={() => void send({ act: name }, 'Review Updated')}
      >
        {label}
      </Button>
    );
  };
  return (
    <Card asChild className={styles['card']}>
      <li>
        <div className={styles['text']}>
          <p className={styles['who']}>
            <strong>{userName}</strong>
            <span>{reviewDate(createdAt)}</span>
            {status !== 'published' && (
              <Tag {...(status !== 'pending' && { tone: 'refused' })}>{STATE_LABELS[status]}</Tag>
            )}
          </p>
          <p className={styles['who']}>
            <Stars value={rating} />
            <Link to={`/recipe/${recipeId}`}>{recipeTitle ?? `Recipe ${recipeId}, withdrawn`}</Link>
          </p>
          <p className={styles['comment']}>{comment}</p>
          {review.photoKey !== null && (
            <a href={photoForReview(review.photoKey)} target="_blank" rel="noreferrer">
              <img
                className={styles['picture']}
                src={photoForReview(review.photoKey)}
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
            onSave={async (body) => {
              const isSaved = await send(body, 'Review Updated');
              if (isSaved) setEditing(false);
              return isSaved;
            }}
            onClose={() => setEditing(false)}
          />
        ) : (
          <div className={styles['buttons']}>
            {decisions.map(([name, label]) => simple(name, label))}
            {isPublic && (
              <Button
                variant="outline"
                disabled={isSaving}
                aria-label={`Edit the review of ${userName}`}
                onClick={() => setEditing(true)}
              >
                Edit
              </Button>
            )}
            {isPublic &&
              review.photoKey !== null &&
              (review.isPhotoShown
                ? simple('withdraw-photo', 'Withdraw the photo')
                : simple('restore-photo', 'Show the photo'))}
            {isPublic && review.adminReply !== null && simple('withdraw-reply', 'Withdraw the reply')}
            {isPublic && review.withdrawnReply !== null && simple('restore-reply', 'Restore the reply')}
          </div>
        )}
      </li>
    </Card>
  );
}

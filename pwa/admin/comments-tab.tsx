import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PendingRating } from '#domain/contract/admin';
import type { PendingPhoto } from '#domain/contract/photos';
import { useDirtyForm } from '../components/dirty-forms.ts';
import { Skeleton } from '../components/skeleton.tsx';
import { approvalOf, type CommentAnswer, NO_ANSWER, saysSomething } from './comment-answer.ts';
import { CommentCard } from './comment-card.tsx';
import { CommentReply } from './comment-reply.tsx';
import styles from './comments-tab.module.css';
import { NeedsNetwork } from './needs-network.tsx';
import { PhotoDecision } from './photo-decision.tsx';
import type { AdminData } from './use-admin-data.ts';
import { useCommentKeys } from './use-comment-keys.ts';
import { type Decision, useModeration } from './use-moderation.ts';

export type CommentsTabProps = {
  comments: AdminData<PendingRating[]>;
  /** Pending photos, of pending comments and of approved ones. */
  photos: readonly PendingPhoto[];
  isShown: boolean;
  onSignedOut: () => void;
  onModerated: () => Promise<void>;
};

/** 'Pending Comment Reviews': moderates one after the other, by mouse or with the keys A, R, J and K. */
export function CommentsTab({ comments, photos, isShown, onSignedOut, onModerated }: CommentsTabProps) {
  const list = comments.data ?? [];
  const [hasKeys, setHasKeys] = useState(true);
  const { isSaving, moderate, moderatePhoto } = useModeration({ onModerated, onSignedOut });
  // Keyed by comment id, so that answers survive a reload of the list after each decision.
  const [answers, setAnswers] = useState<Record<string, CommentAnswer>>({});
  const answerTo = (id: string) => answers[id] ?? NO_ANSWER;
  const decide = (id: string, status: Decision) => moderate(id, status, approvalOf(answerTo(id)));
  useDirtyForm(list.some(({ id }) => saysSomething(answerTo(id))));
  const { selected, select, listRef } = useCommentKeys({
    comments: list,
    isActive: isShown && hasKeys && !isSaving,
    onDecide: decide,
  });

  const decidedBefore = photos.filter(({ reviewId }) => !list.some(({ id }) => id === reviewId));
  const photoOf = (photo: PendingPhoto) => (
    <PhotoDecision
      key={photo.key}
      photo={photo}
      isSaving={isSaving}
      onDecide={(status) => moderatePhoto(photo.key, status)}
    />
  );

  if (comments.data === undefined) {
    if (comments.problem !== null)
      return <NeedsNetwork sentence={comments.problem} onRetry={comments.reload} />;
    return <Skeleton lines={4} label="Loading comments" />;
  }
  return (
    <section aria-labelledby="pending-comments-title">
      <div className={styles['head']}>
        <h2 id="pending-comments-title">Pending Comment Reviews</h2>
        <label className={styles['keys']}>
          <input type="checkbox" checked={hasKeys} onChange={(event) => setHasKeys(event.target.checked)} />
          Oldest first. A approves, R rejects, J and K move.
        </label>
      </div>
      {comments.problem !== null && <p role="alert">{comments.problem}</p>}
      {list.length === 0 ? (
        <p role="status">No pending comments to review!</p>
      ) : (
        <ul ref={listRef} className={styles['list']}>
          {list.map((comment) => (
            <CommentCard
              key={comment.id}
              comment={comment}
              isSelected={comment.id === selected}
              isSaving={isSaving}
              onSelect={() => select(comment.id)}
              onDecide={(status) => decide(comment.id, status)}
            >
              {photos.filter(({ reviewId }) => reviewId === comment.id).map(photoOf)}
              <CommentReply
                answer={answerTo(comment.id)}
                onChange={(answer) => setAnswers((before) => ({ ...before, [comment.id]: answer }))}
              />
            </CommentCard>
          ))}
        </ul>
      )}
      {decidedBefore.length > 0 && (
        <>
          <h2 className={styles['head']}>Pending Photos</h2>
          <ul className={styles['list']} aria-label="Pending Photos">
            {decidedBefore.map((photo) => (
              <li key={photo.key} className={styles['card']}>
                <div className={styles['text']}>
                  <p className={styles['who']}>
                    <strong>{photo.userName.trim() || 'Anonymous'}</strong>
                    <Link to={`/recipe/${photo.recipeId}`}>
                      {photo.recipeTitle ?? 'Recipe'} ({photo.recipeId})
                    </Link>
                  </p>
                  <p className={styles['comment']}>{photo.comment}</p>
                  {photoOf(photo)}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import { useState } from 'react';
import type { PendingRating } from '#domain/contract/admin';
import { Skeleton } from '../components/skeleton.tsx';
import { CommentCard } from './comment-card.tsx';
import styles from './comments-tab.module.css';
import { NeedsNetwork } from './needs-network.tsx';
import type { AdminData } from './use-admin-data.ts';
import { useCommentKeys } from './use-comment-keys.ts';
import { useModeration } from './use-moderation.ts';

export type CommentsTabProps = {
  comments: AdminData<PendingRating[]>;
  isShown: boolean;
  onSignedOut: () => void;
  onModerated: () => Promise<void>;
};

/** 'Pending Comment Reviews': decide one after the other, by hand or by the keys A, R, J and K. */
export function CommentsTab({ comments, isShown, onSignedOut, onModerated }: CommentsTabProps) {
  const list = comments.data ?? [];
  const [hasKeys, setHasKeys] = useState(true);
  const { isSaving, moderate } = useModeration({ onModerated, onSignedOut });
  const { selected, select, listRef } = useCommentKeys({
    comments: list,
    isActive: isShown && hasKeys && !isSaving,
    onDecide: moderate,
  });

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
              onDecide={(status) => moderate(comment.id, status)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

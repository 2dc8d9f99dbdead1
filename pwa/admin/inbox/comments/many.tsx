import { Check, Undo2, X } from 'lucide-react';
import type { PendingRating } from '#domain/contract/admin';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../../components/button.tsx';
import type { Decision } from '../../calls/use-moderation.ts';
import { CheckRow } from '../../parts/check-row.tsx';
import styles from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';

type ManyCommentsProps = {
  all: readonly PendingRating[];
  chosen: readonly PendingRating[];
  /** The last decision, which can be undone. */
  decided: { status: Decision; comments: readonly PendingRating[] } | null;
  isSaving: boolean;
  onChoose: (comments: readonly PendingRating[]) => void;
  onDecide: (status: Decision) => void;
  onUndo: () => void;
};

const comments = (count: number) => counted(count, 'comment');

/** Bar above the comments: decides the selected ones together, and undoes the last decision. */
export function ManyComments({
  all,
  chosen,
  decided,
  isSaving,
  onChoose,
  onDecide,
  onUndo,
}: ManyCommentsProps) {
  return (
    <>
      {decided !== null && (
        <Notice kind="news" words={`${comments(decided.comments.length)} ${decided.status}.`}>
          <div className={styles['buttons']}>
            <span>
              {comments(decided.comments.length)} {decided.status}.
            </span>
            <Button variant="outline" disabled={isSaving} onClick={onUndo}>
              <Undo2 size={18} aria-hidden /> Undo
            </Button>
          </div>
        </Notice>
      )}
      {all.length > 1 && (
        <div className={styles['many']}>
          <CheckRow
            checked={chosen.length === all.length}
            disabled={isSaving}
            onChange={(isChosen) => onChoose(isChosen ? all : [])}
          >
            Select all {all.length}
          </CheckRow>
          {chosen.length > 0 && (
            <div className={styles['buttons']}>
              <Button variant="outline" disabled={isSaving} onClick={() => onDecide('rejected')}>
                <X size={18} aria-hidden /> Reject {comments(chosen.length)}
              </Button>
              <Button disabled={isSaving} onClick={() => onDecide('approved')}>
                <Check size={18} aria-hidden /> Approve {comments(chosen.length)}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

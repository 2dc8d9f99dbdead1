import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Review } from '#domain/review/review';
import { Button } from '../../components/button.tsx';
import { mergeNewer } from '../../platform/database/draft-journal.ts';
import { joinDraft } from '../../platform/database/drafts.ts';
import { discardItem, enqueue } from '../../platform/outbox/commands.ts';
import { REVIEW_OF } from '../../platform/outbox/entry.ts';
import type { OutboxItem, SentItem } from '../../platform/outbox/item.ts';
import styles from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { newReviewKey, readKept } from '../reviews/review-draft.ts';
import { EMPTY_REVIEW, type ReviewValues } from '../reviews/review-errors.ts';

/** The published text in the form again: a draft's name and stars stay, and a comment of both has the draft's first. */
function putBack(kept: unknown, { rating, userName, comment }: ReviewValues): ReviewValues {
  const draft = readKept(kept);
  if (draft === null) return { rating, userName, comment };
  const taken = {
    rating,
    userName: draft.userName.trim() === '' ? userName : draft.userName,
    // Changed before, and the withdrawal was discarded: its text is there already.
    comment: draft.comment.includes(comment) ? draft.comment : comment,
  };
  return mergeNewer(draft, taken, EMPTY_REVIEW, EMPTY_REVIEW, '\n');
}

type TakeBackProps = { item: SentItem<'review'>; published: Review | undefined; items: OutboxItem[] };

/**
 * Withdraws a delivered review after one confirmation. A change is a withdrawal and a new review, since the team has
 * approved the published text as it is; the device has the text of published reviews only.
 */
export function TakeBack({ item, published, items }: TakeBackProps) {
  const [asked, setAsked] = useState<'Withdraw' | 'Change'>();
  const navigate = useNavigate();
  const { id: reviewId, recipeId, secret } = item;

  async function takeBack() {
    const taken = await runCommand(async () => {
      if (asked === 'Change' && published) {
        // An existing draft for this recipe is not replaced.
        await joinDraft(newReviewKey(recipeId), (kept) => putBack(kept, published));
      }
      const recipeTitle = item.title.slice(REVIEW_OF.length);
      await enqueue({ type: 'withdrawal', recipeId, recipeTitle, reviewId, secret, draft: {} });
      // Its photo no longer has a review.
      for (const other of items) {
        if (other.type === 'photo' && other.status !== 'sent' && other.body.reviewId === reviewId)
          await discardItem(other.id);
      }
      return true;
    });
    if (taken && asked === 'Change') navigate(`/recipe/${recipeId}#write-review`);
  }

  if (asked === undefined) {
    return (
      <div className={styles['actions']}>
        <Button variant="ghost" onClick={() => setAsked('Withdraw')}>
          Withdraw
        </Button>
        {published && (
          <Button variant="ghost" onClick={() => setAsked('Change')}>
            Change
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles['question']} role="alertdialog" aria-label={`${asked}?`}>
      <p>
        We’ll remove your review from every device,{' '}
        {asked === 'Change' ? 'and put its text back in the form' : 'for good'}.
      </p>
      <div className={styles['actions']}>
        <Button variant="destructive" onClick={() => void takeBack()}>
          {asked}
        </Button>
        <Button variant="outline" onClick={() => setAsked(undefined)} autoFocus>
          Keep
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { REVIEW_OF } from '#domain/outbox/item-title';
import type { OutboxItem, SentItem } from '#domain/outbox/outbox-item';
import type { Review } from '#domain/review/review';
import { Button } from '../../components/button.tsx';
import { joinDraft } from '../../database/drafts.ts';
import { discardItem, enqueue } from '../../database/outbox/commands.ts';
import { newReviewKey } from '../reviews/use-review-draft.ts';
import styles from './item-card.module.css';
import { runQueueCommand } from './run-queue-command.ts';

type TakeBackProps = { item: SentItem<'review'>; published: Review | undefined; items: OutboxItem[] };

/**
 * Takes a delivered review back after asking once. A change is a withdrawal and a new review, since what is published has been
 * read by the team as it stands; the device knows the words of published ones alone.
 */
export function TakeBack({ item, published, items }: TakeBackProps) {
  const [asked, setAsked] = useState<'Withdraw' | 'Change'>();
  const navigate = useNavigate();
  const { id: reviewId, recipeId, secret } = item;

  async function takeBack() {
    const taken = await runQueueCommand(async () => {
      if (asked === 'Change' && published) {
        const { rating, userName, comment } = published;
        // Words that are being written for this recipe already are not replaced.
        await joinDraft(newReviewKey(recipeId), (kept) => kept ?? { rating, userName, comment });
      }
      const recipeTitle = item.title.slice(REVIEW_OF.length);
      await enqueue({ type: 'withdrawal', recipeId, recipeTitle, reviewId, secret, draft: {} });
      // Its photo has nowhere to go any more.
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
        Your review goes from every device,{' '}
        {asked === 'Change' ? 'and its words into the form again' : 'for good'}.
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

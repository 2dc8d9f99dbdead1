import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { photoPath } from '#domain/review/photos';
import type { Review } from '#domain/review/review';
import { Button } from '../../components/button.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import { mergeNewer } from '../../platform/database/draft-journal.ts';
import { joinDraft } from '../../platform/database/drafts.ts';
import { discardItem, enqueue } from '../../platform/outbox/commands.ts';
import { REVIEW_OF } from '../../platform/outbox/entry.ts';
import { type OutboxItem, type SentItem, withdrawalOf } from '../../platform/outbox/item.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import styles from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { EMPTY_REVIEW, newReviewKey, type ReviewValues, readKept } from '../reviews/review-fields.tsx';
import { useReviews } from '../reviews/reviews.ts';
import { ItemCard } from './item-card.tsx';
import words from './item-words.module.css';
import { OvertakenEdit } from './overtaken-edit.tsx';

const AWAITED = ', appears after approval';
const THEN = { pending: AWAITED, approved: ', published', rejected: ', not published' } as const;

type SentCardProps<Item extends SentItem> = { item: Item; now: Date };

/** A delivered item. */
export function SentCard({ item, now }: SentCardProps<SentItem>) {
  if (item.type === 'review') return <SentReview item={item} now={now} />;
  if (item.type === 'recipe') return <SentRecipe item={item} now={now} />;
  if (item.type === 'photo') return <SentPhoto item={item} now={now} />;
  return <Arrived item={item} now={now} then="" />;
}

/** The review has the item's id, so its approval shows with the next pull. */
function SentReview({ item, now }: SentCardProps<SentItem<'review'>>) {
  const published = useReviews(item.recipeId)?.find((review) => review.id === item.id);
  const items = useOutbox() ?? [];
  const withdrawal = withdrawalOf(item.id, items);
  const isWithdrawn = withdrawal !== undefined && withdrawal.status !== 'refused';
  const then = isWithdrawn ? ', withdrawn' : published ? ', published' : AWAITED;
  return (
    <Arrived item={item} now={now} then={then}>
      {withdrawal === undefined && <TakeBack item={item} published={published} items={items} />}
    </Arrived>
  );
}

/** An approved photo comes with its review, whose id the item doesn't have; its address is made from the item's own. */
function SentPhoto({ item, now }: SentCardProps<SentItem<'photo'>>) {
  const isPublished = useReviews(item.recipeId)?.some(({ imageUrl }) => imageUrl === photoPath(item.id));
  return <Arrived item={item} now={now} then={isPublished ? ', published' : AWAITED} />;
}

function SentRecipe({ item, now }: SentCardProps<SentItem<'recipe'>>) {
  const { status = 'pending', recipeId = null, reply = null } = item.outcome ?? {};
  const isTakenDown = status === 'approved' && recipeId === null;
  return (
    <Arrived item={item} now={now} then={isTakenDown ? ', published and taken down since' : THEN[status]}>
      {reply !== null && (
        <blockquote className={words['words']}>
          <p>“{reply}”</p>
          <footer>From our team</footer>
        </blockquote>
      )}
      {recipeId !== null && (
        <div className={styles['actions']}>
          <Button asChild variant="soft">
            <Link to={`/recipe/${recipeId}`}>Open the recipe</Link>
          </Button>
        </div>
      )}
    </Arrived>
  );
}

function Arrived({
  item,
  now,
  then,
  children,
}: SentCardProps<SentItem> & { then: string; children?: ReactNode }) {
  return (
    <ItemCard
      tone="sent"
      type={item.type}
      title={item.title}
      subtitle={`Arrived ${whenInWords(item.sentAt, now)}${then}`}
      badge={
        <>
          <Check size={18} aria-hidden /> Sent
        </>
      }
    >
      {children}
      <OvertakenEdit item={item} />
    </ItemCard>
  );
}

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
function TakeBack({ item, published, items }: TakeBackProps) {
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

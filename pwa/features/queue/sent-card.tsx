import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import type { SentItem } from '../../platform/outbox/item.ts';
import { withdrawalOf } from '../../platform/outbox/item.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import styles from '../page/item-card.module.css';
import { useReviews } from '../reviews/reviews.ts';
import { ItemCard } from './item-card.tsx';
import words from './item-words.module.css';
import { TakeBack } from './take-back.tsx';

const AWAITED = ', appears after approval';
const THEN = { pending: AWAITED, approved: ', published', rejected: ', not published' } as const;

type SentCardProps<Item extends SentItem> = { item: Item; now: Date };

/** A delivered item. */
export function SentCard({ item, now }: SentCardProps<SentItem>) {
  if (item.type === 'review') return <SentReview item={item} now={now} />;
  if (item.type === 'recipe') return <SentRecipe item={item} now={now} />;
  return <Arrived item={item} now={now} then={item.type === 'photo' ? AWAITED : ''} />;
}

/** The review has the item's id, so its approval shows with the next pull. */
function SentReview({ item, now }: SentCardProps<SentItem<'review'>>) {
  const published = useReviews(item.recipeId)?.find((review) => review.id === item.id);
  const items = useOutbox() ?? [];
  const isWithdrawn = withdrawalOf(item.id, items) !== undefined;
  const then = isWithdrawn ? ', withdrawn' : published ? ', published' : ', waiting for approval';
  return (
    <Arrived item={item} now={now} then={then}>
      {!isWithdrawn && <TakeBack item={item} published={published} items={items} />}
    </Arrived>
  );
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
    </ItemCard>
  );
}

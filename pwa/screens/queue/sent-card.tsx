import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SentItem } from '#domain/outbox/outbox-item';
import { withdrawalOf } from '#domain/outbox/withdrawal-of';
import { whenInWords } from '../../components/when-in-words.ts';
import { useOutbox } from '../../database/outbox/use-outbox.ts';
import { useReviews } from '../../database/reviews.ts';
import { ItemCard } from './item-card.tsx';
import { TakeBack } from './take-back.tsx';

type SentCardProps<Item extends SentItem> = { item: Item; now: Date };

/** A delivered item. */
export function SentCard({ item, now }: SentCardProps<SentItem>) {
  if (item.type === 'review') return <SentReview item={item} now={now} />;
  const isModerated = item.type === 'recipe' || item.type === 'photo';
  return <Arrived item={item} now={now} then={isModerated ? ', appears after approval' : ''} />;
}

/** The review has the item's id, so its approval shows with the pull that brings it. */
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

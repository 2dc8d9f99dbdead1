import { Check } from 'lucide-react';
import type { SentItem } from '#domain/outbox/outbox-item';
import { whenInWords } from '../../components/when-in-words.ts';
import { useReviews } from '../../database/reviews.ts';
import { ItemCard } from './item-card.tsx';

type SentCardProps<Item extends SentItem> = { item: Item; now: Date };

/** What has arrived. */
export function SentCard({ item, now }: SentCardProps<SentItem>) {
  if (item.type === 'review') return <SentReview item={item} now={now} />;
  const isModerated = item.type === 'recipe' || item.type === 'photo';
  return <Arrived item={item} now={now} then={isModerated ? ', appears after approval' : ''} />;
}

/** The review has the item's id, so its approval shows as soon as a pull brings it. */
function SentReview({ item, now }: SentCardProps<SentItem<'review'>>) {
  const isPublished = useReviews(item.recipeId)?.some((review) => review.id === item.id) ?? false;
  return <Arrived item={item} now={now} then={isPublished ? ', published' : ', waiting for approval'} />;
}

function Arrived({ item, now, then }: SentCardProps<SentItem> & { then: string }) {
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
    />
  );
}

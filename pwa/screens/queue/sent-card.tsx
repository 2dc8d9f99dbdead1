import { Check } from 'lucide-react';
import type { SentItem } from '#domain/outbox/outbox-item';
import { whenInWords } from '../../components/when-in-words.ts';
import { useReviews } from '../../database/reviews.ts';
import { ItemCard } from './item-card.tsx';

/** What has arrived. The review has the item's id, so its approval shows as soon as a pull brings it. */
export function SentCard({ item, now }: { item: SentItem; now: Date }) {
  const isPublished = useReviews(item.recipeId)?.some((review) => review.id === item.id) ?? false;
  return (
    <ItemCard
      tone="sent"
      title={item.title}
      subtitle={`Arrived ${whenInWords(item.sentAt, now)}, ${isPublished ? 'published' : 'waiting for approval'}`}
      badge={
        <>
          <Check size={18} aria-hidden /> Sent
        </>
      }
    />
  );
}

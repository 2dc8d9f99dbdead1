import type { PendingItem } from '../../platform/outbox/item.ts';
import type { AboutPhoto } from './about-photo.ts';

export type PendingCardProps<Item extends PendingItem> = AboutPhoto & {
  item: Item;
  now: Date;
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
};

import type { PendingItem } from '#domain/outbox/outbox-item';

export type PendingCardProps<Item extends PendingItem> = {
  item: Item;
  now: Date;
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
};

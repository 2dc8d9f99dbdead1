import { useState } from 'react';
import type { OutboxItem, PendingItem } from '../../platform/outbox/item.ts';

/**
 * Item being edited, as it was when editing began: a delivery or refusal meanwhile must not unmount the open form
 * with the new text in it.
 */
export function useEditing(items: readonly OutboxItem[]) {
  const [editing, setEditing] = useState<PendingItem | null>(null);

  const shown =
    editing === null
      ? items
      : [...items.filter((item) => item.seq !== editing.seq), editing].sort((a, b) => a.seq - b.seq);
  return {
    shown,
    isEditing: (item: PendingItem) => item.seq === editing?.seq,
    setEditing: (item: PendingItem, isEditing: boolean) => setEditing(isEditing ? item : null),
  };
}

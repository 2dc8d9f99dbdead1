import { useState } from 'react';
import type { OutboxItem, PendingItem } from '#domain/outbox/outbox-item';

/**
 * Which item is being edited. It stays on show as it was when the editing began, whatever becomes of it meanwhile:
 * an item that is delivered or refused under the hands must not take the open form away with the new words in it.
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

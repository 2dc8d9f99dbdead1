import type { PendingItem } from '#domain/outbox/outbox-item';
import { Button } from '../../components/button.tsx';
import { copyText } from './copy-text.ts';
import { itemText } from './item-text.ts';

/** Copies what was written, so that it is safe whatever happens here. */
export function CopyItem({ item }: { item: PendingItem }) {
  return (
    <Button variant="ghost" onClick={() => void copyText(itemText(item))}>
      Copy
    </Button>
  );
}

import { Button } from '../../components/button.tsx';
import type { PendingItem } from '../../platform/outbox/item.ts';
import { copyText } from '../page/copy-text.ts';
import { itemText } from './item-text.ts';

/** Copies an item's text, as a backup in case the device loses its data. */
export function CopyItem({ item }: { item: PendingItem }) {
  return (
    <Button variant="ghost" onClick={() => void copyText(itemText(item))}>
      Copy
    </Button>
  );
}

import { Button } from '../../components/button.tsx';
import type { PendingItem } from '../../platform/outbox/item.ts';
import { copyText } from '../page/copy-text.ts';
import { itemText } from './item-text.ts';

/** Copies an item's text, so that it survives a loss of the device's data. */
export function CopyItem({ item }: { item: PendingItem }) {
  return (
    <Button variant="ghost" onClick={() => void copyText(itemText(item))}>
      Copy
    </Button>
  );
}

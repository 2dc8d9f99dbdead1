import { Button } from '../../components/button.tsx';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { copyText } from '../page/copy-text.ts';
import styles from '../page/list-page.module.css';
import { saveFile } from '../page/save-file.ts';
import { queueText } from './item-text.ts';

/** Exports all undelivered text. */
export function ExportQueue({ items }: { items: readonly OutboxItem[] }) {
  const text = queueText(items);
  return (
    <div className={styles['export']}>
      <Button
        variant="outline"
        onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'bowlful-queue.txt')}
      >
        Save all as a file
      </Button>
      <Button variant="ghost" onClick={() => void copyText(text)}>
        Copy all
      </Button>
    </div>
  );
}

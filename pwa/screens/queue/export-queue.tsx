import type { OutboxItem } from '#domain/outbox/outbox-item';
import { Button } from '../../components/button.tsx';
import { copyText } from './copy-text.ts';
import { queueText } from './item-text.ts';
import styles from './queue-page.module.css';

function saveAsFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'bowlful-queue.txt';
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Takes everything that is still here out of the browser's hands. */
export function ExportQueue({ items }: { items: readonly OutboxItem[] }) {
  const text = queueText(items);
  return (
    <div className={styles['export']}>
      <Button variant="outline" onClick={() => saveAsFile(text)}>
        Save all as a file
      </Button>
      <Button variant="ghost" onClick={() => void copyText(text)}>
        Copy all
      </Button>
    </div>
  );
}

import type { OutboxItem } from '#domain/outbox/outbox-item';
import { Button } from '../../components/button.tsx';
import { copyText } from './copy-text.ts';
import { queueText } from './item-text.ts';
import styles from './queue-page.module.css';
import { saveFile } from './save-file.ts';

/** Takes all text that is still here out of the browser's hands. */
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

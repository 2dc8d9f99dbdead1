import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { clearDraft } from '../../platform/database/drafts.ts';
import { discardItem } from '../../platform/outbox/commands.ts';
import { editedKey, type PendingItem } from '../../platform/outbox/item.ts';
import styles from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';

/** Discards after one confirmation, which warns that an attempted item may have arrived. */
export function DiscardItem({ item, hasPhoto }: { item: PendingItem; hasPhoto: boolean }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Discard
      </Button>
    );
  }

  async function discard() {
    await runCommand(async () => {
      await discardItem(item.id);
      // The draft of its editor is deleted with it.
      clearDraft(editedKey(item.seq)).catch(() => {});
    });
  }

  const thing = item.type === 'photo' || item.type === 'withdrawal' ? item.type : 'text';
  return (
    <div className={styles['question']} role="alertdialog" aria-label={`Discard this ${thing}?`}>
      <p>
        {hasPhoto && 'Its photo will be discarded too. '}
        {item.everAttempted
          ? `We tried to send it before, so it may have arrived anyway. Discard the ${thing} on this device?`
          : `Your ${thing} hasn’t been sent yet, and there’s no other copy. Discard it?`}
      </p>
      <div className={styles['actions']}>
        <Button variant="destructive" onClick={() => void discard()}>
          Discard
        </Button>
        <Button variant="outline" onClick={() => setAsking(false)} autoFocus>
          Keep
        </Button>
      </div>
    </div>
  );
}

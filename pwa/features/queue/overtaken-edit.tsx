import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { clearDraft, useDraft } from '../../platform/database/drafts.ts';
import { editedKey, type SentItem } from '../../platform/outbox/item.ts';
import styles from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { type EditableItem, EditItem, type EditValues } from './edit-item.tsx';

const OPEN = 'Open your newer version';

/** The item for its editor, with blank fields: all text there comes from the draft. */
function blankItem({ outcome: _, ...item }: SentItem, newer: EditValues): EditableItem {
  const fields = Object.entries(newer).map(([name, value]) => [name, typeof value === 'number' ? 0 : '']);
  const recipe = 'recipeId' in item && { recipeId: item.recipeId };
  return { ...item, body: { ...recipe, draft: Object.fromEntries(fields) } } as unknown as EditableItem;
}

/** Text of an edit that was not saved before the first version was delivered: it can be sent as a second item. */
export function OvertakenEdit({ item }: { item: SentItem }) {
  const key = editedKey(item.seq);
  const newer = useDraft<EditValues>(key);
  const [opened, setOpened] = useState<EditableItem | null>(null);
  if (opened !== null) return <EditItem item={opened} hasArrived onClose={() => setOpened(null)} />;
  if (!newer) return null;
  return (
    <>
      <p className={styles['state']}>You began to change this before it arrived.</p>
      <div className={styles['actions']}>
        {item.type === 'recipe' ? (
          <Button asChild variant="soft">
            <Link to={`/submit?item=${item.id}`}>{OPEN}</Link>
          </Button>
        ) : (
          <Button variant="soft" onClick={() => setOpened(blankItem(item, newer))}>
            {OPEN}
          </Button>
        )}
        <Button variant="ghost" onClick={() => void runCommand(() => clearDraft(key))}>
          Discard it
        </Button>
      </div>
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { clearDraft } from '../../platform/database/drafts.ts';
import { discardItem } from '../../platform/outbox/commands.ts';
import { editedKey, type OutboxItem, type PendingItem } from '../../platform/outbox/item.ts';
import { copyText } from '../page/copy-text.ts';
import styles from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { saveFile } from '../page/save-and-share.ts';
import { EditAction, Editor } from './editor.tsx';
import { ItemWords, itemText } from './item-words.tsx';

export type AboutPhoto = {
  /** The photo's review while undelivered. */
  waitsFor: PendingItem | null;
  /** A photo follows this review. */
  hasPhoto: boolean;
};

export type PendingCardProps<Item extends PendingItem> = AboutPhoto & {
  item: Item;
  now: Date;
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
};

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Hands out an item's text or photo, as a backup in case the device loses its data. */
function TakeCopy({ item }: { item: PendingItem }) {
  if (item.type !== 'photo') {
    return (
      <Button variant="ghost" onClick={() => void copyText(itemText(item))}>
        Copy
      </Button>
    );
  }
  const { bytes, mediaType } = item.body.draft;
  return (
    <Button
      variant="ghost"
      onClick={() => saveFile(new Blob([bytes], { type: mediaType }), `bowlful-photo.${ENDINGS[mediaType]}`)}
    >
      Save a copy
    </Button>
  );
}

type PendingBodyProps = Pick<
  PendingCardProps<PendingItem>,
  'item' | 'isEditing' | 'setEditing' | 'hasPhoto'
> & {
  editLabel: string;
  /** Actions before the others. */
  children?: ReactNode;
};

/** An undelivered item's words and actions, or its editor. */
export function PendingBody(props: PendingBodyProps) {
  const { item, isEditing, setEditing, hasPhoto, editLabel, children } = props;
  if (isEditing) return <Editor item={item} onClose={() => setEditing(false)} />;
  return (
    <>
      <ItemWords item={item} />
      <div className={styles['actions']}>
        {children}
        <EditAction item={item} label={editLabel} onEdit={() => setEditing(true)} />
        <TakeCopy item={item} />
        <DiscardItem item={item} hasPhoto={hasPhoto} />
      </div>
    </>
  );
}

/** Discards after one confirmation, which warns that an attempted item may have arrived. */
function DiscardItem({ item, hasPhoto }: { item: PendingItem; hasPhoto: boolean }) {
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

/** Relations between queued items: a photo follows its review. */
export function aboutPhoto(item: PendingItem, items: readonly OutboxItem[]): AboutPhoto {
  const pending = items.filter((other) => other.status !== 'sent');
  const review = pending.find((other) => item.type === 'photo' && other.id === item.body.reviewId);
  return {
    waitsFor: review ?? null,
    hasPhoto: pending.some((other) => other.type === 'photo' && other.body.reviewId === item.id),
  };
}

import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import type { PendingItem } from '../../platform/outbox/item.ts';
import { copyText } from '../page/copy-text.ts';
import styles from '../page/item-card.module.css';
import { saveFile } from '../page/save-file.ts';
import type { AboutPhoto } from './about-photo.ts';
import { DiscardItem } from './discard-item.tsx';
import { EditAction, Editor } from './editor.tsx';
import { itemText } from './item-text.ts';
import { ItemWords } from './item-words.tsx';

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

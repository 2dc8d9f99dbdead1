import { type ChangeEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { editItem } from '../../platform/outbox/commands.ts';
import type { PendingItem } from '../../platform/outbox/item.ts';
import styles from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { PhotoError, resizePhoto } from '../reviews/resize-photo.ts';
import { EditItem } from './edit-item.tsx';

type ExchangePhotoProps = { item: PendingItem<'photo'>; onClose: () => void };

/** Replaces a photo as soon as another is chosen. The old one stays until the new one is stored. */
function ExchangePhoto({ item, onClose }: ExchangePhotoProps) {
  const [error, setError] = useState<string>();

  async function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    setError(undefined);
    const photo = await resizePhoto(file).catch((problem: unknown) => {
      if (problem instanceof PhotoError) setError(problem.message);
      return null;
    });
    if (photo === null) return;
    const saved = await runCommand(() => editItem(item.id, photo));
    if (saved === undefined) return;
    if (saved === null) setError('This photo has left the queue in the meantime');
    else if (saved.status === 'sent') setError('Your first photo has already arrived');
    else onClose();
  }

  return (
    <div className={styles['editor']}>
      <FormRow label="Another photo" help="We’ll make it smaller on this device." error={error}>
        {(field) => <input {...field} type="file" accept="image/*" onChange={handleChoice} />}
      </FormRow>
      <div className={styles['actions']}>
        <Button type="button" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

type EditorProps = { item: PendingItem; onClose: () => void };

/** Editor in place of an item. A recipe has a page of its own for that. */
export function Editor({ item, onClose }: EditorProps) {
  if (item.type === 'recipe' || item.type === 'withdrawal') return null;
  if (item.type === 'photo') return <ExchangePhoto item={item} onClose={onClose} />;
  return <EditItem item={item} onClose={onClose} />;
}

type EditActionProps = { item: PendingItem; label: string; onEdit: () => void };

/** Button or link that opens the editor. */
export function EditAction({ item, label, onEdit }: EditActionProps) {
  if (item.type === 'withdrawal') return null;
  const variant = item.status === 'refused' ? 'solid' : 'ghost';
  if (item.type === 'recipe') {
    return (
      <Button asChild variant={variant}>
        <Link to={`/submit?item=${item.id}`}>{label}</Link>
      </Button>
    );
  }
  return (
    <Button variant={variant} onClick={onEdit}>
      {item.type === 'photo' ? 'Choose another photo' : label}
    </Button>
  );
}

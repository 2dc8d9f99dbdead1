import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import type { PendingItem } from '../../platform/outbox/item.ts';
import { EditItem } from './edit-item.tsx';
import { ExchangePhoto } from './exchange-photo.tsx';

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

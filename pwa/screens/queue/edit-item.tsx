import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { entryAgain } from '#domain/outbox/entry-again';
import { Button } from '../../components/button.tsx';
import { useDirtyForm } from '../../components/dirty-forms.ts';
import { editItem, enqueue } from '../../database/outbox/commands.ts';
import { useKeptForm } from '../shared/use-kept-form.ts';
import { EditFields } from './edit-fields.tsx';
import { type EditableItem, firstValues, keptValues, readValues } from './edit-values.ts';
import { editedKey } from './edited-key.ts';
import styles from './item-card.module.css';
import { ITEM_KINDS } from './item-kind.ts';
import { runQueueCommand } from './run-queue-command.ts';

export type EditItemProps = { item: EditableItem; onClose: () => void };

/**
 * The words of an item in their form. The old ones stay in the queue until the new ones are durable, and the new ones
 * are kept as a draft until then. When the old ones have left the queue meanwhile, the new ones may follow them.
 */
export function EditItem({ item, onClose }: EditItemProps) {
  const form = useRef<HTMLFormElement>(null);
  const first = firstValues(item);
  const { values, setValues, isChanged, forget } = useKeptForm(
    editedKey(item.seq),
    (kept) => keptValues(kept, first),
    first,
  );
  const [isPending, setPending] = useState(false);
  const [lost, setLost] = useState<'arrived' | 'gone' | null>(null);
  const [attempts, setAttempts] = useState(0);
  const { draft, errors } = readValues(item.type, values);
  const { noun } = ITEM_KINDS[item.type];
  useDirtyForm(isChanged);

  useLayoutEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function close() {
    forget();
    onClose();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (draft === null) return setAttempts((count) => count + 1);
    setPending(true);
    const saved = await runQueueCommand(() =>
      lost === null ? editItem(item.id, draft) : enqueue(entryAgain(item, draft)),
    );
    setPending(false);
    if (saved === undefined) return;
    if (saved === null) setLost('gone');
    else if (saved.status === 'sent') setLost('arrived');
    else close();
  }

  const sendLabel = item.status === 'refused' ? 'Send again' : 'Save';
  return (
    <form ref={form} className={styles['editor']} onSubmit={handleSubmit} noValidate aria-label={item.title}>
      {lost !== null && (
        <p className={styles['reason']} role="alert">
          {lost === 'arrived'
            ? 'Your first version has already arrived. The text below is your newer one: '
            : 'This has left the queue meanwhile. The text below is still yours: '}
          send it as a second {noun}, or cancel.
        </p>
      )}
      <EditFields
        type={item.type}
        values={values}
        errors={attempts > 0 && errors !== null ? errors : {}}
        onChange={setValues}
        disabled={isPending}
      />
      <div className={styles['actions']}>
        <Button type="submit" disabled={isPending}>
          {lost !== null ? `Send as a second ${noun}` : sendLabel}
        </Button>
        <Button type="button" variant="ghost" onClick={close} disabled={isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

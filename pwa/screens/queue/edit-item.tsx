import { type FormEvent, useRef, useState } from 'react';
import type { PendingItem } from '#domain/outbox/outbox-item';
import { Button } from '../../components/button.tsx';
import { useDirtyForm } from '../../components/dirty-forms.ts';
import { editItem, enqueueReview } from '../../database/outbox/commands.ts';
import { ReviewFields } from '../reviews/review-fields.tsx';
import { editedReviewKey, useReviewDraft } from '../reviews/use-review-draft.ts';
import { useReviewErrors } from '../reviews/use-review-errors.ts';
import styles from './item-card.module.css';
import { runQueueCommand } from './run-queue-command.ts';

export type EditItemProps = { item: PendingItem; onClose: () => void };

const TITLE_START = 'Review of ';

/**
 * The text of an item in its form. The old text stays in the queue until the new one is durable, and the new one
 * is kept as a draft until then. When the old text turns out to have arrived, the new one may follow as a second review.
 */
export function EditItem({ item, onClose }: EditItemProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, setValues, forget } = useReviewDraft(editedReviewKey(item.seq), item.body.draft);
  const [isPending, setPending] = useState(false);
  const [cameTooLate, setTooLate] = useState(false);
  const { errors, check } = useReviewErrors(values, form);
  const { rating, userName, comment } = item.body.draft;
  useDirtyForm(values.rating !== rating || values.userName !== userName || values.comment !== comment);

  function close() {
    forget();
    onClose();
  }

  function send() {
    if (!cameTooLate) return editItem(item.id, values);
    const recipeTitle = item.title.replace(TITLE_START, '');
    return enqueueReview({ recipeId: item.body.recipeId, recipeTitle, draft: values });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending || !check()) return;
    setPending(true);
    const saved = await runQueueCommand(send);
    setPending(false);
    if (saved === undefined) return;
    if (saved === null || saved.status === 'sent') setTooLate(true);
    else close();
  }

  const sendLabel = item.status === 'refused' ? 'Send again' : 'Save';
  return (
    <form ref={form} className={styles['editor']} onSubmit={handleSubmit} noValidate aria-label={item.title}>
      {cameTooLate && (
        <p className={styles['reason']} role="alert">
          Your first version has already arrived. The text below is your newer one: send it as a second
          review, or cancel.
        </p>
      )}
      <ReviewFields values={values} errors={errors} onChange={setValues} disabled={isPending} />
      <div className={styles['actions']}>
        <Button type="submit" disabled={isPending}>
          {cameTooLate ? 'Send as a second review' : sendLabel}
        </Button>
        <Button type="button" variant="ghost" onClick={close} disabled={isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

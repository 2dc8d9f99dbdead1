import { type FormEvent, useState } from 'react';
import {
  CONTACT_NOTES_MAX,
  CONTACT_STATUSES,
  type ContactUpdate,
  type StoredContactMessage,
} from '#domain/contract/contact';
import { Button } from '../../../components/button.tsx';
import { useDirtyForm } from '../../../platform/state/dirty-forms.ts';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError } from '../../calls/admin-error.ts';
import { AreaRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import { SelectRow } from '../../parts/select-row.tsx';
import { updateContactMessage } from './messages-api.ts';
import { STATUS_OPTIONS } from './statuses.tsx';

type UpdateEvents = {
  /** Reloads the list. */
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** Saves status and notes; a conflict reloads the list and keeps the typed notes. */
function useUpdateMessage({ onDone, onSignedOut }: UpdateEvents) {
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);

  async function update({ id, version }: StoredContactMessage, body: ContactUpdate): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      await updateContactMessage(id, version, body);
      setStale(false);
      showToast({
        title: 'Message Updated',
        description: 'Contact message status has been updated successfully.',
      });
      await onDone();
    } catch (error) {
      const status = error instanceof AdminError ? error.status : 0;
      if (error instanceof AdminError && error.kind === 'signed-out') {
        onSignedOut();
      } else {
        showToast({
          variant: 'destructive',
          title: 'Update Failed',
          description: 'Failed to update message status. Please try again.',
        });
        setStale(status === 412);
        if (status === 404 || status === 412) await onDone();
      }
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, isStale, update };
}

type MessageFormProps = {
  message: StoredContactMessage;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** Status and notes of a message. After a conflict it also shows the stored version. */
export function MessageForm({ message, onDone, onSignedOut }: MessageFormProps) {
  const [status, setStatus] = useState(message.status);
  const [adminNotes, setNotes] = useState(message.adminNotes);
  const { isSaving, isStale, update } = useUpdateMessage({ onDone, onSignedOut });
  useDirtyForm(status !== message.status || adminNotes !== message.adminNotes);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void update(message, { status, adminNotes });
  }

  return (
    <form className={list['form']} onSubmit={handleSubmit} aria-label={`Answer to ${message.subject}`}>
      {isStale && (
        <Notice kind="problem">
          <p>
            Somebody else has updated this message. It is now {CONTACT_STATUSES[message.status]}
            {message.adminNotes === '' ? ', without notes.' : ', with these notes:'}
          </p>
          {message.adminNotes !== '' && (
            <blockquote className={list['comment']}>{message.adminNotes}</blockquote>
          )}
          <p>Your changes are below, not saved yet. Updating again replaces theirs.</p>
        </Notice>
      )}
      <SelectRow label="Status" options={STATUS_OPTIONS} value={status} onChange={setStatus} />
      <AreaRow
        label="Admin notes"
        help="Only administrators see these."
        rows={3}
        maxLength={CONTACT_NOTES_MAX}
        value={adminNotes}
        onChange={setNotes}
      />
      <div className={list['buttons']}>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Updating...' : 'Update Message'}
        </Button>
      </div>
    </form>
  );
}

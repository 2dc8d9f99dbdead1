import { Archive, CircleCheck, Clock, Mail } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import {
  CONTACT_NOTES_MAX,
  CONTACT_STATUSES,
  type ContactStatus,
  type ContactUpdate,
  contactUpdateSchema,
  INTAKE_CALLS,
  type StoredContactMessage,
} from '#domain/contract/intake';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError, request } from '../../calls/api.ts';
import { AreaRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import { SelectRow } from '../../parts/select-row.tsx';
import { useKeptWords } from '../../parts/use-kept-words.ts';

type UpdateEvents = {
  /** Reloads the list. */
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** Saves status and notes; a conflict reloads the list and keeps the typed notes. */
function useUpdateMessage({ onDone, onSignedOut }: UpdateEvents) {
  const [isSaving, setSaving] = useState(false);

  /** @param onSaved is given the new version */
  async function update(
    { id, version }: StoredContactMessage,
    body: ContactUpdate,
    onSaved: (version: number) => void,
  ): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      onSaved((await request(INTAKE_CALLS.updateContactMessage, { params: { id }, version, body })).version);
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
        if (status === 404 || status === 412) await onDone();
      }
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, update };
}

/** The fields, and the version of the message that they started from. */
const notesSchema = z.object({
  status: contactUpdateSchema.shape.status,
  adminNotes: z.string(),
  version: z.int(),
});
const notesOf = ({ status, adminNotes, version }: StoredContactMessage) => ({ status, adminNotes, version });

type MessageFormProps = {
  message: StoredContactMessage;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** Status and notes of a message. After a conflict it also shows the stored version. */
export function MessageForm({ message, onDone, onSignedOut }: MessageFormProps) {
  const kept = useKeptWords(`notes ${message.id}`, notesSchema, notesOf(message));
  const [saved, setSaved] = useState<z.infer<typeof notesSchema> | null>(null);
  // Once saved, the fields follow the message until somebody types again.
  const isOvertaken = kept.values === saved && message.version > saved.version;
  const values = isOvertaken ? notesOf(message) : kept.values;
  const { setValues } = kept;
  const { status, adminNotes } = values;
  const { isSaving, update } = useUpdateMessage({ onDone, onSignedOut });
  const isChanged = status !== message.status || adminNotes !== message.adminNotes;
  // Words typed during a save still carry the old version.
  const isOurs = message.version === values.version || message.version === saved?.version;
  const isStale = isChanged && !isOurs && message.version > values.version;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void update(message, { status, adminNotes }, (version) => {
      const next = { ...values, version };
      kept.handOver(isOvertaken ? kept.values : values, next);
      setSaved(next);
    });
  }

  return (
    <form
      className={list['form']}
      onSubmit={handleSubmit}
      aria-label={`Status and notes of ${message.subject}`}
    >
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
      <SelectRow
        label="Status"
        options={STATUS_OPTIONS}
        value={status}
        onChange={(status) => setValues({ ...values, status })}
      />
      <AreaRow
        label="Admin notes"
        help="Only administrators see these."
        rows={3}
        maxLength={CONTACT_NOTES_MAX}
        value={adminNotes}
        onChange={(adminNotes) => setValues({ ...values, adminNotes })}
      />
      <div className={list['buttons']}>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Updating...' : 'Update Message'}
        </Button>
      </div>
    </form>
  );
}

export const STATUS_OPTIONS = (Object.entries(CONTACT_STATUSES) as [ContactStatus, string][]).map(
  ([value, label]) => ({ value, label }),
);

export const STATUS_ICONS: Record<ContactStatus, ReactNode> = {
  new: <Mail size={20} aria-hidden />,
  in_progress: <Clock size={20} aria-hidden />,
  resolved: <CircleCheck size={20} aria-hidden />,
  closed: <Archive size={20} aria-hidden />,
};

import { type FormEvent, useRef, useState } from 'react';
import { CONTACT_REPLY_MAX } from '#domain/contract/contact';
import { Button } from '../../../components/button.tsx';
import { useDirtyForm } from '../../../platform/state/dirty-forms.ts';
import { useActs } from '../../calls/use-acts.ts';
import { AreaRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { sendReply } from './messages-api.ts';

type ReplyFormProps = {
  messageId: string;
  email: string;
  /** Reads the replies again. */
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** Writes a reply. Pressed again after a failure, the same words are the same reply, so that none is sent twice. */
export function ReplyForm({ messageId, email, onDone, onSignedOut }: ReplyFormProps) {
  const [text, setText] = useState('');
  const sent = useRef({ text: '', key: '' });
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const words = text.trim();
  useDirtyForm(words !== '');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (words === '') return;
    if (sent.current.text !== words) sent.current = { text: words, key: crypto.randomUUID() };
    const { key } = sent.current;
    if (await act(() => sendReply(messageId, key, words), 'Reply Queued')) setText('');
  }

  return (
    <form
      className={list['form']}
      onSubmit={(event) => void handleSubmit(event)}
      aria-label={`Reply to ${email}`}
    >
      <AreaRow
        label="Reply by e-mail"
        help={`Goes to ${email}, with the message below it.`}
        maxLength={CONTACT_REPLY_MAX}
        value={text}
        onChange={setText}
      />
      <div className={list['buttons']}>
        <Button
          type="submit"
          variant="soft"
          disabled={isSaving}
          disabledBecause={words === '' ? 'Write the reply first.' : undefined}
        >
          {isSaving ? 'Sending' : 'Send Reply'}
        </Button>
      </div>
    </form>
  );
}

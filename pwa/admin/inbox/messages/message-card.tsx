import { ChevronDown, ChevronUp, Reply } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import {
  CONTACT_REPLY_MAX,
  CONTACT_STATUSES,
  type ContactReply,
  INTAKE_CALLS,
  type StoredContactMessage,
} from '#domain/contract/intake';
import { CONTACT_CATEGORIES } from '#domain/messages/contact-message';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { whenInWords } from '../../../components/when-in-words.ts';
import { useSiteSettings } from '../../../platform/database/site-settings.ts';
import { request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { useCall } from '../../calls/use-read.ts';
import { Card } from '../../parts/card.tsx';
import { AreaRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { localDay } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { Tag } from '../../parts/tag.tsx';
import { useKeptWords } from '../../parts/use-kept-words.ts';
import { MessageForm, STATUS_ICONS } from './message-form.tsx';

/** The reply as typed, the text last sent, and the idempotency key of that text. */
const replySchema = z.object({ text: z.string(), sent: z.string(), key: z.string() });
const NO_REPLY = { text: '', sent: '', key: '' };

type ReplyFormProps = {
  messageId: string;
  email: string;
  /** Reloads the replies. */
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** Writes a reply. After a failure, the same text retries the same reply, so that no reply is sent twice. */
function ReplyForm({ messageId, email, onDone, onSignedOut }: ReplyFormProps) {
  const { values, setValues, handOver } = useKeptWords(`reply ${messageId}`, replySchema, NO_REPLY);
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const words = values.text.trim();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (words === '') return;
    const tried = values.sent === words ? values : { ...values, sent: words, key: crypto.randomUUID() };
    setValues(tried);
    if (
      await act(
        () =>
          request(INTAKE_CALLS.replyToContactMessage, {
            params: { id: messageId },
            key: tried.key,
            body: { text: words },
          }),
        'Reply Queued',
      )
    )
      handOver(tried, NO_REPLY);
  }

  return (
    <form
      className={list['form']}
      onSubmit={(event) => void handleSubmit(event)}
      aria-label={`Reply to ${email}`}
    >
      <AreaRow
        label="Reply by e-mail"
        help={`We send it to ${email}, with their message quoted below.`}
        maxLength={CONTACT_REPLY_MAX}
        value={values.text}
        onChange={(text) => setValues({ ...values, text })}
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

const STATES: Readonly<Record<ContactReply['state'], string>> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  refused: 'Refused by the mail server',
  unknown: 'May have been sent; we won’t send it again',
};

type RepliesProps = { message: StoredContactMessage; onSignedOut: () => void };

/** Replies to a message with their outcomes, and a field for the next one. */
function Replies({ message, onSignedOut }: RepliesProps) {
  const { id, email } = message;
  const { data, problem, reload } = useCall(INTAKE_CALLS.listContactReplies, { params: { id } });
  const { sendsMail } = useSiteSettings();
  return (
    <div className={list['form']}>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      {data === undefined && problem === null && <Skeleton lines={2} label="Loading replies" />}
      {data !== undefined && data.length > 0 && (
        <ul className={list['list']} aria-label={`Replies to ${message.subject}`}>
          {data.map(({ id: key, text, by, createdAt, state, messageIdHeader }) => (
            <li key={key}>
              <p className={list['who']}>
                <strong>{STATES[state]}</strong>
                <span>{by}</span>
                <span>{whenInWords(createdAt, new Date())}</span>
                <span>{messageIdHeader}</span>
              </p>
              <blockquote className={list['comment']}>{text}</blockquote>
            </li>
          ))}
        </ul>
      )}
      {sendsMail === false && (
        <Notice kind="note">
          No mail server is set, so replies are saved as files in the server’s outbox. Set SMTP_URL to send
          them.
        </Notice>
      )}
      <ReplyForm messageId={id} email={email} onDone={reload} onSignedOut={onSignedOut} />
    </div>
  );
}

type MessageCardProps = {
  message: StoredContactMessage;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** `mailto:` address for a reply in the administrator's own mail program. */
function replyAddress({ email, subject }: StoredContactMessage): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

/** One message, collapsed until opened. What a visitor wrote is only ever shown as text. */
export function MessageCard({ message, onDone, onSignedOut }: MessageCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const detailsId = useId();
  const { subject, category, name, email, status, createdAt } = message;
  return (
    <Card asChild className={list['card']}>
      <li>
        <div className={list['text']}>
          <p className={list['who']}>
            {STATUS_ICONS[status]}
            <strong>{subject}</strong>
            <Tag>{CONTACT_CATEGORIES[category]}</Tag>
          </p>
          <p className={list['who']}>
            <span>{name}</span>
            <span>{email}</span>
            <span>{localDay(createdAt)}</span>
            <span>{CONTACT_STATUSES[status]}</span>
          </p>
        </div>
        <div className={list['buttons']}>
          <Button
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${subject}`}
            onClick={() => {
              setOpen(!isOpen);
              setWasOpen(true);
            }}
          >
            {isOpen ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
            {isOpen ? 'Collapse' : 'Expand'}
          </Button>
        </div>
        {/* Hidden rather than removed, so that typed notes stay; a class that sets `display` would show it. */}
        <div id={detailsId} hidden={!isOpen} {...(isOpen && { className: list['form'] })}>
          <blockquote className={list['comment']}>{message.message}</blockquote>
          {message.context !== undefined && (
            <p>
              Sent from {message.context.route}, build {message.context.build}.
            </p>
          )}
          <p>
            <a href={replyAddress(message)}>
              <Reply size={16} aria-hidden /> Reply with your mail program
            </a>
          </p>
          {wasOpen && <Replies message={message} onSignedOut={onSignedOut} />}
          <MessageForm message={message} onDone={onDone} onSignedOut={onSignedOut} />
        </div>
      </li>
    </Card>
  );
}

import { INTAKE_CALLS } from '#domain/contract/calls/intake';
import type { ContactReply, StoredContactMessage } from '#domain/contract/contact';
import { Skeleton } from '../../../components/skeleton.tsx';
import { whenInWords } from '../../../components/when-in-words.ts';
import { useSiteSettings } from '../../../platform/database/site-settings.ts';
import { useCall } from '../../calls/use-read.ts';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import { ReplyForm } from './reply-form.tsx';

const STATES: Readonly<Record<ContactReply['state'], string>> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  refused: 'Not taken by the mail server',
  unknown: 'It may have been sent; it is not sent again',
};

type RepliesProps = { message: StoredContactMessage; onSignedOut: () => void };

/** Replies to a message with what became of each, and a field for the next one. */
export function Replies({ message, onSignedOut }: RepliesProps) {
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
          No mail server is connected, so that a reply becomes a file in the server’s outbox. Set SMTP_URL to
          have it sent.
        </Notice>
      )}
      <ReplyForm messageId={id} email={email} onDone={reload} onSignedOut={onSignedOut} />
    </div>
  );
}

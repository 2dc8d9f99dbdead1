import { useState } from 'react';
import { type ContactStatus, INTAKE_CALLS, type StoredContactMessage } from '#domain/contract/intake';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { TextRow } from '../../parts/fields.tsx';
import { Figures } from '../../parts/figures.tsx';
import filter from '../../parts/filter.module.css';
import { FirstRows } from '../../parts/first-rows.tsx';
import list from '../../parts/list.module.css';
import { NeedsNetwork } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { SelectRow } from '../../parts/select-row.tsx';
import { MessageCard } from './message-card.tsx';
import { STATUS_OPTIONS } from './message-form.tsx';

const FILTERS = [{ value: 'all', label: 'All' } as const, ...STATUS_OPTIONS];

const holds = (wanted: string) => {
  const word = wanted.trim().toLowerCase();
  return ({ name, email, subject, message }: StoredContactMessage) =>
    [name, email, subject, message].some((text) => text.toLowerCase().includes(word));
};

/** 'Contact Messages': visitors' messages, newest first, with their status. */
export function MessagesTab({ onSignedOut }: Pick<AdminPageProps, 'onSignedOut'>) {
  const messages = useCall(INTAKE_CALLS.listContactMessages, {});
  const [status, setStatus] = useState<ContactStatus | 'all'>('all');
  const [search, setSearch] = useState('');
  if (messages.data === undefined) {
    if (messages.problem !== null)
      return <NeedsNetwork sentence={messages.problem} onRetry={messages.reload} />;
    return <Skeleton lines={4} label="Loading messages" />;
  }
  const all = messages.data;
  const shown = all.filter((message) => status === 'all' || message.status === status).filter(holds(search));
  return (
    <section aria-labelledby="messages-title">
      <h2 id="messages-title" className={list['head']}>
        Contact Messages
      </h2>
      {messages.problem !== null && <Notice kind="problem">{messages.problem}</Notice>}
      <Counters messages={all} />
      {all.length === 0 ? (
        <Notice kind="note">
          <h3>No Contact Messages</h3>
          <p>No contact form submissions have been received yet.</p>
        </Notice>
      ) : (
        <>
          <div className={`${filter['filter']} ${filter['below']}`}>
            <SelectRow label="Show" options={FILTERS} value={status} onChange={setStatus} />
            <TextRow label="Search" type="search" maxLength={80} value={search} onChange={setSearch} />
          </div>
          {shown.length === 0 && <Notice kind="news">No messages match.</Notice>}
          <FirstRows rows={shown}>
            {(rows) => (
              <ul className={list['list']} aria-label="Contact Messages">
                {rows.map((message) => (
                  <MessageCard
                    key={message.id}
                    message={message}
                    onDone={messages.reload}
                    onSignedOut={onSignedOut}
                  />
                ))}
              </ul>
            )}
          </FirstRows>
        </>
      )}
    </section>
  );
}

function Counters({ messages }: { messages: readonly StoredContactMessage[] }) {
  const of = (status: ContactStatus) => messages.filter((message) => message.status === status).length;
  const counters = [
    ['New', of('new')],
    ['In Progress', of('in_progress')],
    ['Resolved', of('resolved')],
    ['Total', messages.length],
  ] as const;
  return <Figures facts={counters.map(([label, value]) => ({ label, value }))} />;
}

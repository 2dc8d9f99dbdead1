import { useState } from 'react';
import {
  type Bounce,
  type Issue,
  NEWSLETTER_CALLS,
  type NewsletterDesk,
} from '#domain/contract/newsletter-issue';
import { NEWSLETTER_LISTS } from '#domain/messages/sign-up';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useSiteSettings } from '../../../platform/database/site-settings.ts';
import { request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { useCall } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { Card } from '../../parts/card.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { FirstRows } from '../../parts/first-rows.tsx';
import list from '../../parts/list.module.css';
import { NeedsNetwork } from '../../parts/loaded.tsx';
import { localDay } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { useIsOwner } from '../../parts/owners-only.tsx';
import { Tag } from '../../parts/tag.tsx';
import { IssueEditor, useWordsOfSavedIssues } from './issue-editor.tsx';
import { countWords, LISTS, STATES } from './issue-words.ts';
import styles from './newsletter.module.css';

/** Addresses that a mail server refused permanently, newest first. */
function BounceList({ bounces }: { bounces: readonly Bounce[] }) {
  if (bounces.length === 0) return null;
  return (
    <details className={list['answer']}>
      <summary>Refused addresses ({bounces.length})</summary>
      <p>
        We suspend an address after three refusals in a row. It gets no more issues until its owner signs up
        and confirms again.
      </p>
      <FirstRows rows={bounces}>
        {(shown) => (
          <ul aria-label="Refused addresses">
            {shown.map(({ email, list: name, refusals, reply, at, isSuspended }) => (
              <li key={`${name} ${email}`} className={styles['recipe']}>
                <span>
                  {email}, {LISTS[name]}: refused {refusals === 1 ? 'once' : `${refusals} times`}, reply{' '}
                  {reply}, {localDay(at)}
                </span>
                {isSuspended && <Tag tone="refused">Suspended</Tag>}
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
    </details>
  );
}

/** How many people are on each list. */
function AudienceTable({ audience }: Pick<NewsletterDesk, 'audience'>) {
  return (
    <table className={styles['audience']} aria-label="Subscribers">
      <thead>
        <tr>
          <th scope="col">List</th>
          <th scope="col">Confirmed</th>
          <th scope="col">Not confirmed</th>
          <th scope="col">Suspended</th>
        </tr>
      </thead>
      <tbody>
        {NEWSLETTER_LISTS.map((list) => (
          <tr key={list}>
            <th scope="row">{LISTS[list]}</th>
            <td>{audience[list].confirmed}</td>
            <td>{audience[list].unconfirmed}</td>
            <td>{audience[list].suspended}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 'Newsletter': issues to write and send, their recipients, and refused addresses. */
export function NewsletterTab({ onSignedOut }: AdminPageProps) {
  const isOwner = useIsOwner();
  const desk = useCall(NEWSLETTER_CALLS.getNewsletter, {});
  const { sendsMail = true } = useSiteSettings();
  const [open, setOpen] = useState<Issue | 'new' | null>(null);
  useWordsOfSavedIssues(desk.data?.issues, open === null);
  if (desk.data === undefined) {
    if (desk.problem !== null) return <NeedsNetwork sentence={desk.problem} onRetry={desk.reload} />;
    return <Skeleton lines={4} label="Loading" />;
  }
  const { audience, issues, bounces, problem, perMinute } = desk.data;
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="newsletter-desk-title" className={styles['area']}>
      <div className={list['head']}>
        <h2 id="newsletter-desk-title">Newsletter</h2>
        <p>Each confirmed subscriber gets an issue once. We send at most {perMinute} a minute.</p>
      </div>
      {desk.problem !== null && <Notice kind="problem">{desk.problem}</Notice>}
      {!sendsMail && (
        <Notice kind="note">
          No SMTP server is set, so we can’t send e-mail. Messages are saved as files in the server’s outbox
          folder.
        </Notice>
      )}
      {problem !== null && (
        <Notice kind="note">
          The mail server isn’t accepting mail. {problem} We’ll try again automatically.
        </Notice>
      )}
      <AudienceTable audience={audience} />
      {open === null ? (
        <div className={list['buttons']}>
          <Button onClick={() => setOpen('new')}>New issue</Button>
          {isOwner && (
            <Button asChild variant="outline">
              <a href={NEWSLETTER_CALLS.exportNewsletter.path} download>
                Export subscribers as CSV
              </a>
            </Button>
          )}
        </div>
      ) : (
        <IssueEditor
          key={open === 'new' ? 'new' : open.id}
          issue={open === 'new' ? null : open}
          issues={issues}
          audience={audience}
          onDone={desk.reload}
          onClose={close}
          onSignedOut={onSignedOut}
        />
      )}
      {issues.length === 0 ? (
        <Notice kind="note">No issues yet</Notice>
      ) : (
        <FirstRows rows={issues}>
          {(shown) => (
            <ul className={list['list']} aria-label="Issues">
              {shown.map((issue) => (
                <IssueCard
                  key={issue.id}
                  issue={issue}
                  onEdit={() => setOpen(issue)}
                  onDone={desk.reload}
                  onSignedOut={onSignedOut}
                />
              ))}
            </ul>
          )}
        </FirstRows>
      )}
      <BounceList bounces={bounces} />
    </section>
  );
}

type IssueCardProps = {
  issue: Issue;
  onEdit: () => void;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** One issue and the actions that its state allows. */
export function IssueCard({ issue, onEdit, onDone, onSignedOut }: IssueCardProps) {
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const { id, version, state, list: audience, subject, counts, startedAt, titles } = issue;
  const change = (name: 'stop' | 'resume' | 'discard', title: string) =>
    void act(
      () => request(NEWSLETTER_CALLS.actOnIssue, { params: { id }, body: { act: name, version } }),
      title,
    );
  return (
    <Card asChild className={list['card']}>
      <li>
        <div className={list['text']}>
          <p className={list['who']}>
            <strong>{subject}</strong>
            <Tag>{STATES[state]}</Tag>
          </p>
          <p>
            {LISTS[audience]}, {counted(titles.length, 'recipe')}
            {startedAt !== null && `, started ${localDay(startedAt)}: ${countWords(counts)}`}
          </p>
          {counts.unknown > 0 && (
            <p>
              Unknown: the mail server or this server was cut off, so these may have arrived. We won’t send
              them again.
            </p>
          )}
        </div>
        <div className={list['buttons']}>
          {state === 'draft' && (
            <>
              <Button variant="outline" aria-label={`Edit ${subject}`} disabled={isSaving} onClick={onEdit}>
                Edit
              </Button>
              <ConfirmButton
                disabled={isSaving}
                question="Discard this draft?"
                text="This draft hasn’t been sent. You can’t restore it."
                action="Discard"
                back="Keep"
                onConfirm={() => change('discard', 'Draft discarded')}
              >
                Discard
              </ConfirmButton>
            </>
          )}
          {state === 'sending' && (
            <>
              <Button variant="outline" disabled={isSaving} onClick={() => change('stop', 'Stopped')}>
                Stop
              </Button>
              <Button variant="outline" disabled={isSaving} onClick={() => void onDone()}>
                Refresh
              </Button>
            </>
          )}
          {state === 'stopped' && (
            <Button variant="outline" disabled={isSaving} onClick={() => change('resume', 'Sending resumed')}>
              Resume
            </Button>
          )}
        </div>
      </li>
    </Card>
  );
}

import { useState } from 'react';
import type { Issue } from '#domain/contract/newsletter-issue';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { useAdminData } from '../calls/use-admin-data.ts';
import list from '../parts/list.module.css';
import { NeedsNetwork } from '../parts/needs-network.tsx';
import { Notice } from '../parts/notice.tsx';
import { AudienceTable } from './audience-table.tsx';
import { BounceList } from './bounce-list.tsx';
import { IssueCard } from './issue-card.tsx';
import { IssueEditor } from './issue-editor.tsx';
import styles from './newsletter.module.css';
import { readNewsletter, SUBSCRIBERS_FILE } from './newsletter-api.ts';

type NewsletterTabProps = { isOwner: boolean; onSignedOut: () => void };

/** 'Newsletter': issues to write and send, who receives them, and addresses that are refused. */
export function NewsletterTab({ isOwner, onSignedOut }: NewsletterTabProps) {
  const desk = useAdminData(readNewsletter, onSignedOut);
  const { sendsMail = true } = useSiteSettings();
  const [open, setOpen] = useState<Issue | 'new' | null>(null);
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
        <p>
          An issue goes to those who have confirmed their address, once to each, at most {perMinute} a minute.
        </p>
      </div>
      {desk.problem !== null && <Notice kind="problem">{desk.problem}</Notice>}
      {!sendsMail && (
        <Notice kind="note">
          No SMTP server is set, so no message leaves: each is written as a file into the outbox folder of the
          server.
        </Notice>
      )}
      {problem !== null && (
        <Notice kind="note">The mail server takes no mail. {problem} It is tried again by itself.</Notice>
      )}
      <AudienceTable audience={audience} />
      {open === null ? (
        <div className={list['buttons']}>
          <Button onClick={() => setOpen('new')}>New issue</Button>
          {isOwner && (
            <Button asChild variant="outline">
              <a href={SUBSCRIBERS_FILE} download>
                Export subscribers as CSV
              </a>
            </Button>
          )}
        </div>
      ) : (
        <IssueEditor
          key={open === 'new' ? 'new' : open.id}
          issue={open === 'new' ? null : open}
          audience={audience}
          onDone={desk.reload}
          onClose={close}
          onSignedOut={onSignedOut}
        />
      )}
      {issues.length === 0 ? (
        <Notice kind="note">No issue has been written yet</Notice>
      ) : (
        <ul className={list['list']} aria-label="Issues">
          {issues.map((issue) => (
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
      <BounceList bounces={bounces} />
    </section>
  );
}

import { type Issue, NEWSLETTER_CALLS } from '#domain/contract/newsletter-issue';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../../components/button.tsx';
import { reviewDate } from '../../../features/reviews/review-date.ts';
import { request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { Card } from '../../parts/card.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import styles from '../../parts/list.module.css';
import { Tag } from '../../parts/tag.tsx';
import { countWords, LISTS, STATES } from './issue-words.ts';

type IssueCardProps = {
  issue: Issue;
  onEdit: () => void;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** One issue and the actions that its state allows. */
export function IssueCard({ issue, onEdit, onDone, onSignedOut }: IssueCardProps) {
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const { id, version, state, list, subject, counts, startedAt, titles } = issue;
  const change = (name: 'stop' | 'resume' | 'discard', title: string) =>
    void act(
      () => request(NEWSLETTER_CALLS.actOnIssue, { params: { id }, body: { act: name, version } }),
      title,
    );
  return (
    <Card asChild className={styles['card']}>
      <li>
        <div className={styles['text']}>
          <p className={styles['who']}>
            <strong>{subject}</strong>
            <Tag>{STATES[state]}</Tag>
          </p>
          <p>
            {LISTS[list]}, {counted(titles.length, 'recipe')}
            {startedAt !== null && `, started ${reviewDate(startedAt)}: ${countWords(counts)}`}
          </p>
          {counts.unknown > 0 && (
            <p>
              Unknown: the mail server or this server was cut off, so these may have arrived. We won’t send
              them again.
            </p>
          )}
        </div>
        <div className={styles['buttons']}>
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

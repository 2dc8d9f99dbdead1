import type { AuditRow } from '#domain/contract/editorial';
import { reviewDate } from '../screens/reviews/review-date.ts';
import styles from './comments-tab.module.css';

const ACTS: Record<string, string> = {
  withdraw: 'Withdrawn',
  restore: 'Restored',
  edit: 'Edited',
  'withdraw-photo': 'Photo withdrawn',
  'restore-photo': 'Photo shown',
  'withdraw-reply': 'Reply withdrawn',
  'restore-reply': 'Reply restored',
  erase: 'Erased',
};

/** The editorial log: actor, action and target; contains no content of reviews or recipes. */
export function AuditList({ rows }: { rows: readonly AuditRow[] }) {
  return rows.map(({ id, kind, target, act, by, at, reason }) => (
    <li key={id} className={styles['card']}>
      <p className={styles['who']}>
        <strong>{ACTS[act] ?? act}</strong>
        <span>
          {kind} {target}
        </span>
        <span>
          by {by}, {reviewDate(at)}
        </span>
        {reason !== null && <span>{reason}</span>}
      </p>
    </li>
  ));
}

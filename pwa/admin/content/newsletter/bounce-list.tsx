import type { Bounce } from '#domain/contract/newsletter-issue';
import { reviewDate } from '../../../features/reviews/review-date.ts';
import { FirstRows } from '../../parts/first-rows.tsx';
import list from '../../parts/list.module.css';
import { Tag } from '../../parts/tag.tsx';
import { LISTS } from './issue-words.ts';
import styles from './newsletter.module.css';

/** Addresses that a mail server refused for good, the latest first. */
export function BounceList({ bounces }: { bounces: readonly Bounce[] }) {
  if (bounces.length === 0) return null;
  return (
    <details className={list['answer']}>
      <summary>Refused addresses ({bounces.length})</summary>
      <p>
        After three refusals in a row an address is suspended: no issue goes to it until its owner signs up
        and confirms again.
      </p>
      <FirstRows rows={bounces}>
        {(shown) => (
          <ul aria-label="Refused addresses">
            {shown.map(({ email, list: name, refusals, reply, at, isSuspended }) => (
              <li key={`${name} ${email}`} className={styles['recipe']}>
                <span>
                  {email}, {LISTS[name]}: refused {refusals === 1 ? 'once' : `${refusals} times`}, reply{' '}
                  {reply}, {reviewDate(at)}
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

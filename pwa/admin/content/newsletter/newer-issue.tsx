import type { Issue } from '#domain/contract/newsletter-issue';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import { LISTS } from './issue-words.ts';

/** An issue as somebody else has saved it, above what is typed and not saved yet. */
export function NewerIssue({ issue: { state, list: audience, subject, intro, titles } }: { issue: Issue }) {
  if (state !== 'draft')
    return (
      <Notice kind="problem">
        Somebody else has sent this issue. Your changes are below, but you can’t save them any more.
      </Notice>
    );
  return (
    <Notice kind="problem">
      <p>Somebody else has saved this issue. It is now for the list ‘{LISTS[audience]}’, with this text:</p>
      <blockquote className={list['comment']}>
        <p>
          <strong>{subject}</strong>
        </p>
        <p>{intro}</p>
        {titles.length > 0 && <p>{titles.map((title) => title ?? 'Not published').join(', ')}</p>}
      </blockquote>
      <p>Your changes are below, not saved yet. Saving replaces theirs.</p>
    </Notice>
  );
}

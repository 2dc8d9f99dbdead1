import list from './list.module.css';
import { Notice } from './notice.tsx';

type StaleNoticeProps = {
  /** 'review', 'recipe'. */
  what: string;
  /** Stored fields that differ from those the editor was opened with. */
  theirs: readonly { label: string; text: string }[];
};

/** Somebody else's version of what is being edited, above one's own. */
export function StaleNotice({ what, theirs }: StaleNoticeProps) {
  return (
    <Notice kind="problem">
      <p>
        Somebody else has changed this {what} meanwhile.{theirs.length > 0 && ' It now says:'}
      </p>
      {theirs.map(({ label, text }) => (
        <div key={label}>
          <strong>{label}</strong>
          <blockquote className={list['comment']}>{text === '' ? 'Nothing' : text}</blockquote>
        </div>
      ))}
      <p>Yours is below and not saved. Saving again replaces theirs.</p>
    </Notice>
  );
}

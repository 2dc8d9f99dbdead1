import list from './list.module.css';
import { Notice } from './notice.tsx';

type StaleNoticeProps = {
  /** 'review', 'recipe'. */
  what: string;
  /** Stored fields that differ from those the editor was opened with. */
  theirs: readonly { label: string; text: string }[];
};

/** Shows somebody else's version above the one being edited. */
export function StaleNotice({ what, theirs }: StaleNoticeProps) {
  return (
    <Notice kind="problem">
      <p>
        Somebody else has changed this {what} in the meantime.{theirs.length > 0 && ' Their version:'}
      </p>
      {theirs.map(({ label, text }) => (
        <div key={label}>
          <strong>{label}</strong>
          <blockquote className={list['comment']}>{text === '' ? 'Nothing' : text}</blockquote>
        </div>
      ))}
      <p>Your version is below, not saved yet. Saving again replaces theirs.</p>
    </Notice>
  );
}

import { REVIEW_COMMENT_MAX } from '#domain/review/review';
import { AreaRow } from '../parts/fields.tsx';
import styles from '../parts/list.module.css';
import { SelectRow } from '../parts/select-row.tsx';
import type { CommentAnswer } from './answer.ts';

const names = new Intl.DisplayNames('en-GB', { type: 'language' });
/** The languages of the markets and of the other countries that have a flag. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ga', 'hi', 'it', 'ja', 'nb', 'nl', 'sv'].map((code) => ({
  value: code,
  label: names.of(code) ?? code,
}));

type CommentReplyProps = { answer: CommentAnswer; onChange: (answer: CommentAnswer) => void };

/** The site's reply and the comment in another language; both are published when the comment is approved. */
export function CommentReply({ answer, onChange }: CommentReplyProps) {
  return (
    <details className={styles['answer']}>
      <summary>Reply or translate</summary>
      <AreaRow
        label="Admin reply"
        help="Shown below the comment as the official response, once approved."
        maxLength={REVIEW_COMMENT_MAX}
        value={answer.reply}
        onChange={(reply) => onChange({ ...answer, reply })}
      />
      <SelectRow
        label="Translated into"
        options={LANGUAGES}
        value={answer.language}
        onChange={(language) => onChange({ ...answer, language })}
      />
      <AreaRow
        label="Translation"
        help="Readers see it first and can turn back to the original."
        lang={answer.language}
        maxLength={2 * REVIEW_COMMENT_MAX}
        value={answer.translation}
        onChange={(translation) => onChange({ ...answer, translation })}
      />
    </details>
  );
}

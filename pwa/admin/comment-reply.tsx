import { REVIEW_COMMENT_MAX } from '#domain/review/review';
import { FormRow } from '../components/form-row.tsx';
import type { CommentAnswer } from './comment-answer.ts';
import styles from './comments-tab.module.css';

/** The languages of the markets and of the other countries that have a flag. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ga', 'hi', 'it', 'ja', 'nb', 'nl', 'sv'];
const names = new Intl.DisplayNames('en-GB', { type: 'language' });

type CommentReplyProps = { answer: CommentAnswer; onChange: (answer: CommentAnswer) => void };

/** The site's reply and the comment in another language; both are published when the comment is approved. */
export function CommentReply({ answer, onChange }: CommentReplyProps) {
  return (
    <details className={styles['answer']}>
      <summary>Reply or translate</summary>
      <FormRow label="Admin reply" help="Shown below the comment as the official response, once approved.">
        {(field) => (
          <textarea
            {...field}
            maxLength={REVIEW_COMMENT_MAX}
            value={answer.reply}
            onChange={(event) => onChange({ ...answer, reply: event.target.value })}
          />
        )}
      </FormRow>
      <FormRow label="Translated into">
        {(field) => (
          <select
            {...field}
            value={answer.language}
            onChange={(event) => onChange({ ...answer, language: event.target.value })}
          >
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {names.of(code)}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      <FormRow label="Translation" help="Readers see it first and can turn back to the original.">
        {(field) => (
          <textarea
            {...field}
            lang={answer.language}
            maxLength={2 * REVIEW_COMMENT_MAX}
            value={answer.translation}
            onChange={(event) => onChange({ ...answer, translation: event.target.value })}
          />
        )}
      </FormRow>
    </details>
  );
}

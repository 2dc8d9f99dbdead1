import { REVIEW_COMMENT_MAX } from '#domain/review/review';
import { AreaRow } from '../../parts/fields.tsx';
import styles from '../../parts/list.module.css';
import { TranslationFields } from '../../parts/translation-fields.tsx';
import type { CommentAnswer } from './answer.ts';

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
      <TranslationFields
        language={answer.language}
        translation={answer.translation}
        onChange={(changes) => onChange({ ...answer, ...changes })}
      />
    </details>
  );
}

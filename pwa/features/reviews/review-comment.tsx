import { useState } from 'react';
import type { Review } from '#domain/review/review';
import { lateFormat } from '#domain/text/late-format';
import styles from './review-card.module.css';

const languages = lateFormat(() => new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'none' }));

function languageName(code: string): string {
  try {
    return languages().of(code) ?? code;
  } catch {
    return code;
  }
}

/** Comment of a review; if there is a translation, that, with a switch to the original. */
export function ReviewComment({ review }: { review: Review }) {
  const [isOriginal, setOriginal] = useState(false);
  const { comment, translation } = review;
  if (!translation) return <p className={styles['comment']}>{comment}</p>;
  return (
    <div>
      {isOriginal ? (
        <p className={styles['comment']}>{comment}</p>
      ) : (
        <p className={styles['comment']} lang={translation.language}>
          {translation.comment}
        </p>
      )}
      <p className={styles['replyDate']}>
        {isOriginal ? 'As it was written.' : `Translated into ${languageName(translation.language)}.`}{' '}
        <button type="button" className={styles['toggle']} onClick={() => setOriginal(!isOriginal)}>
          {isOriginal ? 'Show translation' : 'Show original'}
        </button>
      </p>
    </div>
  );
}

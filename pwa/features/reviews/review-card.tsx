import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import type { Review } from '#domain/review/review';
import { lateFormat } from '#domain/text/late-format';
import { Stars } from '../../components/stars.tsx';
import { CountryFlag } from './country-flag.tsx';
import { countryName } from './country-name.ts';
import styles from './review-card.module.css';
import { reviewDate } from './review-date.ts';

const languages = lateFormat(() => new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'none' }));

function languageName(code: string): string {
  try {
    return languages().of(code) ?? code;
  } catch {
    return code;
  }
}

/** Comment of a review; if there is a translation, that, with a switch to the original. */
function ReviewComment({ review }: { review: Review }) {
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

/** One approved review with the team's reply, if there is one. Visitor text is never rendered as markup. */
export function ReviewCard({ review }: { review: Review }) {
  const country = countryName(review.userCountry);
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <strong className={styles['who']}>
          <CountryFlag code={review.userCountry} />
          {review.userName}
          {country !== null && `, ${country}`}
        </strong>
        <time dateTime={review.createdAt}>{reviewDate(review.createdAt)}</time>
      </div>
      <Stars value={review.rating} />
      <ReviewComment review={review} />
      {review.imageUrl !== null && review.imageStatus === 'approved' && (
        <img
          className={styles['photo']}
          src={review.imageUrl}
          alt={`From ${review.userName}`}
          loading="lazy"
        />
      )}
      {review.adminReply !== null && (
        <div className={styles['reply']}>
          <p className={styles['replyTitle']}>
            <BadgeCheck size={18} aria-hidden /> Official Response
          </p>
          <p>{review.adminReply}</p>
          <p className={styles['replyDate']}>
            Admin Reply{review.adminReplyAt !== null && `, ${reviewDate(review.adminReplyAt)}`}
          </p>
        </div>
      )}
    </li>
  );
}

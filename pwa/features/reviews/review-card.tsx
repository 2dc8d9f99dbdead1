import { BadgeCheck } from 'lucide-react';
import type { Review } from '#domain/review/review';
import { Stars } from '../../components/stars.tsx';
import { CountryFlag } from './country-flag.tsx';
import { countryName } from './country-name.ts';
import styles from './review-card.module.css';
import { ReviewComment } from './review-comment.tsx';
import { reviewDate } from './review-date.ts';

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

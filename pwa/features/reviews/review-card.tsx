import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import type { Review } from '#domain/review/review';
import { lateFormat } from '#domain/text/late-format';
import { Stars } from '../../components/stars.tsx';
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

/** One shape of a flag on a 30 by 20 field; with a width it is a line. */
type Area = { d: string; fill: string; width?: number };

const area = (d: string, fill: string, width?: number): Area =>
  width === undefined ? { d, fill } : { d, fill, width };
const field = (fill: string) => area('M0 0h30v20H0z', fill);
const disc = (x: number, y: number, r: number, fill: string) =>
  area(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`, fill);
const upright = (left: string, middle: string, right: string) => [
  field(middle),
  area('M0 0h10v20H0z', left),
  area('M20 0h10v20H20z', right),
];
const level = (top: string, middle: string, bottom: string, height = 20 / 3) => [
  field(middle),
  area(`M0 0h30v${height}H0z`, top),
  area(`M0 ${20 - height}h30v${height}H0z`, bottom),
];
const NORDIC = 'M10.5 0v20M0 10h30';

const UNION = [
  field('#012169'),
  area('M0 0l30 20M30 0L0 20', '#fff', 4),
  area('M0 0l30 20M30 0L0 20', '#c8102e', 1.6),
  area('M15 0v20M0 10h30', '#fff', 6.6),
  area('M15 0v20M0 10h30', '#c8102e', 4),
];
/** In the upper left quarter of another flag. */
const SMALL_UNION = [
  area('M0 0l15 10M15 0L0 10', '#fff', 2),
  area('M0 0l15 10M15 0L0 10', '#c8102e', 0.8),
  area('M7.5 0v10M0 5h15', '#fff', 3.3),
  area('M7.5 0v10M0 5h15', '#c8102e', 2),
];
const southern = (ground: string, star: string) => [
  area('M0 0h30v20H0z', ground),
  ...SMALL_UNION,
  ...(
    [
      [22.5, 4],
      [26, 8],
      [19.5, 9],
      [22.5, 16],
    ] as const
  ).map(([x, y]) => disc(x, y, 1.1, star)),
];

const FLAGS: Record<string, readonly Area[]> = {
  GB: UNION,
  US: [
    field('#b22234'),
    area('M0 2.3h30M0 5.4h30M0 8.5h30M0 11.6h30M0 14.7h30M0 17.8h30', '#fff', 1.54),
    area('M0 0h12v10.8H0z', '#3c3b6e'),
    area('M2 2.5h8M2 5.4h8M2 8.3h8', '#fff', 1),
  ],
  CA: [
    ...upright('#d52b1e', '#fff', '#d52b1e'),
    area(
      'M15 4l1.4 2.6 1.6-.5-.5 3.6 2.6-1.2-.6 2.4 1 .6-3.8 2.2.3 1.1-1.7-.3V17h-.6v-2.5l-1.7.3.3-1.1-3.8-2.2 1-.6-.6-2.4 2.6 1.2-.5-3.6 1.6.5z',
      '#d52b1e',
    ),
  ],
  DE: level('#000', '#d00', '#ffce00'),
  FR: upright('#0055a4', '#fff', '#ef4135'),
  AU: [...southern('#00008b', '#fff'), disc(7.5, 15, 1.8, '#fff')],
  IT: upright('#009246', '#fff', '#ce2b37'),
  ES: level('#aa151b', '#f1bf00', '#aa151b', 5),
  JP: [field('#fff'), disc(15, 10, 6, '#bc002d')],
  IN: [
    ...level('#f93', '#fff', '#138808'),
    area('M12.6 10a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M15 7.6v4.8M12.6 10h4.8', '#000080', 0.6),
  ],
  IE: upright('#169b62', '#fff', '#ff883e'),
  NL: level('#ae1c28', '#fff', '#21468b'),
  SE: [field('#006aa7'), area(NORDIC, '#fecc00', 4)],
  NO: [field('#ba0c2f'), area(NORDIC, '#fff', 5), area(NORDIC, '#00205b', 2.5)],
  NZ: southern('#00247d', '#cc142b'),
};

/** The flag beside a country's name; nothing for a country that is not in `FLAGS`. */
export function CountryFlag({ code }: { code: string | null }) {
  const areas = FLAGS[code?.toUpperCase() ?? ''];
  if (areas === undefined) return null;
  return (
    <svg className={styles['flag']} viewBox="0 0 30 20" aria-hidden="true">
      {areas.map(({ d, fill, width }) =>
        width === undefined ? (
          <path key={d} d={d} fill={fill} />
        ) : (
          <path key={`${d} ${width}`} d={d} fill="none" stroke={fill} strokeWidth={width} />
        ),
      )}
    </svg>
  );
}

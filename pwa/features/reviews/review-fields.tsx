import * as z from 'zod/mini';
import { REVIEW_COMMENT_MIN, reviewDraftSchema } from '#domain/review/review';
import { FormRow } from '../../components/form-row.tsx';
import styles from './review-fields.module.css';
import { StarChoice } from './star-choice.tsx';

const REVIEW_FIELDS = ['rating', 'userName', 'comment'] as const;
type ReviewField = (typeof REVIEW_FIELDS)[number];

/** The form's values; `rating` 0 means no star is chosen yet. */
export type ReviewValues = { rating: number; userName: string; comment: string };
export type ReviewErrors = Partial<Record<ReviewField, string>>;

export const EMPTY_REVIEW: ReviewValues = { rating: 0, userName: '', comment: '' };

type ReviewFieldsProps = {
  values: ReviewValues;
  errors: ReviewErrors;
  onChange: (values: ReviewValues) => void;
  disabled: boolean;
};

/** Stars, name and comment of a review, shared by the form and the queue's editor. */
export function ReviewFields({ values, errors, onChange, disabled }: ReviewFieldsProps) {
  const length = values.comment.trim().length;
  return (
    <div className={styles['fields']}>
      <StarChoice
        value={values.rating}
        onChange={(rating) => onChange({ ...values, rating })}
        error={errors.rating}
        disabled={disabled}
      />
      <FormRow label="Your name" error={errors.userName}>
        {(field) => (
          <input
            {...field}
            type="text"
            autoComplete="name"
            value={values.userName}
            disabled={disabled}
            onChange={(event) => onChange({ ...values, userName: event.target.value })}
          />
        )}
      </FormRow>
      <FormRow
        label="Your comment"
        error={errors.comment}
        counter={
          length < REVIEW_COMMENT_MIN
            ? `${length} of at least ${REVIEW_COMMENT_MIN} characters`
            : `${length} characters`
        }
      >
        {(field) => (
          <textarea
            {...field}
            rows={4}
            value={values.comment}
            disabled={disabled}
            onChange={(event) => onChange({ ...values, comment: event.target.value })}
          />
        )}
      </FormRow>
    </div>
  );
}

/** The first message per invalid field, from the schema; empty if the review is valid. */
export function reviewErrors(values: ReviewValues): ReviewErrors {
  const result = reviewDraftSchema.safeParse(values);
  const errors: ReviewErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const field = REVIEW_FIELDS.find((name) => name === issue.path[0]);
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return errors;
}

/** True if nothing was written: such a draft counts as none. */
export function isReviewEmpty(values: ReviewValues): boolean {
  return values.rating === 0 && values.userName.trim() === '' && values.comment.trim() === '';
}

/** An earlier build may have stored the draft: invalid fields are dropped one by one. */
const keptSchema = z.object({
  rating: z.catch(z.int().check(z.gte(0), z.lte(5)), 0),
  userName: z.catch(z.string(), ''),
  comment: z.catch(z.string(), ''),
});

/** Key of the draft of a recipe's review. */
export const newReviewKey = (recipeId: number) => `review:${recipeId}`;

export function readKept(kept: unknown): ReviewValues | null {
  const parsed = keptSchema.safeParse(kept);
  return parsed.success && !isReviewEmpty(parsed.data) ? parsed.data : null;
}

import { REVIEW_COMMENT_MIN } from '#domain/review/review';
import { FormRow } from '../../components/form-row.tsx';
import type { ReviewErrors, ReviewValues } from './review-errors.ts';
import styles from './review-fields.module.css';
import { StarChoice } from './star-choice.tsx';

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

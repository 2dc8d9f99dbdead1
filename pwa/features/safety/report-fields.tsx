import { REPORT_COMMENT_MAX, REPORTED_FOOD_MAX, REPORTED_TEXT_MAX } from '#domain/messages/safety-report';
import { FormRow } from '../../components/form-row.tsx';
import type { ReportErrors } from './report-values.ts';

type Words = { text: string; food: string; comment: string };
type ReportFieldsProps = {
  values: Words;
  errors: ReportErrors;
  onChange: (changed: Partial<Words>) => void;
  disabled?: boolean;
};

/** Text fields of a report: the words in question, the food and a comment. */
export function ReportFields({ values, errors, onChange, disabled }: ReportFieldsProps) {
  return (
    <>
      <FormRow label="The words in question" error={errors['text']}>
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={REPORTED_TEXT_MAX}
            disabled={disabled}
            value={values.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </FormRow>
      <FormRow label="Food (optional)" error={errors['food']}>
        {(field) => (
          <input
            {...field}
            type="text"
            autoComplete="off"
            maxLength={REPORTED_FOOD_MAX}
            disabled={disabled}
            value={values.food}
            onChange={({ target }) => onChange({ food: target.value })}
          />
        )}
      </FormRow>
      <FormRow
        label="Comment (optional)"
        error={errors['comment']}
        help="We send these words and nothing about your pet."
        counter={`${values.comment.length}/${REPORT_COMMENT_MAX}`}
      >
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={REPORT_COMMENT_MAX}
            disabled={disabled}
            value={values.comment}
            onChange={({ target }) => onChange({ comment: target.value })}
          />
        )}
      </FormRow>
    </>
  );
}

import type { SubmitField } from '../parts/submission/read-submission.ts';
import type { SubmitValues } from '../parts/submission/submit-values.ts';

/** Props shared by every card of the form. */
export type CardProps = {
  values: SubmitValues;
  onChange: (values: SubmitValues) => void;
  /** Error of a field, once submission has been attempted. */
  errorOf: (field: SubmitField) => string | undefined;
};

import type { SubmitField } from '../recipe-form/read-submission.ts';
import type { SubmitValues } from '../recipe-form/submit-values.ts';

/** Props shared by every card of the form. */
export type CardProps = {
  values: SubmitValues;
  onChange: (values: SubmitValues) => void;
  /** Error of a field, once submission has been attempted. */
  errorOf: (field: SubmitField) => string | undefined;
};

import type { SubmitField } from './read-submission.ts';
import type { SubmitValues } from './submit-values.ts';

/** What each card of the form works on. */
export type CardProps = {
  values: SubmitValues;
  onChange: (values: SubmitValues) => void;
  /** What is wrong with a field, once somebody has tried to send. */
  errorOf: (field: SubmitField) => string | undefined;
};

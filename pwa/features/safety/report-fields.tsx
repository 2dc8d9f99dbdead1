import {
  REPORT_COMMENT_MAX,
  REPORTED_FOOD_MAX,
  REPORTED_TEXT_MAX,
  type SafetyReport,
  type SafetyReportKind,
  safetyReportSchema,
} from '#domain/messages/safety-report';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { GUARD_VERSION } from '#domain/safety/audit/guard-version';
import { FormRow } from '../../components/form-row.tsx';

type Words = { text: string; food: string; comment: string };
type ReportErrors = Partial<Record<string, string>>;

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
            disabled={disabled}
            value={values.comment}
            onChange={({ target }) => onChange({ comment: target.value })}
          />
        )}
      </FormRow>
    </>
  );
}

/** Version of the food tables with their rules and of the safety guard. */
export const REPORT_VERSION = `${VERDICT_VERSION}.${GUARD_VERSION}`;

/** A report's form values; optional texts are empty strings. */
export type ReportValues = Record<string, string | number> & {
  kind: SafetyReportKind;
  text: string;
  food: string;
  comment: string;
};

/** Form values of an earlier report. */
export function reportValues(draft: SafetyReport): ReportValues {
  const { food = '', comment = '', recipeId, ...others } = draft;
  return { ...others, ...(recipeId !== undefined && { recipeId }), food, comment };
}

type ReadReport = { draft: SafetyReport; errors: null } | { draft: null; errors: ReportErrors };

/** The report from the form, without blank fields, or the first message per invalid field. */
export function readReport(values: Record<string, string | number>): ReadReport {
  const written = Object.entries(values).filter(
    ([name, value]) => name === 'text' || String(value).trim() !== '',
  );
  const parsed = safetyReportSchema.safeParse(Object.fromEntries(written));
  if (parsed.success) return { draft: parsed.data, errors: null };
  const errors: ReportErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { draft: null, errors };
}

/** The words in question, truncated to the limit of a report. */
export function reportedText(text: string): string {
  return text.trim().slice(0, REPORTED_TEXT_MAX);
}

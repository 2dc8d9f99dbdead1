import {
  REPORTED_TEXT_MAX,
  type SafetyReport,
  type SafetyReportKind,
  safetyReportSchema,
} from '#domain/messages/safety-report';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { GUARD_VERSION } from '#domain/safety/audit/guard-version';

/** Version of the food tables with their rules and of the safety guard. */
export const REPORT_VERSION = `${VERDICT_VERSION}.${GUARD_VERSION}`;

/** A report's form values; optional texts are empty strings. */
export type ReportValues = Record<string, string | number> & {
  kind: SafetyReportKind;
  text: string;
  food: string;
  comment: string;
};
export type ReportErrors = Partial<Record<string, string>>;

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

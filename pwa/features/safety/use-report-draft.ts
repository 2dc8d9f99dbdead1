import * as z from 'zod/mini';
import { SAFETY_REPORT_KINDS, type SafetyReportKind } from '#domain/messages/safety-report';
import type { Species } from '#domain/reference/species';
import { speciesSchema } from '#domain/reference/species-schema';
import { useKeptForm } from '../forms/use-kept-form.ts';

/** Subject of a report. */
export type ReportSubject = {
  /** Asked in the dialog if the subject does not determine it. */
  species?: Species | undefined;
  /** The words in question. */
  text: string;
  /** The food of the flag; absent for a report of a missed food. */
  food?: string | undefined;
  recipeId?: number | undefined;
};

/** A report's draft; `text` is null while the judged words are unchanged. */
type ReportWords = {
  kind: SafetyReportKind;
  species: Species;
  text: string | null;
  food: string;
  comment: string;
};

/** An earlier build may have stored the draft: invalid fields are dropped one by one. */
const keptSchema = (initial: ReportWords) =>
  z.object({
    kind: z.catch(z.enum(SAFETY_REPORT_KINDS), initial.kind),
    species: z.catch(speciesSchema, initial.species),
    text: z.catch(z.nullable(z.string()), null),
    food: z.catch(z.string(), initial.food),
    comment: z.catch(z.string(), ''),
  });

/** By food and place, not by the words in question: those may change while the draft is stored. */
const keyOf = ({ food = '', recipeId, species }: ReportSubject) =>
  `report:${species ?? ''}:${recipeId ?? ''}:${food}`;

/**
 * Draft of a report, stored on the device: survives closing the dialog and a reload. `handOver` deletes it once the
 * report is safely queued, unless more has been typed since.
 */
export function useReportDraft(about: ReportSubject) {
  const { food = '', species } = about;
  const initial: ReportWords = {
    kind: food === '' ? 'missed' : 'false-alarm',
    species: species ?? 'dog',
    text: null,
    food,
    comment: '',
  };
  const read = (kept: unknown) => keptSchema(initial).safeParse(kept).data ?? null;
  const { values, setValues, state, handOver } = useKeptForm(keyOf(about), read, initial);
  return {
    values,
    change: (changed: Partial<ReportWords>) => setValues({ ...values, ...changed }),
    state,
    handOver: () => handOver(values),
  };
}

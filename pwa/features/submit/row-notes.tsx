import type { Species } from '#domain/reference/species';
import type { SafetyFlag } from '#domain/safety/audit/safety-reading';
import { flagSubject, toxicTo } from '#domain/safety/audit/safety-sentences';
import { capitalised } from '#domain/text/sentence-parts';
import { isToxic, swapLabel, swapped } from '../nutrition/flagged-lines.ts';
import { namedFoodWords, warningWords } from '../nutrition/line-words.ts';
import type { RowNote } from '../recipe-form/row-field.tsx';
import { type SubmitCheck, withChecked } from '../recipe-form/submit-check.ts';
import type { RowField, SubmitValues } from '../recipe-form/submit-values.ts';
import { ReportFlag } from '../safety/report-flag.tsx';

/** Applies values that the user did not type, with a description of the change. */
export type Apply = (values: SubmitValues, done: readonly string[]) => void;

/** 'leek', 'the bones of whole chickens, once cooked': for a cut with bones only the bones are dangerous. */
function namedIn({ food, text }: SafetyFlag): string {
  const words = text.toLowerCase();
  return food === 'Cooked bones' && !words.includes('bone') ? `the bones of ${words}, once cooked` : words;
}

/** 'Onion: toxic to dogs.'; undefined if no flag is toxic. */
export function toxicSentence(flags: readonly SafetyFlag[], species: Species): string | undefined {
  const toxic = flags.filter(({ severity }) => severity === 'toxic');
  const [first] = toxic;
  if (first === undefined) return undefined;
  if (toxic.every(({ certainty }) => certainty === 'usually'))
    return `${flagSubject(first)}: ${toxicTo(species)}.`;
  const named = [...new Set(toxic.map(namedIn))].join(', ');
  return `${capitalised(named)}: ${toxicTo(species)}.`;
}

/** Notes below rows with a toxic food, an open question about one or a doubtful amount, by row. */
export function rowNotes(
  { flagged, checked, bowl }: SubmitCheck,
  field: RowField,
  values: SubmitValues,
  apply: Apply,
): Map<number, RowNote> {
  const lines = flagged.filter((line) => line.field === field && isToxic(line));
  const toxic = new Map(
    lines.flatMap((line): [number, RowNote][] => {
      const message = toxicSentence(line.flags, values.species);
      if (message === undefined) return [];
      const swap = swapped(line, checked);
      const action = (
        <>
          {swap !== null && (
            <>
              <button type="button" onClick={() => apply(withChecked(values, swap.values), swap.done)}>
                {swapLabel(line)}
              </button>{' '}
            </>
          )}
          <ReportFlag species={values.species} text={line.text} food={line.flags[0]?.food} />
        </>
      );
      return [[line.row, { message, action }]];
    }),
  );
  const asked = flagged.flatMap((line): [number, RowNote][] => {
    if (line.field !== field || line.asked.length === 0) return [];
    const message = line.asked.map(({ text }) => namedFoodWords(text)).join(' ');
    return [[line.row, { message, action: <a href="#safety">Answer below</a> }]];
  });
  return new Map([...(field === 'ingredients' ? amountNotes(bowl) : []), ...asked, ...toxic]);
}

/** Notes below rows with a doubtful amount, by row. */
function amountNotes({ analysis, ingredients }: SubmitCheck['bowl']): [number, RowNote][] {
  return analysis.lines.flatMap(({ source, warnings }): [number, RowNote][] => {
    const [code] = warnings;
    const row = ingredients.rows[source];
    return code === undefined || row === undefined ? [] : [[row, { message: warningWords(code) }]];
  });
}

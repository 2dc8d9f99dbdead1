import type { AuditFlag } from '#domain/safety/audit/audit-recipe';
import { fixUnsafe } from '#domain/safety/audit/fix-unsafe';
import { type AskedAnswer, answeredLine, uniqueFlags } from '#domain/safety/audit/safety-reading';
import type { CheckedBowl } from './check-bowl.ts';
import { withLine, withParts } from './checker-lines.ts';
import type { CheckerValues } from './checker-values.ts';

/** A line of the form with a food that is toxic, needs caution, or may be in the bowl. */
export type FlaggedLine = {
  field: 'ingredients' | 'instructions';
  /** Index among the parsed lines. */
  at: number;
  /** Line index in the field. */
  row: number;
  text: string;
  flags: AuditFlag[];
  /** Dangerous foods that it names without saying whether they are in the bowl, each once. */
  asked: AuditFlag[];
};

/** Position of a flag among the parsed lines; undefined for a title, which the checker does not have. */
function placeOf(
  { where, index }: AuditFlag,
  bowl: CheckedBowl,
): Pick<FlaggedLine, 'field' | 'at'> | undefined {
  if (where === 'instruction') return { field: 'instructions', at: index };
  if (where !== 'ingredient') return undefined;
  return { field: 'ingredients', at: bowl.analysis.lines[index]?.source ?? index };
}

/** Indices of the parsed lines with a toxic food. */
export function toxicLines({ analysis }: CheckedBowl): ReadonlySet<number> {
  const flags = analysis.safety.flags.filter(
    ({ where, severity }) => where === 'ingredient' && severity === 'toxic',
  );
  return new Set(flags.map(({ index }) => index));
}

/** The lines of a bowl with a flag or an open question: toxic ones first, then what is asked. */
export function flaggedLines(bowl: CheckedBowl): FlaggedLine[] {
  const found = new Map<string, FlaggedLine>();
  const { flags, asked } = bowl.analysis.safety;
  for (const flag of [...flags, ...asked]) {
    const place = placeOf(flag, bowl);
    if (place === undefined) continue;
    const { field, at } = place;
    const { texts, rows } = bowl[field];
    const key = `${field} ${at}`;
    const line = found.get(key) ?? {
      field,
      at,
      row: rows[at] ?? 0,
      text: texts[at] ?? '',
      flags: [],
      asked: [],
    };
    const isNew = line.asked.every(({ text }) => text.toLowerCase() !== flag.text.toLowerCase());
    if (!asked.includes(flag)) line.flags.push(flag);
    else if (isNew) line.asked.push(flag);
    found.set(key, line);
  }
  const lines = [...found.values()].map((line) => ({ ...line, flags: uniqueFlags(line.flags) }));
  const rank = (line: FlaggedLine) => (isToxic(line) ? 2 : Number(line.asked.length > 0));
  return lines.toSorted((a, b) => rank(b) - rank(a));
}

export function isToxic({ flags }: Pick<FlaggedLine, 'flags'>): boolean {
  return flags.some(({ severity }) => severity === 'toxic');
}

/** The values after a change, and its description. */
export type Fix = { values: CheckerValues; done: string[] };

/** The form without one line. */
export function takenOut(line: Pick<FlaggedLine, 'field' | 'row' | 'text'>, values: CheckerValues): Fix {
  return {
    values: { ...values, [line.field]: withLine(values[line.field], line.row, null) },
    done: [`Took out: ${line.text}`],
  };
}

/** The form with one parsed line rewritten or removed; foods that shared its line get lines of their own. */
export function rewritten(at: number, text: string, bowl: CheckedBowl, values: CheckerValues): Fix {
  const { lines } = bowl.analysis;
  const line = lines[at];
  const row = bowl.ingredients.rows[line?.source ?? 0] ?? 0;
  const parts = lines.flatMap((other, place) =>
    other.source === line?.source ? [place === at ? text : other.part] : [],
  );
  const done = text === '' ? `Took out: ${line?.part}` : `${line?.part} is now: ${text}`;
  return { values: { ...values, ingredients: withParts(values.ingredients, row, parts) }, done: [done] };
}

/** The form with a question about a named food answered in its line. */
export function answered(
  line: FlaggedLine,
  flag: AuditFlag,
  answer: AskedAnswer,
  values: CheckerValues,
): Fix {
  const text = answeredLine(line.text, flag, answer);
  return {
    values: { ...values, [line.field]: withLine(values[line.field], line.row, text) },
    done: [`${line.text} is now: ${text}`],
  };
}

/** The form with the foods of one line swapped for safe ones; null without an alternative. */
export function swapped(line: FlaggedLine, values: CheckerValues): Fix | null {
  const { field, text, at, row } = line;
  const fixed = fixUnsafe({ species: values.species, ingredients: [], instructions: [], [field]: [text] });
  const safe = fixed[field].join('\n');
  if (safe === '' || safe === text) return null;
  return {
    values: { ...values, [field]: withLine(values[field], row, safe) },
    // The fix saw this step alone, so 'Step 1' becomes its real number.
    done: fixed.changes.map((change) => change.replace(/^Step 1\b/, `Step ${at + 1}`)),
  };
}

/** The form with every toxic line made safe: its foods swapped, or else the line removed. */
export function allFixed(lines: readonly FlaggedLine[], values: CheckerValues): Fix {
  // From the end, so that the indices of earlier lines stay valid.
  const fixes = lines.filter(isToxic).toSorted((a, b) => b.row - a.row);
  return fixes.reduce<Fix>(
    (before, line) => {
      const { values: after, done } = swapped(line, before.values) ?? takenOut(line, before.values);
      return { values: after, done: [...done, ...before.done] };
    },
    { values, done: [] },
  );
}

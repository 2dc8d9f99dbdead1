import type { Species } from '#domain/reference/species';
import type { AuditFlag } from '#domain/safety/audit/audit-recipe';
import { fixUnsafe } from '#domain/safety/audit/fix-unsafe';
import { safeSwap } from '#domain/safety/audit/safe-swaps';
import { type AskedAnswer, answeredLine, uniqueFlags } from '#domain/safety/audit/safety-reading';
import { alternativeSentence, flagSubject } from '#domain/safety/audit/safety-sentences';
import { capitalised, counted } from '#domain/text/sentence-parts';
import type { CheckedBowl } from './check-bowl.ts';
import { type CheckerValues, withLine, withParts } from './checker-values.ts';

/** A line of the form with a food that is toxic, needs caution, or may be in the bowl. */
export type FlaggedLine = {
  field: 'ingredients' | 'instructions';
  /** Index in the `texts` of the field. */
  at: number;
  /** Line index in the field. */
  row: number;
  text: string;
  flags: AuditFlag[];
  /** Dangerous foods that it names without saying whether they are in the bowl, each once. */
  asked: AuditFlag[];
};

/** The field of a flag and its index in `texts`; undefined for a title, which the checker does not have. */
function placeOf(
  { where, index }: AuditFlag,
  bowl: CheckedBowl,
): Pick<FlaggedLine, 'field' | 'at'> | undefined {
  if (where === 'instruction') return { field: 'instructions', at: index };
  if (where !== 'ingredient') return undefined;
  return { field: 'ingredients', at: bowl.analysis.lines[index]?.source ?? index };
}

/** Indices in `analysis.lines` of the toxic foods; a typed line of several foods has several there. */
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

/** The form with one food of `analysis.lines` rewritten or removed; foods that shared its line get their own. */
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

/** Bones are dangerous because they splinter; they are not toxic. */
const isBone = ({ food, severity }: AuditFlag) => severity === 'toxic' && /\bbones?\b/i.test(food);

/** '2 toxic foods', '1 toxic food, 1 to take care with', '1 food to take care with, 1 question'. */
export function safetyTitle(lines: readonly FlaggedLine[]): string {
  const foods = (severity: AuditFlag['severity']) =>
    new Set(
      lines.flatMap(({ flags }) =>
        flags.filter((flag) => flag.severity === severity).map(({ food }) => food),
      ),
    ).size;
  const [toxic, caution] = [foods('toxic'), foods('caution')];
  const food = (count: number) => (count === 1 ? 'food' : 'foods');
  if (toxic + caution === 0) return 'Is it in the bowl?';
  const asked = lines.reduce((sum, line) => sum + line.asked.length, 0);
  const questions = asked === 0 ? '' : `, ${counted(asked, 'question')}`;
  if (toxic === 0) return `${caution} ${food(caution)} to take care with${questions}`;
  const rest = `${caution === 0 ? '' : `, ${caution} to take care with`}${questions}`;
  const kind = lines.some(({ flags }) => flags.some(isBone)) ? 'dangerous' : 'toxic';
  return `${toxic} ${kind} ${food(toxic)}${rest}`;
}

/** 'Onion is toxic to dogs. Grapes and raisins are toxic to dogs.'; empty where nothing toxic is in the lines. */
export function toxicSentence(lines: readonly FlaggedLine[], species: Species): string {
  const toxic = lines.flatMap(({ flags }) => flags.filter(({ severity }) => severity === 'toxic'));
  const sentences = toxic.map((flag) => {
    const subject = flagSubject(flag);
    const harm = `${isBone(flag) ? 'dangerous' : 'toxic'} to ${species}s.`;
    if (flag.certainty === 'usually') return `${subject}, ${harm}`;
    return `${subject} ${/s$| and /.test(subject) ? 'are' : 'is'} ${harm}`;
  });
  return [...new Set(sentences)].join(' ');
}

/** 'Onion is toxic to dogs: allium thiosulphates damage red blood cells. Safe instead: carrot, celery.' */
export function flagSentence(flag: AuditFlag, species: Species): string {
  const { food, severity, text, reason, alternative, certainty } = flag;
  const harms = isBone(flag) ? 'dangerous' : 'toxic';
  const kind = severity === 'toxic' ? `${harms} to ${species}s` : `to be fed to ${species}s with care`;
  // Adds the list's own name if the line uses other words.
  const named = text.toLowerCase().includes(food.toLowerCase()) ? text : `${text} (${food.toLowerCase()})`;
  const subject = certainty === 'usually' ? flagSubject(flag) : capitalised(named);
  // The subject already says 'usually contain onion or garlic powder'.
  const why = certainty === 'usually' && /^usually contain/i.test(reason) ? '' : `${reason}. `;
  return `${subject}: ${kind}. ${why}${alternativeSentence(alternative)}`;
}

/** 'Swap for carrot'; without a name if the line's foods have different alternatives. */
export function swapLabel({ flags }: FlaggedLine): string {
  const toxic = flags.filter(({ severity }) => severity === 'toxic');
  const words = new Set(toxic.map((flag) => safeSwap(flag)?.word));
  const [only] = words;
  return words.size === 1 && only !== undefined ? `Swap for ${only}` : 'Swap for safe foods';
}

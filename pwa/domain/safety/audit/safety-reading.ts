import type { Certainty, Severity, ToxicFood } from '../lexicon/toxic-foods.ts';

/** One dangerous food in a text. `start` and `end` are UTF-16 offsets, and `text` is the slice between them. */
export type SafetyFlag = {
  /** Name in the toxic-food table. */
  food: ToxicFood['name'];
  severity: Severity;
  /** 'usually' for a brand or dish that usually contains the food (recipes differ). */
  certainty: Certainty;
  /** As written in the text. */
  text: string;
  start: number;
  end: number;
  reason: string;
  alternative: string;
};

/** The dangerous foods of a text: those it puts in the bowl, and those it names but may leave out. */
export type SafetyReading = { flags: SafetyFlag[]; asked: SafetyFlag[] };

/** If one mention puts a food in the bowl, every mention does. */
export function settled({ flags, asked }: SafetyReading, also: readonly SafetyFlag[] = []): SafetyReading {
  const foods = new Set([...flags, ...also].map(({ food }) => food));
  const again = asked.filter(({ food }) => foods.has(food));
  if (again.length === 0) return { flags, asked };
  return {
    flags: [...flags, ...again].sort((a, b) => a.start - b.start),
    asked: asked.filter(({ food }) => !foods.has(food)),
  };
}

/**
 * Deduplicates the flags of one line: a named food replaces the brand beside it that usually contains it; xylitol replaces
 * sugar-free gum. Keeps the order.
 */
export function uniqueFlags<F extends Pick<SafetyFlag, 'food' | 'certainty'>>(flags: readonly F[]): F[] {
  const named = new Set(flags.filter(({ certainty }) => certainty === 'contains').map(({ food }) => food));
  const holdsXylitol = flags.some(({ food }) => food === 'Xylitol');
  return flags.filter(
    ({ food, certainty }) =>
      !(certainty === 'usually' && named.has(food)) &&
      !(food === 'Sugar-free sweetened foods' && holdsXylitol),
  );
}

/** How an answer is appended to its line: '(no garlic)'. */
const ANSWER_WORDS = { out: 'no', little: 'with a little', in: 'with' } as const;
export type AskedAnswer = keyof typeof ANSWER_WORDS;

/** The answers after a line, and a single one. */
const ANSWERS = /(?:\s*\((?:no|with(?: a little)?) [^()]+\))+\s*$/i;
const ANSWER = /\((no|with(?: a little)?) ([^()]+)\)/gi;
/** Longer notes aren't answers. */
const LONGEST = 400;

/** Appends the answer to whether a named food is in the bowl, in a form that `withAnswers` reads. */
export function answeredLine(
  text: string,
  { text: food }: Pick<SafetyFlag, 'text'>,
  answer: AskedAnswer,
): string {
  return `${text.trimEnd()} (${ANSWER_WORDS[answer]} ${food.replace(/[()]/g, ' ').trim()})`;
}

/** The reading with the questions resolved that are answered after the text. */
export function withAnswers(text: string, reading: SafetyReading): SafetyReading {
  if (reading.asked.length === 0 || !text.trimEnd().endsWith(')')) return reading;
  const answers = new Map(
    [...(ANSWERS.exec(text.slice(-LONGEST))?.[0] ?? '').matchAll(ANSWER)].map(([, word = '', food = '']) => [
      food.trim().toLowerCase(),
      word.toLowerCase() === 'no',
    ]),
  );
  const isOut = ({ text: food }: SafetyFlag) => answers.get(food.replace(/[()]/g, ' ').trim().toLowerCase());
  return {
    flags: [...reading.flags, ...reading.asked.filter((flag) => isOut(flag) === false)].sort(
      (a, b) => a.start - b.start,
    ),
    asked: reading.asked.filter((flag) => isOut(flag) === undefined),
  };
}

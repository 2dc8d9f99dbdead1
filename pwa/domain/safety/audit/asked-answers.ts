import type { SafetyFlag, SafetyReading } from './safety-reading.ts';

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

import { COUNT_WORDS, numberOf } from '../units/written-number.ts';
import { numberAtStart } from './read-amount.ts';

/** The number in words at the start of a text as digits: 'one and a half cups' is '1.5 cups', 'a couple of eggs' '2 eggs'. */
export function digitsForWords(text: string): string {
  const read = numberAtStart(text);
  return read === null ? text : `${Number(read.value.toFixed(6))} ${read.rest}`.trim();
}

const ANYWHERE = new RegExp(`\\b(${COUNT_WORDS})(?:-(?=[a-z]))?`, 'gi');

/** A text with every number word in it as digits: 'three 25 mg tablets', 'capsules, two'. */
export function withDigits(text: string): string {
  return text.replace(
    ANYWHERE,
    (whole, words: string) => `${numberOf(words)}${whole.endsWith('-') ? ' ' : ''}`,
  );
}

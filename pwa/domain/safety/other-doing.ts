import { classAt, type Line, rawWord } from './line.ts';
import { CLASS, ING_NOUNS } from './word-classes.ts';

/** 'instead of frying the onion': another way with the same food. */
export function isOtherDoing(line: Line, at: number): boolean {
  const classes = classAt(line, at);
  if (line.spanAt[at] !== -1 || classes & CLASS.include) return false;
  const word = rawWord(line, at);
  const isGerund = word.endsWith('ing') && word.length > 5 && !ING_NOUNS.has(word);
  return isGerund || Boolean(classes & (CLASS.verb | CLASS.cookVerb));
}

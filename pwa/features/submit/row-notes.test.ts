import { expect, it } from 'vitest';
import { findUnsafeFoods } from '#domain/safety/audit/find-unsafe-foods';
import { toxicSentence } from './row-notes.tsx';

const said = (line: string) => toxicSentence(findUnsafeFoods(line, 'dog'), 'dog');

it('names the bones of a cut, not its meat', () => {
  expect(said('2 whole chickens')).toBe('The bones of whole chickens, once cooked: toxic to dogs.');
  expect(said('leftover chicken bones')).toBe('Chicken bones: toxic to dogs.');
});

it('names the toxic foods of a line', () => {
  expect(said('1 onion and 1 leek')).toBe('Onion, leek: toxic to dogs.');
});

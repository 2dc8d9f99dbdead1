import { describe, expect, it } from 'vitest';
import type { AuditFlag } from '#domain/safety/audit/audit-recipe';
import { flagSentence, safetyTitle, toxicSentence } from './flagged-lines.ts';

const flag = (changes: Partial<AuditFlag>): AuditFlag =>
  ({
    food: 'Onion',
    text: 'onion',
    severity: 'toxic',
    certainty: 'contains',
    reason: 'Red-cell damage',
    alternative: 'carrot',
    ...changes,
  }) as AuditFlag;

const line = (...flags: AuditFlag[]) =>
  ({ field: 'ingredients', row: 0, text: '', flags, asked: [] }) as never;

const bones = flag({
  food: 'Cooked bones',
  text: 'chicken wings',
  reason: 'Splinter: choking, perforation, obstruction',
  alternative: 'boneless meat',
});

describe('the sentence of a flag', () => {
  it('calls a poison toxic, and bones dangerous', () => {
    expect(flagSentence(flag({}), 'dog')).toBe(
      'Onion: toxic to dogs. Red-cell damage. Safe instead: carrot.',
    );
    expect(flagSentence(bones, 'dog')).toBe(
      'Chicken wings (cooked bones): dangerous to dogs. Splinter: choking, perforation, obstruction. Safe instead: boneless meat.',
    );
  });

  it('does not repeat what a product usually contains', () => {
    const cubes = flag({
      food: 'Stock cubes, gravy and seasoning mixes',
      text: 'stuffing mix',
      certainty: 'usually',
      reason: 'Usually contain onion or garlic powder and much salt',
      alternative: 'unsalted broth',
    });
    expect(flagSentence(cubes, 'dog').match(/usually contain/gi)).toHaveLength(1);
    expect(flagSentence(cubes, 'dog')).toContain('toxic to dogs. Safe instead: unsalted broth.');
  });
});

it('titles the card ‘toxic foods’, ‘dangerous foods’ if bones are among them, and counts questions', () => {
  expect(safetyTitle([line(flag({}))])).toBe('1 toxic food');
  expect(safetyTitle([line(flag({})), line(bones)])).toBe('2 dangerous foods');
  const asked = { ...(line() as object), asked: [flag({})] } as never;
  expect(safetyTitle([asked])).toBe('Is it in the bowl?');
  expect(safetyTitle([line(flag({})), asked])).toBe('1 toxic food, 1 question');
});

it('announces each toxic food once', () => {
  const grapes = flag({ food: 'Grapes and raisins', text: 'raisins' });
  const lines = [line(flag({})), line(flag({}), grapes), line(bones)];
  expect(toxicSentence(lines, 'dog')).toBe(
    'Onion is toxic to dogs. Grapes and raisins are toxic to dogs. Cooked bones are dangerous to dogs.',
  );
  expect(toxicSentence([line(flag({ severity: 'caution' }))], 'cat')).toBe('');
});

import { describe, expect, it } from 'vitest';
import { lineOf } from './line.ts';
import { afterthought } from './retraction.ts';
import { findSpans } from './spans.ts';
import { tokenise } from './tokens.ts';

/** What follows the first dangerous food of the text. */
function heard(text: string, isDenied: boolean) {
  const tokens = tokenise(text);
  const line = lineOf(tokens, findSpans(tokens, 'dog'));
  const span = line.spans[0];
  if (span === undefined) throw new Error('No food is named');
  return afterthought(line, span.first, span.last + 1, isDenied);
}

describe('afterthought', () => {
  it.each([
    'no garlic, well, only a little',
    'leave the raisins out of the first batch, fold them into the second',
    'no garlic. today, some.',
    'no walnuts on Monday, a few on Tuesday',
    'no raisins for the cat, plenty for the dog',
    'skip the onion, use the fried ones',
    'skip the grapes unless she begs',
    'without garlic? Never.',
    'no garlic. I say one clove is fine.',
    'no onion; it goes in at the end',
  ])('takes a denial back: %s', (text) => {
    expect(heard(text, true)).toBe('retracts');
  });

  it.each([
    'no garlic in the first place',
    'no onion for the first time',
    'no garlic today, a little parsley',
    'no onion. Cook the rice, then add it to the pot',
    'no garlic, never a clove of it',
    'no raisins for the dog, 2 carrots for colour',
  ])('lets a denial stand: %s', (text) => {
    expect(heard(text, true)).toBe('none');
  });

  it('brings a denial behind a mark', () => {
    expect(heard('an onion; I have left it out', false)).toBe('denies');
  });

  it('hears nothing where the words go on without a mark', () => {
    expect(heard('an onion leave it out of sight', false)).toBe('none');
  });
});

import { expect, it } from 'vitest';
import { dangerSentence } from './danger-sentence.ts';

it.each([
  ['onion', 'Onion: toxic to dogs and cats. Safe instead: carrot, celery or a little fresh parsley.'],
  ['macadamia nuts', 'Macadamia nuts: toxic to dogs. Safe instead: plain pumpkin seeds.'],
])('warns of %s in one sentence with a safe alternative', (words, sentence) => {
  expect(dangerSentence(words)).toBe(sentence);
});

it.each(['chocolate', 'grapes', 'xylitol', 'Zwiebeln'])('has a warning for %s', (words) => {
  expect(dangerSentence(words)).not.toBeNull();
});

it.each(['Chicken breast', 'carrots', 'dog bowl', 'onion-free broth', ''])(
  'has no warning for ‘%s’',
  (words) => {
    expect(dangerSentence(words)).toBeNull();
  },
);

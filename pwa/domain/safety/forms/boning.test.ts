import { expect, it } from 'vitest';
import { lineOf } from '../line/line.ts';
import { knownWords } from '../line/spans.ts';
import { boningsOf } from './boning.ts';

const boningsIn = (text: string) => boningsOf(lineOf(knownWords(text), []));

it.each([
  'Discard the bones.',
  'Lift the meat out; all bones removed.',
  'Take the bones from the cooked chicken.',
  'Take out all the bones.',
  'thighs, boneless',
  'Strain the broth.',
  'Strain and cool.',
])('recognises bones that are removed: %s', (text) => {
  expect(boningsIn(text)).toHaveLength(1);
});

it.each([
  'Do not remove the bones.',
  'Leave the bones in.',
  'not boneless',
  'Roast the bones.',
  'Boil the rice for 12 minutes, then strain.',
  'Toss the bones into the blender.',
  'Take the cooked bones and grind them.',
  'Cut the wings, cutting through the bone.',
  'the wings and the boneless pork',
])('finds no removal of bones in: %s', (text) => {
  expect(boningsIn(text)).toEqual([]);
});

it('recognises fish bones, at the index of the word ‘bone’', () => {
  // The last of six words, counted from 0.
  expect(boningsIn('Take the fish off the bone.')).toEqual([{ at: 5, isFish: true }]);
});

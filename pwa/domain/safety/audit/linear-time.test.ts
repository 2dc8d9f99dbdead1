import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fourfoldCost, PROPORTIONAL } from '../../../testing/processor-time.ts';
import { findUnsafeFoods } from './find-unsafe-foods.ts';

const PROSE = `Warm the water with the courgette and both livers in a frying pan for 5 minutes, until the dice of liver are firm and
brown through (74 °C / 165 °F). Place the trout and cod on top and fit a lid. Do not add any onion or garlic. Move the fish to
a plate, discard the skin, and take it apart flake by flake: every bone that you can feel comes out. Add 1 small onion. `;

const HOSTILE: Record<string, string> = {
  prose: PROSE,
  'no no no': 'no ',
  "don't don't": 'don’t ',
  onions: 'onion ',
  'a list of onions': 'onion, ',
  'onions and onions': 'onion and ',
  'a long word': 'a',
  'a long word of rare letters': 'ß',
  'open brackets': '(',
  'brackets and denials': '(no onion ',
  'cues without end': 'leave the ',
  'first words of aliases': 'spring ',
  'forms without foods': 'raw ',
  'foods in their form': 'raw salmon ',
  'parts without foods': 'peel of the ',
  'dangling hyphens': 'onion- and ',
  questions: 'garlic? never. ',
  accidents: 'if your dog eats grapes ',
  'denied twice': 'never cook it without onion ',
  'left to taste': 'omit the onion if ',
  misspellings: 'onoin galic ',
  'all of a list': 'onion, all ',
  swaps: 'substitute onion for ',
  mixes: 'gravy ',
  pictures: '🧅',
  'half pictures': '\ud83e',
  'combining marks': 'o\u0301',
  points: '.',
  blanks: ' ',
  apostrophes: "'",
  'digits and points': '1.',
};

const reading = (text: string) => () => void findUnsafeFoods(text, 'dog');

/** Four times this is the maximum request body. */
const UNITS = 16_000;
const text = (piece: string, units: number) => piece.repeat(Math.ceil(units / piece.length));

const SPEED = fileURLToPath(new URL('../../../testing/matcher-speed.ts', import.meta.url));

/** Megabytes per second in a separate process, which stops after a run faster than `asked`. */
function fastest(prose: string, asked: number): number {
  const flags = ['--import', 'tsx', SPEED, prose, String(asked)];
  return Number(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}

describe('findUnsafeFoods takes linear time', () => {
  it.each(Object.entries(HOSTILE))(
    'on %s',
    (_, piece) => {
      reading(text(piece, UNITS / 8))();
      const costRatio = fourfoldCost(reading(text(piece, UNITS)), reading(text(piece, 4 * UNITS)));
      expect(costRatio).toBeLessThan(PROPORTIONAL);
    },
    30_000,
  );

  it('reads at least 5 MB of recipe prose a second', () => {
    expect(fastest(PROSE, 5)).toBeGreaterThan(5);
  }, 30_000);
});

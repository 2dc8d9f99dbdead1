import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
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
  apostrophes: "'",
  'digits and points': '1.',
};

const cost = (text: string) => processorMs(() => findUnsafeFoods(text, 'dog'));

const UNITS = 50_000;
const text = (piece: string, units: number) => piece.repeat(Math.ceil(units / piece.length));

/** Other work takes caches and half a core: the fastest of a few runs of each counts. */
const RUNS = 8;

function countWords(prose: string): number {
  const counts = new Map<string, number>();
  for (const [word] of prose.matchAll(/\p{L}+/gu)) {
    const plain = word.toLowerCase();
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  return counts.size;
}

/** Processor time of the matcher against that of counting the words of the same text. */
function timesTheWordCount(prose: string): number {
  let matcher = Number.POSITIVE_INFINITY;
  let words = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    matcher = Math.min(matcher, cost(prose));
    words = Math.min(
      words,
      processorMs(() => countWords(prose)),
    );
  }
  return matcher / words;
}

describe('findUnsafeFoods takes time in proportion to the text', () => {
  it.each(Object.entries(HOSTILE))(
    '%s',
    (_, piece) => {
      cost(text(piece, UNITS / 8));
      const once = cost(text(piece, UNITS));
      const fourfold = cost(text(piece, 4 * UNITS));
      // Proportional is 4, quadratic is 16; small times are noise of the clock.
      expect(fourfold).toBeLessThan(9 * Math.max(once, 3));
    },
    30_000,
  );

  // Megabytes a second depend on the machine; the bench measures them.
  it('reads recipe prose in at most twelve times the time of counting its words', () => {
    expect(timesTheWordCount(text(PROSE, 1e6))).toBeLessThan(12);
  }, 30_000);
});

import { describe, expect, it } from 'vitest';
import { SPECIES } from '../recipe/species.ts';
import { findUnsafeFoods } from './find-unsafe-foods.ts';
import { THIRD_DANGER_LINES } from './third-danger-lines.fixture.ts';

const ROWS = THIRD_DANGER_LINES.trim()
  .split('\n')
  .map((row) => {
    const [kind = '', whom = '', label = '', ...text] = row.split('|');
    return { kind, whom, label, text: text.join('|') };
  });
const CLASSES = [...new Set(ROWS.map(({ kind }) => kind))];

describe('findUnsafeFoods on lines of many households', () => {
  it('is tried with more than 2000 lines of eleven classes', () => {
    expect(ROWS.length).toBeGreaterThan(2000);
    expect(CLASSES).toHaveLength(11);
  });

  it.each(CLASSES)('%s', (kind) => {
    const wrong = ROWS.filter((row) => row.kind === kind).flatMap(({ whom, label, text }) =>
      SPECIES.filter((species) => whom === 'b' || species.startsWith(whom))
        .filter((species) => {
          // Raw meat is a caution of its own and no matter of these labels.
          const flags = findUnsafeFoods(text, species).filter(({ food }) => food !== 'Raw meat');
          return flags.length > 0 !== (label === 'danger');
        })
        .map((species) => `${species}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

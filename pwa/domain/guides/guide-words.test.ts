import { describe, expect, it } from 'vitest';
import type { GuideBlock } from './guide.ts';
import { countWords, minutesToRead, plainLine } from './guide-words.ts';

it('reads a line without bold type and links', () => {
  const line = [
    'Weigh ',
    { strong: '2 g' },
    ', see ',
    { link: 'the table', to: '/nutrition' },
    ' ',
    { em: 'first' },
  ];
  expect(plainLine(line)).toBe('Weigh 2 g, see the table first');
});

describe('the words of an article', () => {
  it('are counted in every kind of block', () => {
    const blocks: GuideBlock[] = [
      { heading: 'How long', id: 'how-long' }, // 2
      { subheading: 'Fish' }, // 1
      { paragraph: ['Up to ', { strong: 'two' }, ' days.'] }, // 4
      { list: [['Cool'], ['Cover it']] }, // 3
      { head: [['Food'], ['Days']], rows: [[['Cod'], ['2']]] }, // 4
      { note: [['Call your vet.'], ['Now.']] }, // 4
    ];
    expect(countWords(blocks)).toBe(18);
  });

  it('do not include symbols between spaces', () => {
    expect(countWords([{ paragraph: ['1,080 mg ÷ 0.38 – about 2.8 g'] }])).toBe(6);
  });
});

it.each([
  [10, 1],
  [238, 1],
  [356, 1],
  [357, 2], // 1.5 minutes
  [714, 3],
])('%i words take %i min', (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes);
});

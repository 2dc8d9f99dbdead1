import { describe, expect, it } from 'vitest';
import { readGuideText } from './read-guide.ts';

describe('Markdown', () => {
  it('becomes blocks of plain data', () => {
    const text = [
      '## How long it keeps',
      'Fish & meat keep **two** or *three* days, see\n[the planner](/plan).',
      '### Steps',
      '1. Cool\n2. Cover',
      '- Pack',
      '| Food | Days |\n|---|---|\n| Cod | 2 |',
      '> Call your vet.\n>\n> At once.',
    ].join('\n\n');
    expect(readGuideText(text)).toEqual([
      { heading: 'How long it keeps', id: 'how-long-it-keeps' },
      {
        paragraph: [
          'Fish & meat keep ',
          { strong: 'two' },
          ' or ',
          { em: 'three' },
          ' days, see ',
          { link: 'the planner', to: '/plan' },
          '.',
        ],
      },
      { subheading: 'Steps' },
      { list: [['Cool'], ['Cover']], isOrdered: true },
      { list: [['Pack']] },
      { head: [['Food'], ['Days']], rows: [[['Cod'], ['2']]] },
      { note: [['Call your vet.'], ['At once.']] },
    ]);
  });

  it('joins a number to its unit with a no-break space', () => {
    expect(readGuideText('About 38,000 mg in 100 g, 2 days')).toEqual([
      { paragraph: ['About 38,000\u00a0mg in 100\u00a0g, 2 days'] },
    ]);
  });

  it('keeps a character that is escaped', () => {
    expect(readGuideText('**5\\*2**')).toEqual([{ paragraph: [{ strong: '5*2' }] }]);
  });

  it.each([
    ['raw HTML', '<script>alert(1)</script>'],
    ['HTML in a line', 'Weigh <b onclick="x()">it</b>'],
    ['a picture', '![bowl](https://example.org/bowl.png)'],
    ['code', '`x`'],
    ['a block of code', '```\nx\n```'],
    ['a heading of level 1', '# Storing'],
    ['a horizontal rule', 'a\n\n---\n\nb'],
    ['a list in a list', '- a\n  - b'],
    ['bold text in a link', '[**a**](/plan)'],
    ['an entity', 'Fish &lt;b&gt; chips'],
    ['a numeric entity', 'Fish &#60;b'],
    ['bold text in a heading', '## Safe **now**'],
  ])('refuses %s', (_, text) => {
    expect(() => readGuideText(text)).toThrow();
  });
});

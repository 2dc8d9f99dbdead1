import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { readRecipeSource } from './read-recipe-source.ts';

describe('readRecipeSource on foreign and hostile input', () => {
  it('never throws', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          '<div itemscope itemtype="http://schema.org/Recipe">',
          '</div>',
          '<li itemprop="ingredients">',
          '<ul>',
          '</ul>',
        ],
        ...[
          '<!--',
          '-->',
          '<script>',
          '"',
          "'",
          '<a href=',
          '&frac12;',
          '\n',
          'Ingredients:\n',
          'Method\n',
          '1. ',
          '100 g oats\n',
        ],
        ...['{"name":"a","ingredients":["', '"]}', '<p class="hrecipe">', 'itemref="a"', '<b id="a">', '<'],
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.json(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        readRecipeSource(pieces.join(''));
      }),
      { numRuns: 300 },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void readRecipeSource(bytes)));
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (ingredients) => {
        readRecipeSource(JSON.stringify({ name: 'a', ingredients, steps: ingredients }) ?? '');
      }),
    );
  });

  const HOSTILE = [
    '<div itemscope itemtype="http://schema.org/Recipe">',
    '<li itemprop="recipeIngredient">',
    '<p itemprop="recipeInstructions">a',
    '<a "',
    "<a href='",
    '<b></i>',
    '</li>',
    '<!-- ',
    '<svg>',
    '<div><span itemprop="name">',
    '<div class="hrecipe"><i class="ingredient">',
    '<div itemref="a b" id=a itemscope itemtype="Recipe">',
    'Ingredients\n',
    'Ingredients\n1 egg\n1 egg\n1 egg\nMethod\n',
    '100 g oats\n',
    '1. ',
    'a, ',
    '(',
    '• ',
    '=C2=BD',
    '[',
    '{"ingredients":[',
    '&',
    '@a{1%g} ',
    '@a ',
    '[-',
    '# Ingredients\n- 1 egg\n',
    '| a ',
    '|',
    '-',
    ' ',
    '-----Meal-Master',
    '[a](b',
    '**',
    '~ ',
    'https://',
    'www.',
    '<ol><li><a href=b>c',
    '<table><tr><td>1 egg<td>',
    '<div hidden>',
    'Ingredients: 1 egg! ',
    'MMMMM----- Meal-Master\n  1 c  rice\n',
  ];
  it.each(['---\n', '+++\n'])('stays fast on front matter after %j', (fence) => {
    for (const line of ['a: b\n', 'a = [\n', '- a\n', 'a: |\n  b\n', '[a]\n', '"', 'a-a ', ': ']) {
      const text = fence + line.repeat(100_000 / line.length);
      expect(processorMs(() => void readRecipeSource(text))).toBeLessThan(3000);
      expect(processorMs(() => void readRecipeSource(`${text.slice(0, 19_000)}\n${fence}`))).toBeLessThan(
        3000,
      );
    }
  });
  it.each(HOSTILE)('stays fast on long texts of %j', (text) => {
    const source = `<html>${text.repeat(300_000 / text.length)}`;
    const plain = text.repeat(300_000 / text.length);
    expect(processorMs(() => void readRecipeSource(source))).toBeLessThan(3000);
    expect(processorMs(() => void readRecipeSource(plain))).toBeLessThan(3000);
  });
});

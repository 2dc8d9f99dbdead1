import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERDICT_VERSION } from './verdict-version.ts';

/** Sources that `recipeCard` depends on, tables first. */
const SOURCES = [
  '../reference/food-nutrient-rows.ts',
  '../reference/food-amino-acid-rows.ts',
  '../reference/ingredient-rows.ts',
  '../reference/more-foods.ts',
  ...['cupboard', 'fish-and-dairy', 'fruit-nuts-and-oils', 'grains-and-pulses', 'meat', 'vegetables'].map(
    (name) => `../reference/more-foods/${name}-rows.ts`,
  ),
  '../reference/supplement-nutrients.ts',
  '../reference/target-rows.ts',
  '../reference/food-kind-rows.ts',
  './batch-part.ts',
  './demands.ts',
  './food-kind.ts',
  './nutrient-bounds.ts',
  './slack.ts',
  './completeness.ts',
  './life-stage.ts',
  './nutrient-table.ts',
  './nutrient.ts',
  './recipe-nutrients.ts',
  './recipe-verdict.ts',
  './targets.ts',
  '../recipe/cost.ts',
  '../recipe/difficulty.ts',
];

/** Comments do not affect a verdict. */
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ');

function versionOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(withoutComments(source));
  return hash.digest('hex').slice(0, 12);
}

describe('VERDICT_VERSION', () => {
  const sources = SOURCES.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));

  it('is the digest of the tables and rules as they are now', () => {
    expect(VERDICT_VERSION).toBe(versionOf(sources));
  });

  it('changes with one cell of a table, and not with a comment', () => {
    const [foods = '', ...rest] = sources;
    expect(versionOf([foods.replace('21.41', '21.42'), ...rest])).not.toBe(VERDICT_VERSION);
    expect(versionOf([`/** Another word. */\n${foods}`, ...rest])).toBe(versionOf(sources));
  });
});

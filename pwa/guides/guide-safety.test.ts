import { describe, expect, it } from 'vitest';
import type { GuideBlock, GuideLine } from '#domain/guides/guide';
import { SPECIES } from '#domain/reference/species';
import { auditStoredRecipe } from '#domain/safety/audit/audit-recipe';
import { findUnsafeFoods } from '#domain/safety/audit/find-unsafe-foods';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { allGuides } from '../build/guides-plugin.ts';

const GUIDES = allGuides();
/** The guide that warns about each toxic food, so that the guard flags it. */
const OF_POISONS = 'toxic-foods';

const plain = (line: GuideLine) =>
  line
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : 'strong' in piece
          ? piece.strong
          : 'em' in piece
            ? piece.em
            : piece.link,
    )
    .join('');

function linesOf(block: GuideBlock): string[] {
  if ('paragraph' in block) return [plain(block.paragraph)];
  if ('list' in block) return block.list.map(plain);
  if ('note' in block) return block.note.map(plain);
  return 'rows' in block ? block.rows.flatMap((row) => row.map(plain)) : [];
}

const sentences = (text: string) => text.split(/(?<=[.;:?!])\s+/);
const dangers = (text: string) =>
  SPECIES.flatMap((species) =>
    sentences(text).flatMap((one) =>
      findUnsafeFoods(one, species).map((flag) => `${flag.food} (${species}): ${one}`),
    ),
  );

describe.each(GUIDES.filter(({ slug }) => slug !== OF_POISONS))('$slug', ({ blocks }) => {
  it('puts no flagged food into a bowl', () => {
    expect(blocks.flatMap(linesOf).flatMap(dangers)).toEqual([]);
  });
});

it('the guide to poisons suggests no alternatives that the guard flags', () => {
  const { blocks } = GUIDES.find(({ slug }) => slug === OF_POISONS) ?? { blocks: [] };
  const instead = blocks.flatMap((block) =>
    'rows' in block ? block.rows.map((row) => plain(row.at(-1) ?? [])) : [],
  );
  expect(instead.length).toBeGreaterThan(10);
  expect(instead.flatMap(dangers)).toEqual([]);
});

it('the recipes that guides link contain nothing toxic', () => {
  const offered = new Set(GUIDES.flatMap(({ recipes }) => recipes));
  const found = BUILTIN_RECIPES.filter(({ id }) => offered.has(id));
  expect(found).toHaveLength(offered.size);
  expect(found.filter((recipe) => auditStoredRecipe(recipe).lead !== null)).toEqual([]);
});

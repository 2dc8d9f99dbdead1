import { describe, expect, it } from 'vitest';
import type { GuideBlock, GuideLine } from '#domain/guides/guide';
import { routeAt } from '#domain/site/route-at';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { allGuides } from '../build/guides-plugin.ts';

const GUIDES = allGuides();
const RECIPE_IDS = new Set(BUILTIN_RECIPES.map(({ id }) => id));
const SLUGS = new Set(GUIDES.filter(({ isPublished }) => isPublished).map(({ slug }) => slug));
const FILES = ['/downloads/toxic-foods-reference.pdf'];

const linesOf = (block: GuideBlock): readonly GuideLine[] =>
  'paragraph' in block
    ? [block.paragraph]
    : 'list' in block
      ? block.list
      : 'note' in block
        ? block.note
        : 'rows' in block
          ? [...block.head, ...block.rows.flat()]
          : [];
const linksIn = (blocks: readonly GuideBlock[]) =>
  blocks
    .flatMap(linesOf)
    .flat()
    .flatMap((piece) => (typeof piece === 'object' && 'to' in piece ? [piece.to] : []));

function leadsSomewhere(address: string): boolean {
  const { route, id, slug } = routeAt(address.split(/[?#]/)[0] ?? '');
  if (route.serves === 'recipe') return RECIPE_IDS.has(id ?? 0);
  if (route.serves === 'guide') return SLUGS.has(slug ?? '');
  return route.serves !== 'nothing' || FILES.includes(address);
}

it('at least eight guides are published, each with its own title', () => {
  expect(SLUGS.size).toBeGreaterThanOrEqual(8);
  expect(new Set(GUIDES.map(({ title }) => title)).size).toBe(GUIDES.length);
});

describe.each(GUIDES)('$slug', ({ slug, blocks, wordCount, recipes, related, sources }) => {
  it('has 600 to 1,000 words, and says when to see a vet', () => {
    expect(wordCount).toBeGreaterThanOrEqual(600);
    expect(wordCount).toBeLessThanOrEqual(1000);
    expect(JSON.stringify(blocks.filter((block) => 'note' in block))).toMatch(/\bvet\b|without calling/);
  });

  it('links only to existing pages of this site', () => {
    const inside = linksIn(blocks).filter((to) => to.startsWith('/'));
    expect(inside.length).toBeGreaterThan(1);
    expect(inside.filter((to) => !leadsSomewhere(to))).toEqual([]);
    expect(recipes.filter((id) => !RECIPE_IDS.has(id))).toEqual([]);
    expect(related.map((each) => each.slug)).not.toContain(slug);
  });

  it('names at least two sources, none twice', () => {
    expect(sources.length).toBeGreaterThanOrEqual(2);
    expect(new Set(sources.map(({ address }) => address)).size).toBe(sources.length);
  });
});

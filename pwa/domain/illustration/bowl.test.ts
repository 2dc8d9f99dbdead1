import { gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { type BowlInput, bowl } from './bowl.ts';
import { emptyBowl } from './empty-bowl.ts';
import { mulberry32 } from './random.ts';

const FOOD_IDS = INGREDIENTS.map(({ id }) => id);

const line = (ingredientId: string, grams = 100) => ({
  ingredientId,
  grams,
  metric: `${grams} g ${ingredientId}`,
});

const CHICKEN: BowlInput = {
  id: 1,
  species: 'dog',
  isOrganic: false,
  title: 'Chicken & Brown Rice Bowl',
  lines: [line('chicken-breast', 400), line('rice-brown-cooked', 200), line('carrot', 80), line('peas', 60)],
};

/** Recipes of four to ten foods drawn from the whole table. */
function madeUp(count: number): BowlInput[] {
  const random = mulberry32(2024);
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    species: i % 2 ? 'cat' : 'dog',
    isOrganic: i % 5 === 0,
    title: `Recipe ${i + 1}`,
    lines: Array.from({ length: 4 + (i % 7) }, () =>
      line(FOOD_IDS[Math.floor(random() * FOOD_IDS.length)] as string, Math.ceil(random() * 500)),
    ),
  }));
}

function expectSound(svg: string): void {
  expect(() => new Resvg(svg)).not.toThrow(); // parses, so it is well-formed
  expect(svg).not.toMatch(/NaN|undefined|Infinity|e[+-]\d/);
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(defined).size).toBe(defined.length);
  const used = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, href, url]) => href ?? url);
  for (const id of used) expect(defined).toContain(id);
}

describe('bowl', () => {
  it('draws the same recipe the same way', () => {
    expect(bowl(CHICKEN)).toBe(bowl(structuredClone(CHICKEN)));
  });

  it('draws another picture for another id and for another order of the lines', () => {
    const withoutLabel = (svg: string) => svg.replace(/aria-label="[^"]*"/, '');
    const pictures = [
      bowl(CHICKEN),
      bowl({ ...CHICKEN, id: 29 }), // 29 = 1 + 28: the same ware, rim aside
      bowl({ ...CHICKEN, lines: [...CHICKEN.lines].reverse() }),
    ].map(withoutLabel);
    expect(new Set(pictures).size).toBe(3);
  });

  it('draws 60 recipes soundly, all different, small enough for a list', () => {
    const pictures = madeUp(60).map((input) => bowl(input));
    for (const svg of pictures) {
      expectSound(svg);
      expect(svg.length).toBeLessThanOrEqual(60_000);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(8_500);
    }
    expect(new Set(pictures).size).toBe(60);
  });

  it.each(['tossed', 'wedges', 'mound', 'halves'] as const)(
    'draws every food of the table with finite numbers when arranged as %s',
    (arrangement) => {
      for (const id of FOOD_IDS) {
        const svg = bowl({ ...CHICKEN, lines: [line('rice-white-cooked', 200), line(id)] }, { arrangement });
        expect(svg, id).not.toMatch(/NaN|undefined|Infinity/);
      }
    },
  );

  it.each<[string, BowlInput['lines']]>([
    ['no lines', []],
    ['forty lines', FOOD_IDS.slice(0, 40).map((id) => line(id))],
    ['an unknown food', [{ ingredientId: 'moon-dust', grams: 1, metric: 'moon dust' }]],
    ['a line without an id, an amount and words', [{ ingredientId: null, grams: 0, metric: '' }]],
    ['huge amounts', [line('beef-heart', 1e12), line('peas', 1)]],
    ['amounts that are not finite', [line('beef-heart', Number.NaN), line('oats', Number.POSITIVE_INFINITY)]],
    ['only water', [line('water')]],
    ['only oil', [line('fish-oil', 5)]],
  ])('draws a whole bowl for %s', (_name, lines) => {
    for (const id of [1, 2, 3, 4, 7]) {
      const svg = bowl({ ...CHICKEN, id, lines });
      expectSound(svg);
      expect(svg.length).toBeLessThanOrEqual(60_000);
    }
  });

  it('escapes the title', () => {
    const svg = bowl({ ...CHICKEN, title: '"><script>alert(1)</script> & co' });
    expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; co"');
    expectSound(svg);
  });

  it('crops closer without a cloth, and draws the cloth of the species if asked for it', () => {
    expect(bowl(CHICKEN)).toContain('viewBox="12 12 376 376"');
    const onCloth = bowl({ ...CHICKEN, species: 'cat' }, { withCloth: true });
    expect(onCloth).toContain('viewBox="0 0 400 400"');
    expect(onCloth).toContain('url(#cloth-cat-1)');
    expectSound(onCloth);
  });

  it('shares no definition with another bowl on the same page', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const first = new Set(ids(bowl(CHICKEN)));
    expect(ids(bowl({ ...CHICKEN, id: 2 })).filter((id) => first.has(id))).toEqual([]);
  });

  it('takes less than 8 ms of processor time on average', () => {
    const inputs = madeUp(24);
    const ms = processorMs(() => {
      for (const input of inputs) bowl(input);
    });
    // About 1 ms on a slow core.
    expect(ms / inputs.length).toBeLessThan(8);
  });
});

describe('emptyBowl', () => {
  it('is a bowl without food, hidden from assistive technology', () => {
    const svg = emptyBowl({ id: 2, species: 'cat' });
    expectSound(svg);
    expect(svg).toContain('aria-hidden="true"');
    expect(svg.length).toBeLessThan(2_500);
  });

  it('has the ears of its species, or none', () => {
    expect(emptyBowl({ id: 1, species: 'dog' })).toContain('M104 76C58 62');
    expect(emptyBowl({ id: 1, species: 'cat' })).toContain('M82 118Q70 42');
    expect(emptyBowl({ id: 1 })).not.toMatch(/M104 76C58 62|M82 118Q70 42/);
  });
});

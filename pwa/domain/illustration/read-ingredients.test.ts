import { describe, expect, it } from 'vitest';
import { holdsMoreFood } from '../reference/base-food-ids.ts';
import { INGREDIENTS as ALL } from '../reference/ingredients.ts';
import { isPieceKind } from './draw-piece.ts';
import type { Look } from './food.ts';
import { isTextureKind } from './grain-texture.ts';
import { lookOfLine, readIngredients } from './read-ingredients.ts';

/** All foods but the rarely used ones, which may have the look of an unknown food. */
const USUAL_FOODS = ALL.filter(({ id }) => !holdsMoreFood({ ingredientLines: [{ ingredientId: id }] }));

const SUPPLEMENT_IDS = [
  'zinc-gluconate',
  'copper-gluconate',
  'manganese-gluconate',
  'iron-bisglycinate',
  'magnesium-citrate',
  'potassium-chloride',
  'salt',
  'iodised-salt',
  'kelp-tablet',
  'choline-bitartrate',
  'vitamin-d3-drops',
  'thiamine-hydrochloride',
];

const UNKNOWN = lookOfLine({ ingredientId: null, metric: 'no such food' });
const isUnknown = (look: Look | null) => look === UNKNOWN;
const kindOfId = (ingredientId: string) => lookOfLine({ ingredientId, metric: '' })?.kind;
const kindOfText = (metric: string) => lookOfLine({ ingredientId: null, metric })?.kind;

describe('the table of looks', () => {
  it('knows every food except the rarely used ones', () => {
    expect(USUAL_FOODS.length).toBeGreaterThan(100);
    const unknown = USUAL_FOODS.filter(({ id }) => isUnknown(lookOfLine({ ingredientId: id, metric: '' })));
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  it('knows each of them by its name too', () => {
    const unknown = USUAL_FOODS.filter(({ name }) =>
      isUnknown(lookOfLine({ ingredientId: null, metric: name })),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it('draws nothing for water only', () => {
    const ignored = USUAL_FOODS.filter(({ id }) => lookOfLine({ ingredientId: id, metric: '' }) === null);
    expect(ignored.map(({ id }) => id)).toEqual(['water']);
  });

  it('gives meat, fish and organs the category protein', () => {
    const proteins = USUAL_FOODS.filter(({ category }) => ['meat', 'fish', 'organ'].includes(category));
    const others = proteins.filter(
      ({ id }) => lookOfLine({ ingredientId: id, metric: '' })?.category !== 'protein',
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  it.each(SUPPLEMENT_IDS)('strews %s as a powder', (id) => {
    expect(kindOfId(id)).toBe('powder');
  });

  it('gives each look a kind that can be drawn and colours of six digits', () => {
    for (const { id } of USUAL_FOODS) {
      const look = lookOfLine({ ingredientId: id, metric: '' });
      if (look === null) continue;
      const isDressing = ['broth', 'oil', 'powder', 'flour'].includes(look.kind);
      expect(isDressing || isPieceKind(look.kind) || isTextureKind(look.kind), id).toBe(true);
      for (const colour of look.colours) expect(colour, id).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe('lookOfLine', () => {
  it.each([
    ['beef-mince-15', 'mince'],
    ['beef-stewing-steak', 'chunk'],
    ['chicken-liver', 'liver'],
    ['chicken-broth', 'broth'],
    ['sardines-oil', 'fish'],
    ['salmon-oil', 'oil'],
    ['cod-liver-oil', 'oil'],
    ['rice-flour', 'flour'],
    ['rice-brown-cooked', 'rice'],
    ['rice-white-dry', 'longRice'],
    ['pumpkin-seeds', 'seed'],
    ['pumpkin-cooked', 'wedge'],
    ['sweet-potato', 'cube'],
    ['green-beans', 'bean'],
    ['chickpeas-cooked', 'pea'],
    ['eggshell-powder', 'powder'],
    ['egg-boiled', 'eggHalf'],
    ['glm-powder', 'powder'],
    ['peanut-butter', 'dollop'],
    ['lentils-cooked', 'lentils'],
  ])('draws %s as %s', (id, kind) => {
    expect(kindOfId(id)).toBe(kind);
  });

  it.each([
    ['400 g minced beef', 'mince'],
    ['1 tsp fish oil', 'oil'],
    ['200 g tuna in oil, drained', 'flake'],
    ['150 g carrots, steamed in chicken broth', 'carrot'],
    ['2 large eggs', 'eggHalf'],
    ['80 g Courgettes (sliced)', 'coin'],
    ['500 ml water', undefined],
    ['30 g dragon fruit', 'cube'],
  ])('reads %j as %s', (text, kind) => {
    expect(kindOfText(text)).toBe(kind);
  });

  it('matches whole words only', () => {
    expect(isUnknown(lookOfLine({ ingredientId: null, metric: 'peaceful porkless riceless things' }))).toBe(
      true,
    );
  });

  it('prefers the id to the words', () => {
    expect(lookOfLine({ ingredientId: 'peas', metric: '60 g carrots' })?.kind).toBe('pea');
  });
});

describe('readIngredients', () => {
  it('makes one food of lines that look alike, with all their grams', () => {
    const foods = readIngredients([
      { ingredientId: 'chicken-breast', grams: 200, metric: '200 g chicken breast' },
      { ingredientId: 'peas', grams: 60, metric: '60 g peas' },
      { ingredientId: 'chicken-thigh', grams: 300, metric: '300 g chicken thigh' },
    ]);
    expect(foods.map(({ kind, grams }) => [kind, grams])).toEqual([
      ['shred', 500],
      ['pea', 60],
    ]);
  });

  it('keeps foods of one kind apart by their colour', () => {
    const foods = readIngredients([
      { ingredientId: 'beetroot', grams: 50, metric: 'beetroot' },
      { ingredientId: 'parsnip', grams: 50, metric: 'parsnip' },
    ]);
    expect(foods.map(({ kind }) => kind)).toEqual(['cube', 'cube']);
  });

  it.each([
    ['1.5 kg beef steak', 1500],
    ['350 g lamb leg', 350],
    ['some duck', 300],
    ['a little brown rice', 220],
    ['two carrots', 120],
    ['a few blueberries', 50],
    ['an egg', 60],
  ])('finds the grams of %j where the line has none: %d', (metric, grams) => {
    expect(readIngredients([{ ingredientId: null, grams: 0, metric }])[0]?.grams).toBe(grams);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -5])('does not take %d for an amount', (grams) => {
    expect(readIngredients([{ ingredientId: 'peas', grams, metric: 'peas' }])[0]?.grams).toBe(120);
  });
});

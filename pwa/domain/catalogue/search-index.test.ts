import { describe, expect, it } from 'vitest';
import { cardForTests } from './card.test-support.ts';
import {
  buildSearchIndex,
  buildSearchIndexInSlices,
  indexCard,
  searchCards,
  unindexCard,
} from './search-index.ts';

const card = (id: number, title: string, ingredients: string, description = '') =>
  cardForTests(id, { title, ingredients, description });

const CARDS = [
  card(1, 'Chicken & Brown Rice Bowl', 'chicken thigh, brown rice, carrot, peas'),
  card(2, 'Beef & Sweet Potato Stew', 'beef stewing steak, sweet potato, green beans', 'A big bowl.'),
  card(3, 'Garden Supper', 'turkey mince, courgette, lentils', 'Nothing like chicken soup.'),
  card(4, 'Prawn & Cod Bowl', 'prawns, cod fillet'),
];
const find = (query: string) => searchCards(buildSearchIndex(CARDS), query);

describe('searchCards', () => {
  it('finds by the beginning of a word in the title, the ingredients or the description', () => {
    expect(find('chick')).toEqual([1, 3]);
    expect(find('lent')).toEqual([3]);
    expect(find('gard')).toEqual([3]);
  });

  it('puts a match in the title above one in the description', () => {
    expect(find('chicken')).toEqual([1, 3]);
    expect(find('bowl')).toEqual([4, 1, 2]);
  });

  it('tolerates a typing error in a longer word', () => {
    expect(find('chiken rice')).toEqual([1]);
    expect(find('potatoe')).toEqual([2]);
  });

  it('finds by a synonym, and by its beginning', () => {
    expect(find('zucchini')).toEqual([3]);
    expect(find('zucc')).toEqual([3]);
    expect(find('ground turkey')).toEqual([3]);
    expect(find('shrimp')).toEqual([4]);
    expect(find('casserole')).toEqual([2]);
  });

  it('requires every word except stop words, and ignores case, plurals and accents', () => {
    expect(find('beef with rice')).toEqual([]);
    expect(find('BOWLS of cod')).toEqual([4]);
    expect(find('béef and potatoes')).toEqual([2]);
  });

  it('ignores the beginning of a stop word that begins nothing else, while it is typed', () => {
    expect(['chicken recip', 'chicken w', 'beef an'].map(find)).toEqual([[1, 3], [1, 3], [2]]);
    expect(find('recip')).toEqual([1, 2, 3, 4]);
    expect(find('chicken wi lentils')).toEqual([]);
    expect(find('prawn c')).toEqual([4]);
  });

  it('finds plurals that change more than the last letter', () => {
    const index = buildSearchIndex([
      card(1, 'Turkey Loaves with Peaches', 'turkey leaf'),
      card(2, 'Oat Cookies', 'oats'),
    ]);
    expect(['loaf', 'peach', 'turkey leaves'].map((query) => searchCards(index, query))).toEqual([
      [1],
      [1],
      [1],
    ]);
    expect(searchCards(index, 'biscuits')).toEqual([2]);
  });

  it('filters nothing for a query without words', () => {
    expect(find('  ')).toEqual([1, 2, 3, 4]);
    expect(find('and')).toEqual([1, 2, 3, 4]);
  });

  it('reads markup and regular expressions as text: only their words have to match', () => {
    expect(find('<script>.*')).toEqual([]);
    expect(find('***')).toEqual([1, 2, 3, 4]);
  });
});

describe('the index', () => {
  it('has every card when built in slices', async () => {
    const many = Array.from({ length: 250 }, (_, i) =>
      card(i + 1, `Bowl ${i + 1}`, i % 2 === 0 ? 'lamb' : 'duck'),
    );
    const index = await buildSearchIndexInSlices(many);
    expect(index.documentCount).toBe(250);
    expect(searchCards(index, 'lamb')).toHaveLength(125);
  });

  it('replaces a changed card and drops a removed one', () => {
    const index = buildSearchIndex(CARDS);
    indexCard(index, card(2, 'Duck Stew', 'duck meat'));
    indexCard(index, card(5, 'Duck Treats', 'duck meat'));
    expect(searchCards(index, 'beef')).toEqual([]);
    expect([...searchCards(index, 'duck')].sort()).toEqual([2, 5]);
    unindexCard(index, 5);
    unindexCard(index, 77);
    expect(searchCards(index, 'duck')).toEqual([2]);
  });
});

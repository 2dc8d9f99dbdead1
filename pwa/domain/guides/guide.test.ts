import { expect, it } from 'vitest';
import { frontMatterSchema } from './guide.ts';

const FRONT = {
  title: 'Storing food',
  metaDescription: 'How long cooked food for a dog or cat keeps in the refrigerator and in the freezer.',
  targetKeywords: ['storing pet food'],
  contentType: 'how-to',
  isPublished: true,
  publishedAt: '2026-11-24',
  sources: [{ title: 'Storing food', publisher: 'FSS', year: null, address: 'https://example.org/food' }],
  related: ['toxic-foods'],
  recipes: [1, 66],
};

/** The fields that are refused after these changes. */
const refused = (changes: object) =>
  frontMatterSchema.safeParse({ ...FRONT, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('accepts a guide with all its fields', () => {
  expect(refused({})).toEqual([]);
  expect(refused({ updatedAt: '2026-12-01' })).toEqual([]);
  expect(refused({ isPublished: false, publishedAt: null })).toEqual([]);
});

it.each([
  ['title', { title: 'Short' }],
  ['metaDescription', { metaDescription: 'x'.repeat(161) }],
  ['targetKeywords', { targetKeywords: [] }],
  ['contentType', { contentType: 'advert' }],
  ['publishedAt', { publishedAt: null }],
  ['publishedAt', { publishedAt: '24 November 2026' }],
  ['updatedAt', { updatedAt: '2026-11-24' }],
  ['sources', { sources: [] }],
  ['sources.0.address', { sources: [{ ...FRONT.sources[0], address: 'http://example.org' }] }],
  ['related.0', { related: ['Toxic Foods'] }],
  ['recipes.0', { recipes: [0] }],
  ['', { wordCount: 600 }],
])('refuses a wrong %s: %j', (field, changes) => {
  expect(refused(changes)).toEqual([field]);
});

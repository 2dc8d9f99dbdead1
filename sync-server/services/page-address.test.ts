import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

describe('pageAddress', () => {
  it.each([
    ['/', '', { kind: 'home', url: '/' }],
    ['/', 'category=small', { kind: 'home', url: '/?category=small' }],
    ['/', 'category=tiny', { kind: 'home', url: '/' }],
    ['/', 'search=cod', { kind: 'shell' }],
    ['/dog-recipes', 'utm_source=x', { kind: 'list', url: '/dog-recipes', scope: 'dog' }],
    ['/cat-recipes', 'category=kitten', { kind: 'list', url: '/cat-recipes?category=kitten', scope: 'cat' }],
    ['/natural-cat-recipes', '', { kind: 'list', url: '/natural-cat-recipes', scope: 'cat' }],
    ['/recipes', '', { kind: 'list', url: '/recipes', scope: 'all' }],
    ['/search', 'q=cod', { kind: 'list', url: '/search', scope: 'all' }],
    ['/search', 'category=puppy', { kind: 'list', url: '/search?category=puppy', scope: 'all' }],
    ['/organic', 'a=1', { kind: 'organic', url: '/organic' }],
    ['/about', '', { kind: 'page', url: '/about' }],
    ['/recipe/1', '', { kind: 'recipe', url: '/recipe/1', recipeId: 1 }],
    ['/recipe/01', '', { kind: 'missing', url: '/404' }],
    ['/recipe/1e3', '', { kind: 'missing', url: '/404' }],
    ['/recipe/-1', '', { kind: 'missing', url: '/404' }],
    ['/tools/nutrition-checker', '', { kind: 'page', url: '/tools/nutrition-checker' }],
    ['/tools/nutrition-checker', 'text=1%20egg', { kind: 'page', url: '/tools/nutrition-checker' }],
    ['/tools/calorie-calculator', '', { kind: 'page', url: '/tools/calorie-calculator' }],
    ['/nutrition', 'utm_source=x', { kind: 'page', url: '/nutrition' }],
    ['/nutrition/', '', { kind: 'moved', to: '/nutrition' }],
    ['/tools', '', { kind: 'missing', url: '/404' }],
    ['/queue', '', { kind: 'shell' }],
    ['/admin', '', { kind: 'shell' }],
    ['/submit', '', { kind: 'page', url: '/submit' }],
    ['/dog-recipes/', 'a=1', { kind: 'moved', to: '/dog-recipes?a=1' }],
    ['/recipe/1//', '', { kind: 'missing', url: '/404' }],
    ['//evil.example/', '', { kind: 'missing', url: '/404' }],
    ['/\\evil.example/', '', { kind: 'missing', url: '/404' }],
    ['//', '', { kind: 'missing', url: '/404' }],
  ])('%s?%s', (path, query, expected) => {
    expect(pageAddress(path, query)).toEqual(expected);
  });
});

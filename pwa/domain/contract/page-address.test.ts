import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

describe('pageAddress', () => {
  it.each([
    ['/', '', { kind: 'home', url: '/' }],
    ['/', 'category=small', { kind: 'home', url: '/?category=small', category: 'small' }],
    ['/', 'category=tiny', { kind: 'home', url: '/' }],
    ['/', 'search=cod', { kind: 'home', url: '/?search=cod', text: 'cod' }],
    ['/', 'search=', { kind: 'home', url: '/?search=' }],
    ['/', 'q=cod&sort=date&tab=ai', { kind: 'home', url: '/' }],
    ['/', `search=${'a'.repeat(81)}`, { kind: 'shell' }],
    ['/dog-recipes', 'utm_source=x', { kind: 'list', url: '/dog-recipes', scope: 'dog' }],
    [
      '/cat-recipes',
      'category=kitten',
      { kind: 'list', url: '/cat-recipes?category=kitten', scope: 'cat', category: 'kitten' },
    ],
    ['/natural-cat-recipes', '', { kind: 'list', url: '/natural-cat-recipes', scope: 'cat' }],
    ['/recipes', '', { kind: 'list', url: '/recipes', scope: 'all' }],
    [
      '/dog-recipes',
      'sort=date&utm=x',
      { kind: 'list', url: '/dog-recipes?sort=date', scope: 'dog', sort: 'date' },
    ],
    ['/dog-recipes', 'sort=cost', { kind: 'list', url: '/dog-recipes', scope: 'dog' }],
    ['/dog-recipes', 'tab=ai', { kind: 'list', url: '/dog-recipes?tab=ai', scope: 'dog' }],
    ['/search', 'q=cod%20pie', { kind: 'list', url: '/search?q=cod+pie', scope: 'all', text: 'cod pie' }],
    ['/search', 'q=', { kind: 'list', url: '/search', scope: 'all' }],
    [
      '/search',
      'category=puppy',
      { kind: 'list', url: '/search?category=puppy', scope: 'all', category: 'puppy' },
    ],
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
    ['/tools', '', { kind: 'page', url: '/tools' }],
    ['/queue', '', { kind: 'device', url: '/queue', isOwnRecipe: false }],
    ['/queue', 'x=1', { kind: 'shell' }],
    ['/unsubscribe', '', { kind: 'shell' }],
    ['/admin', '', { kind: 'shell' }],
    ['/admin/dashboard', '', { kind: 'shell' }],
    ['/recipe/1/cook', '', { kind: 'cook', url: '/recipe/1/cook', recipeId: 1 }],
    ['/cost-calculator', '', { kind: 'page', url: '/cost-calculator' }],
    ['/submit', '', { kind: 'page', url: '/submit' }],
    ['/dog-recipes/', 'a=1', { kind: 'moved', to: '/dog-recipes?a=1' }],
    ['/dog-recipes', 'search=salmon&a=1', { kind: 'moved', to: '/dog-recipes?a=1&q=salmon' }],
    ['/recipe/1//', '', { kind: 'missing', url: '/404' }],
    ['//evil.example/', '', { kind: 'missing', url: '/404' }],
    ['/\\evil.example/', '', { kind: 'missing', url: '/404' }],
    ['//', '', { kind: 'missing', url: '/404' }],
  ])('%s?%s', (path, query, expected) => {
    expect(pageAddress(path, query)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { aRecipe } from '../../testing/builders.ts';
import { aDraft, aGuide } from '../../testing/guide-builders.ts';
import { guidesOf } from '../pages/guides.ts';
import { countedException, countedPage, countedReferrer } from './analytics.ts';

const guides = guidesOf([aGuide(), aDraft()]);
const snapshot = { recipe: (id: number) => (id === 1 ? aRecipe() : undefined) };

describe('counted names', () => {
  it.each([
    ['/', '/'],
    ['/cat-recipes?category=senior', '/cat-recipes'],
    ['/cat-recipes/', '/cat-recipes'],
    ['/recipe/1', '/recipe/1'],
    ['/recipe/1/cook', '/recipe/1/cook'],
    ['/favourites', '/favourites'],
    ['/recipe/2', '/404'],
    ['/recipe/2/cook', '/404'],
    ['/guides/storing-food', '/guides/storing-food'],
    ['/guides/cooking-for-two', '/404'],
    ['/guides/made-up', '/404'],
    ['/made-up-by-anybody', '/404'],
    ['//elsewhere.example', '/404'],
  ])('the page %s is counted as %s', (path, expected) => {
    expect(countedPage(path, snapshot, guides)).toBe(expected);
  });

  it.each([
    [undefined, 'direct'],
    ['', 'direct'],
    ['Search.Example', 'search.example'],
    ['not a host', 'other'],
    [`${'a.'.repeat(60)}example`, 'other'],
  ])('the referrer %s is counted as %s', (referrer, expected) => {
    expect(countedReferrer(referrer)).toBe(expected);
  });

  it.each([
    ['TypeError: x is not a function', 'TypeError'],
    ['Uncaught RangeError: too deep', 'RangeError'],
    ['ann@example.org wrote this', 'other'],
  ])('the exception %s is counted as %s', (description, expected) => {
    expect(countedException(description)).toBe(expected);
  });
});

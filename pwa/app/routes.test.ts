import { describe, expect, it } from 'vitest';
import { type Screens, screensAt } from './routes.tsx';

const at = (pathname: string, key: string) => ({ pathname, key, search: '', hash: '', state: null });

describe('the list kept behind a recipe', () => {
  const list: Screens = { shown: { id: 0, location: at('/dog-recipes', 'a') } };

  it('stays behind the recipe and its cook mode, and is the same screen on Back', () => {
    const recipe = screensAt(list, at('/recipe/5', 'b'));
    expect(recipe).toEqual({ shown: { id: 1, location: at('/recipe/5', 'b') }, kept: list.shown });
    const cooking = screensAt(recipe, at('/recipe/5/cook', 'c'));
    expect(cooking.kept).toBe(list.shown);
    expect(cooking.shown.id).toBe(2);
    expect(screensAt(recipe, at('/dog-recipes', 'a'))).toEqual(list);
  });

  it('is dropped when another screen opens, even by a link to the same list', () => {
    const recipe = screensAt(list, at('/recipe/5', 'b'));
    expect(screensAt(recipe, at('/about', 'c')).kept).toBeUndefined();
    expect(screensAt(recipe, at('/dog-recipes', 'd'))).toEqual({
      shown: { id: 2, location: at('/dog-recipes', 'd') },
      kept: undefined,
    });
  });

  it('stays the same screen while its filter changes', () => {
    const filtered = { ...at('/dog-recipes', 'b'), search: '?sort=prepTime' };
    expect(screensAt(list, filtered)).toEqual({ shown: { id: 0, location: filtered }, kept: undefined });
  });

  it('is not kept behind a screen other than a recipe', () => {
    expect(screensAt(list, at('/about', 'b')).kept).toBeUndefined();
  });
});

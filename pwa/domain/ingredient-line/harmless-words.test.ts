import { describe, expect, it } from 'vitest';
import { findFood } from './find-food.ts';

describe('another food by the noun before it', () => {
  it.each([
    ...['sea cucumber', 'sea grapes', 'sea kale', 'bitter melon', 'horned melon', 'winter melon'],
    ...['tree tomato', 'elephant garlic', 'kaffir lime', 'wax apple', 'coffee beans', 'bitter almonds'],
    ...['chicken of the woods', 'guinea pig', 'rock salmon', 'prairie oysters'],
  ])('leaves %s unknown', (name) => {
    expect(findFood(name)).toBeNull();
  });

  it.each([
    ['sea bass', 'sea-bass'],
    ['sea trout', 'trout'],
    ['sea salt', 'salt'],
    ['wood pigeon', 'pigeon'],
    ['winter squash', 'butternut-squash'],
    ['jerusalem artichoke', 'jerusalem-artichoke'],
    ['bramley apple', 'apple'],
    ['british carrots', 'carrot'],
    ['tree ripened mango', 'mango'],
  ])('knows %s by its kind, home or variety', (name, id) => {
    expect(findFood(name)).toBe(id);
  });
});

describe('a wrong letter', () => {
  it.each([
    ['yoghert', 'yogurt-plain'],
    ['salmen', 'salmon'],
    ['parsnup', 'parsnip'],
    ['cucumder', 'cucumber'],
  ])('is read through by ear or in a long word: %s', (name, id) => {
    expect(findFood(name)).toBe(id);
  });

  it.each(['pacaya', 'parrot', 'carpot'])('makes %s a word of its own', (name) => {
    expect(findFood(name)).toBeNull();
  });
});

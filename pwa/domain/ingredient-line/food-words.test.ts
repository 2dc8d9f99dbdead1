import { describe, expect, it } from 'vitest';
import '../reference/more-nutrients.ts';
import { findFood } from './find-food.ts';

describe('names from English-speaking countries', () => {
  it.each([
    ['silver beet', 'chard'],
    ['silverbeet', 'chard'],
    ['bully beef', 'corned-beef'],
    ['chicken lovely legs', 'chicken-drumstick'],
    ['luncheon sausage', 'luncheon-meat'],
    ['zucchinis', 'courgette'],
    ['beef minse', 'beef-mince-15'],
    ['chook mince', 'chicken-mince'],
    ['chicken maryland', 'chicken-leg-skin'],
    ['scotch fillet', 'beef-ribeye'],
    ['dahi', 'yogurt-plain'],
    ['moong dal', 'mung-cooked'],
    ['patta gobi', 'cabbage'],
    ['gobi', 'cauliflower'],
    ['brinjals', 'aubergine'],
    ['wombok', 'chinese-leaf'],
    ['fava beans', 'broad-beans'],
    ['Granny Smith', 'apple'],
    ['full-cream milk', 'milk-whole'],
    ['skinny milk', 'milk-skimmed'],
  ])('find %s', (name, id) => {
    expect(findFood(name)).toBe(id);
  });

  it.each([
    ...[
      'lite milk',
      'gem squash',
      'chapati',
      'lauki',
      'ox cheek',
      'kangaroo mince',
      'cricket flour',
      'serrano peppers',
    ],
    ...['warrigal greens', 'lemon curd', 'whitebait', 'sprats', 'whole rabbit', 'silver side plate'],
  ])('find neither %s nor another food', (name) => {
    expect(findFood(name)).toBeNull();
  });
});

describe('the word that decides which row is meant', () => {
  it.each([
    ['dry rice', 'cooked', 'rice-white-dry'],
    ['raw chicken breast', 'cooked', 'chicken-breast'],
    ['raw salmon', 'poached', 'salmon'],
    ['cooked chickpeas', 'from dry', 'chickpeas-cooked'],
    ['salmon', 'patted dry', 'salmon'],
    ['chicken thighs', 'skin removed', 'chicken-thigh'],
    ['chicken thighs', 'without skin', 'chicken-thigh'],
    ['chicken thighs', 'skin off', 'chicken-thigh'],
    ['chicken thighs', 'no skin', 'chicken-thigh'],
    ['chicken thighs', 'skin and bones removed', 'chicken-thigh'],
    ['chicken thighs with the skin removed', '', 'chicken-thigh'],
    ['chicken thighs', 'with skin', 'chicken-thigh-skin'],
  ])('is the one that says what was weighed, or whether the skin is on: %s, %s', (name, after, id) => {
    expect(findFood(name, after)).toBe(id);
  });
});

describe('a word beside the name of a food', () => {
  it.each([
    ...['sea cucumber', 'sea grapes', 'sea kale', 'bitter melon', 'horned melon', 'winter melon'],
    ...['tree tomato', 'elephant garlic', 'kaffir lime', 'wax apple', 'coffee beans', 'bitter almonds'],
    ...['chicken of the woods', 'guinea pig', 'rock salmon', 'prairie oysters'],
  ])('makes %s another food, which the tables lack', (name) => {
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
  ])('names the kind, origin or variety in %s', (name, id) => {
    expect(findFood(name)).toBe(id);
  });
});

describe('a wrong letter', () => {
  it.each([
    ['yoghert', 'yogurt-plain'],
    ['salmen', 'salmon'],
    ['parsnup', 'parsnip'],
    ['cucumder', 'cucumber'],
  ])('is corrected if it sounds alike or the word is long: %s', (name, id) => {
    expect(findFood(name)).toBe(id);
  });

  it.each(['pacaya', 'parrot', 'carpot'])('is not corrected in %s', (name) => {
    expect(findFood(name)).toBeNull();
  });
});

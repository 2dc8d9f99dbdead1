import type { Species } from '../reference/species.ts';

/** The food used when a recipe is made from a group: lean, raw, widely sold. */
export const MAIN_FOODS: Readonly<Record<string, string>> = {
  chicken: 'chicken-thigh',
  turkey: 'turkey-mince-lean',
  poultry: 'turkey-mince-lean',
  duck: 'duck-meat',
  quail: 'quail',
  ostrich: 'ostrich-mince',
  beef: 'beef-mince-lean',
  'red meat': 'beef-mince-lean',
  meat: 'beef-mince-lean',
  veal: 'veal-mince',
  bison: 'bison-mince',
  lamb: 'lamb-leg-lean',
  pork: 'pork-loin',
  goat: 'goat-meat',
  venison: 'venison-mince',
  rabbit: 'rabbit',
  fish: 'salmon',
  'oily fish': 'mackerel',
  'white fish': 'cod',
  seafood: 'cod',
  salmon: 'salmon',
  sardines: 'sardines-water',
  mackerel: 'mackerel',
  herring: 'herring',
  trout: 'trout',
  tuna: 'tuna-water',
  cod: 'cod',
  haddock: 'haddock',
  pollock: 'pollock',
  egg: 'egg',
};

/** Order of preference when the owner names none; the first that the pet may have is used. */
export const USUAL_MAINS: Readonly<Record<Species, readonly string[]>> = {
  dog: [
    'turkey-mince-lean',
    'beef-mince-lean',
    'chicken-thigh',
    'lamb-leg-lean',
    'pork-loin',
    'rabbit',
    'cod',
    'egg',
  ],
  cat: [
    'chicken-thigh',
    'turkey-mince-lean',
    'pork-loin',
    'rabbit',
    'lamb-leg-lean',
    'beef-mince-lean',
    'cod',
  ],
};
export const LEAN_MAINS = ['turkey-breast', 'cod', 'haddock', 'chicken-breast', 'pork-tenderloin', 'rabbit'];
export const CHEAP_MAINS = ['chicken-thigh', 'turkey-mince-lean', 'pork-loin', 'beef-mince-lean'];
export const UNUSUAL_MAINS = ['rabbit', 'venison-mince', 'goat-meat', 'duck-meat', 'ostrich-mince', 'quail'];

/** A small amount of one of these supplies vitamin A, copper and B12. */
export const LIVERS = ['beef-liver', 'lamb-liver', 'chicken-liver', 'pork-liver', 'turkey-liver'];
/** Hearts supply a cat's taurine. */
export const HEARTS = ['chicken-hearts', 'beef-heart', 'turkey-heart', 'lamb-heart'];
export const STARCHES: Readonly<Record<string, string>> = {
  rice: 'rice-brown-dry',
  'brown rice': 'rice-brown-dry',
  'white rice': 'rice-white-dry',
  oats: 'oats',
  quinoa: 'quinoa-dry',
  barley: 'barley-dry',
  grain: 'rice-brown-dry',
  pasta: 'pasta-cooked',
  couscous: 'couscous-cooked',
  millet: 'millet-cooked',
  buckwheat: 'buckwheat-cooked',
  potato: 'potato-cooked',
  'sweet potato': 'sweet-potato',
  squash: 'butternut-squash',
  lentils: 'lentils-cooked',
  chickpeas: 'chickpeas-cooked',
};
export const USUAL_STARCHES = ['rice-brown-dry', 'oats', 'sweet-potato', 'potato-cooked', 'butternut-squash'];
export const VEGETABLES: Readonly<Record<string, string>> = {
  carrot: 'carrot',
  spinach: 'spinach',
  kale: 'kale',
  broccoli: 'broccoli',
  courgette: 'courgette',
  cauliflower: 'cauliflower',
  cabbage: 'cabbage',
  celery: 'celery',
  beetroot: 'beetroot',
  parsnip: 'parsnip',
  pepper: 'red-pepper',
  peas: 'peas',
  'green beans': 'green-beans',
  pumpkin: 'pumpkin-canned',
  apple: 'apple',
  blueberries: 'blueberries',
};
export const USUAL_VEGETABLES: Readonly<Record<Species, readonly string[]>> = {
  dog: ['spinach', 'carrot', 'green-beans', 'courgette', 'pumpkin-canned'],
  cat: ['pumpkin-canned', 'courgette', 'spinach', 'carrot'],
};

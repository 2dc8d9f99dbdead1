import { expect, it } from 'vitest';
import { INGREDIENT_DETAILS } from '../../reference/ingredient-details.ts';
import { INGREDIENTS } from '../../reference/ingredients.ts';
import { SPECIES } from '../../reference/species.ts';
import { findUnsafeFoods } from '../audit/find-unsafe-foods.ts';

/** Raw foods and bone-in cuts: the flag is correct, and cooking or boning resolves it. */
const TRUE_OF_THE_FORM = new Set([
  'Cooked bones',
  'Raw bones',
  'Raw meat',
  'Raw fish',
  'Raw salmon or trout (Pacific)',
  'Raw egg white',
]);
/** Foods of the tables that are rightly flagged, and why. */
const JUSTIFIED = new Map([
  ['chicken-whole-skin-roast', 'a rotisserie chicken of a shop is rubbed with garlic'],
  ['pork-shoulder-lean-cooked', 'pulled pork usually holds onion'],
  ['liver-pate', 'pâtés usually hold onion'],
  ['tuna-light-water-salted', 'brine'],
  ['cashews', 'other nuts ask for caution'],
  ['cashew-butter', 'other nuts ask for caution'],
  ['beef-tallow', 'fat for pancreatitis'],
  ['goose-fat', 'fat for pancreatitis'],
  ['lard', 'fat for pancreatitis'],
  ['chicken-skin', 'fat for pancreatitis'],
  ['ketchup', 'onion powder and salt'],
  ['egg-scrambled', 'milk, for cats'],
  ['greek-yogurt-whole', 'milk is named, for cats'],
  ['anchovies-oil', 'very high salt'],
  ['anchovies', 'sold salted or in oil, unless called fresh'],
  ['baking-powder', 'much sodium'],
  ['bicarbonate', 'much sodium'],
  ['rice-short-grain-dry', 'risotto is named in brackets'],
]);

const NAME_OF = new Map(INGREDIENTS.map(({ id, name }) => [id, name]));

it('flags no non-toxic food name, except the justified ones', () => {
  const flagged = INGREDIENT_DETAILS.filter(
    ({ id, toxicFood }) => toxicFood === null && !JUSTIFIED.has(id),
  ).flatMap(({ id, nameUs, aliases }) =>
    [NAME_OF.get(id) ?? '', nameUs ?? '', ...aliases].flatMap((text) =>
      SPECIES.flatMap((species) =>
        findUnsafeFoods(text, species)
          .filter(({ food }) => !TRUE_OF_THE_FORM.has(food))
          .map(({ food }) => `${id}: ‘${text}’ is flagged as ${food} for a ${species}`),
      ),
    ),
  );
  expect(flagged).toEqual([]);
});

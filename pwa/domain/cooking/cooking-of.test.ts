import { expect, it } from 'vitest';
import { cookedFood } from './cooking-of.ts';

it.each([
  ['30 ml sardine (fish body) oil', 'sardine oil', 'oil'],
  ['50 g ground (blanched) almonds', 'ground almonds', 'sprinkled'],
  ['200 g short-grain (pudding) rice, dry', 'short-grain rice', 'rice'],
  ['100 g chickpea (gram) flour', 'chickpea flour', 'flour'],
  ['500 g chicken thighs (boneless) with skin', 'chicken thighs', 'thighs'],
])('reads the name of a food around a bracket: %s', (line, name, method) => {
  expect(cookedFood(line)).toMatchObject({ name, cooking: { method } });
});

it('keeps the whole name of a powder that has no bracket', () => {
  expect(cookedFood('20 g carob powder').name).toBe('carob powder');
});

it('has no method for the seeds of a fruit, unless the seeds are the food', () => {
  expect(cookedFood('120 g jackfruit seeds').cooking).toBeNull();
  expect(cookedFood('100 g pomegranate seeds').cooking).toMatchObject({ method: 'raw' });
});

it('distinguishes leaves from their root, and a food from the water in its name', () => {
  expect(cookedFood('100 g beetroot leaves').cooking).toMatchObject({ method: 'leaves' });
  expect(cookedFood('150 g water chestnuts').cooking).toMatchObject({ method: 'greens' });
  expect(cookedFood('500 ml water').cooking).toMatchObject({ method: 'liquid' });
});

it('cooks a rabbit and a crown on the bone, and a crown as long as a whole bird', () => {
  expect(cookedFood('1 whole rabbit, cut into chunks').cooking).toMatchObject({ bone: 'always' });
  expect(cookedFood('1 chicken crown').cooking).toMatchObject({ method: 'whole-bird', bone: 'always' });
});

it('takes the animal after the comma or in brackets into account', () => {
  expect(cookedFood('500 g mince, turkey or beef').cooking).toMatchObject({ coreCelsius: 74 });
  expect(cookedFood('400 g mince (pork)').cooking).toMatchObject({ coreCelsius: 71 });
  expect(cookedFood('300 g breast (duck), skinned').cooking).toMatchObject({ coreCelsius: 74 });
});

it.each([
  '500 g chicken thighs (you can use turkey)',
  '1 kg chicken wings, can be frozen',
  '500 g chicken breast, to be poached',
  '500 g turkey mince, not pre-cooked',
  '300 g chicken breast (or canned tuna)',
  '300 g raw chicken or cooked turkey',
])('cooks a food that need not come from a tin or be cooked already: %s', (line) => {
  expect(cookedFood(line).cooking).toMatchObject({ coreCelsius: 74 });
});

it.each([
  '1 can tuna',
  '400g can of salmon',
  '2 x 400 g cans of chickpeas',
  'a 15 oz. can pumpkin',
  '2 dried or tinned anchovies',
  '200 g chicken or turkey, cooked',
])('needs no cooking of food that comes from a tin or is cooked already: %s', (line) => {
  expect(cookedFood(line).cooking).toMatchObject({ method: 'ready' });
});

it('treats roasted gammon as cooked, but smoked gammon as raw', () => {
  expect(cookedFood('200 g gammon, roasted').cooking).toMatchObject({ method: 'ready' });
  expect(cookedFood('200 g smoked gammon').cooking).toMatchObject({ method: 'braise' });
});

it('names a boneless cut as such, so that no step mentions bones', () => {
  expect(cookedFood('400 g pork chops, boned')).toMatchObject({ cooking: { bone: 'never' } });
  expect(cookedFood('400 g pork chops, boned').name).toBe('boneless pork chops');
});

it.each([
  ['800 g boneless thighs', 74],
  ['1 woodcock', 74],
  ['500 g diced elk', 71],
])('knows the core temperature of %s: %d °C', (line, coreCelsius) => {
  expect(cookedFood(line).cooking).toMatchObject({ coreCelsius });
});

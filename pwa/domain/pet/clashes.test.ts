import { describe, expect, it } from 'vitest';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { clashChip, clashSentences } from './avoided-words.ts';
import { clashesOf, mayEat } from './clashes.ts';
import type { AvoidedFood } from './health.ts';

const CHICKEN: AvoidedFood = { kind: 'chicken' };
const FISH: AvoidedFood = { kind: 'fish' };
const CARROT: AvoidedFood = { foodId: 'carrot-cooked' };

describe('what an animal avoids in a bowl', () => {
  it('is named with every food that holds it', () => {
    const foods = ['chicken-thigh', 'rice-white-dry', 'chicken-broth', 'salmon-oil'];
    expect(clashesOf([CHICKEN, FISH, CARROT], foods)).toEqual([
      { avoided: CHICKEN, certainty: 'has', foods: ['chicken thigh', 'chicken stock'] },
      { avoided: FISH, certainty: 'has', foods: ['salmon oil'] },
    ]);
    expect(clashesOf([CHICKEN], ['rice-white-dry', 'eggshell-powder', 'egg'])).toEqual([]);
    expect(clashesOf(undefined, foods)).toEqual([]);
  });

  it('is uncertain for a line that no table knows, unless the line names it', () => {
    expect(clashesOf([CHICKEN], ['?300 g mystery mince'])).toEqual([
      { avoided: CHICKEN, certainty: 'may', foods: ['“300 g mystery mince”'] },
    ]);
    expect(clashesOf([CHICKEN], ['?2 chicken carcasses'])[0]?.certainty).toBe('has');
    expect(clashesOf([CHICKEN], ['?1 scoop chicken-free mix'])[0]?.certainty).toBe('may');
    expect(clashesOf([CHICKEN], ['?1 scoop mix, no chicken'])[0]?.certainty).toBe('may');
  });

  it('is certain only if every food that a line may mean holds it', () => {
    expect(clashesOf([{ kind: 'beef' }], ['beef-mince-15|lamb-mince'])[0]?.certainty).toBe('may');
    expect(clashesOf([{ kind: 'beef' }], ['beef-mince-15|beef-mince-15-cooked'])[0]?.certainty).toBe('has');
    expect(clashesOf([{ kind: 'pork' }], ['beef-mince-15|lamb-mince'])).toEqual([]);
  });

  it('includes a single food however it is cooked or sold, and nothing that only sounds like it', () => {
    const avoids = (foodId: string, other: string) => clashesOf([{ foodId }], [other]).length > 0;
    for (const other of [
      'carrot',
      'carrots-frozen',
      'carrot-dried',
      'baby-carrot',
      'peas-and-carrots-frozen',
    ])
      expect([other, avoids('carrot-cooked', other)]).toEqual([other, true]);
    expect(avoids('potato-raw', 'sweet-potato')).toBe(false);
    expect(avoids('butter-salted', 'peanut-butter')).toBe(false);
    expect(avoids('butter-salted', 'butter-beans-cooked')).toBe(false);
    expect(avoids('apple', 'pineapple')).toBe(false);
    expect(avoids('apple', 'applesauce')).toBe(true);
    expect(avoids('oats', 'oatmeal-cooked')).toBe(true);
    expect(avoids('sardines-water', 'sardine-oil')).toBe(true);
    expect(avoids('chicken-breast', 'chicken-thigh')).toBe(false);
  });

  it('may not be eaten, whichever food of the tables it is', () => {
    for (const { id } of INGREDIENTS) expect([id, mayEat([{ foodId: id }])(id)]).toEqual([id, false]);
  });

  it('rules out foods that may hold it, too', () => {
    const mayUse = mayEat([CHICKEN, { kind: 'beef' }]);
    expect(['chicken-liver', 'bone-broth', 'bone-meal', 'beef-liver'].filter(mayUse)).toEqual([]);
    expect(['turkey-liver', 'egg', 'mussels', 'kelp-tablet'].filter(mayUse)).toHaveLength(4);
  });
});

describe('in words', () => {
  const foods = ['chicken-thigh', 'bone-broth', '?300 g mystery mix'];

  it('a card names what the bowl surely has, or else what it may have', () => {
    expect(clashChip('Mog', clashesOf([CHICKEN], foods))).toBe('Has chicken: Mog avoids it');
    expect(clashChip('Mog', clashesOf([CHICKEN, { kind: 'lamb' }], foods))).toBe(
      'Has chicken: Mog avoids it',
    );
    expect(clashChip('your cat', clashesOf([{ kind: 'lamb' }, FISH], foods))).toBe(
      'May have lamb and fish: your cat avoids them',
    );
  });

  it('a page names the foods, and says in one sentence what it can’t tell', () => {
    expect(clashSentences('your dog', clashesOf([CHICKEN], ['chicken-thigh', 'chicken-fat']))).toEqual([
      'Your dog avoids chicken. It’s in this bowl: chicken thigh and chicken fat.',
    ]);
    expect(clashSentences('Rex', clashesOf([FISH, { kind: 'egg' }], ['?300 g mystery mix']))).toEqual([
      'We can’t tell whether “300 g mystery mix” has fish or egg, which Rex avoids. Check the label or ask the butcher.',
    ]);
  });
});

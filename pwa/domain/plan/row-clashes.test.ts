import { describe, expect, it } from 'vitest';
import { eatersOfNew } from './row-clashes.ts';

const REX = { id: 'rex', name: 'Rex', species: 'dog', avoidedFoods: [{ kind: 'chicken' }] } as const;
const IVY = { id: 'ivy', name: 'Ivy', species: 'dog' } as const;
const MOG = { id: 'mog', name: 'Mog', species: 'cat' } as const;

describe('who gets a recipe that is added to the plan', () => {
  it('is every animal of its species if none avoids anything in it', () => {
    expect(eatersOfNew('dog', [REX, IVY, MOG], ['turkey-breast'])).toBeNull();
    expect(eatersOfNew('cat', [REX, MOG], ['chicken-breast'])).toBeNull();
  });

  it('is whoever avoids nothing in it', () => {
    expect(eatersOfNew('dog', [REX, IVY, MOG], ['chicken-breast'])).toEqual(['ivy']);
    expect(eatersOfNew('dog', [REX, MOG], ['chicken-breast'])).toEqual([]);
  });

  it('includes an animal if the recipe only may contain what it avoids', () => {
    expect(eatersOfNew('dog', [REX], ['bone-broth', '?a mystery'])).toBeNull();
  });
});

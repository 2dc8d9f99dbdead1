import { describe, expect, it } from 'vitest';
import { nameMisspelt } from './misspelt.ts';

describe('nameMisspelt', () => {
  it.each([
    ['a letter changed', 'oniom', 'onion'],
    ['a letter dropped', 'galic', 'garlic'],
    ['a letter doubled', 'nutmegg', 'nutmeg'],
    ['two letters swapped', 'onoins', 'onion'],
    ['the last letter added', 'oniony', 'onion'],
    ['the last letter dropped', 'coffe', 'coffee'],
    ['the plural', 'raisans', 'raisin'],
  ])('reads a name with %s: %s', (_, word, name) => {
    expect(nameMisspelt(word)).toBe(name);
  });

  it.each(['grace', 'graphs', 'raising', 'current', 'shallow', 'leaks', 'coffers', 'orion', 'chimes'])(
    'leaves %s, a different word',
    (word) => {
      expect(nameMisspelt(word)).toBeNull();
    },
  );

  it.each(['union', 'custard', 'toffee', 'oin', 'gralik', 'chicken', ''])(
    'leaves %j, which is too different',
    (word) => {
      expect(nameMisspelt(word)).toBeNull();
    },
  );
});

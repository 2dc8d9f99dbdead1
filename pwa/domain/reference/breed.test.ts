import { expect, it } from 'vitest';
import { breedsNamed, findBreed } from './breed.ts';
import { DOG_BREEDS } from './dog-breeds.ts';

const named = (text: string) => breedsNamed(DOG_BREEDS, text).map(({ name }) => name);

it.each([
  ['labradoodle', 'Labradoodle'],
  ['toy poodle', 'Poodle (Toy)'],
  ['Mixed Breed (large', 'Mixed Breed (large, 25-40 kg)'],
  ['lowch', 'Löwchen'],
  ['yorkie', 'Yorkshire Terrier'],
  ['portuguese podengo p', 'Portuguese Podengo Pequeno'],
])('%s finds %s', (text, name) => expect(named(text)[0]).toBe(name));

it('finds several breeds, prefix matches first', () => {
  expect(named('portuguese podengo')).toEqual(['Portuguese Podengo', 'Portuguese Podengo Pequeno']);
  const labs = named('lab');
  expect(labs.slice(0, 2)).toEqual(['Labradoodle', 'Labrador Retriever']);
});

it('finds no breed for unknown words, and all for an empty text', () => {
  expect(named('zorgle')).toEqual([]);
  expect(named('???')).toEqual([]);
  expect(named(' ')).toHaveLength(DOG_BREEDS.length);
});

it('knows a breed by its name or alias, but does not guess the size of a mongrel', () => {
  expect(findBreed(DOG_BREEDS, ' yorkie')?.name).toBe('Yorkshire Terrier');
  expect(['Mixed breed', 'Mongrel', 'Crossbreed'].map((name) => findBreed(DOG_BREEDS, name))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(named('mixed breed')).toHaveLength(5);
});

import { describe, expect, it } from 'vitest';
import { readInstructions } from './read-instructions.ts';

const BOTH = ['Boil the rice.', 'Drain it.'];

describe('readInstructions', () => {
  it.each([
    ['a list of texts', ['Boil the rice.', 'Drain it.']],
    ['numbered texts', ['1. Boil the rice.', 'Step 2: Drain it.']],
    ['one text with lines', 'Boil the rice.\n\nDrain it.'],
    ['one text of HTML', '<ol><li>Boil the rice.</li><li>Drain it.</li></ol>'],
    ['one text with numbers', '1. Boil the rice. 2. Drain it.'],
    ['a single text in a list', ['1) Boil the rice. 2) Drain it.']],
    [
      'HowToSteps',
      [
        { '@type': 'HowToStep', text: 'Boil the rice.' },
        { '@type': 'HowToStep', name: 'Drain it.' },
      ],
    ],
    ['one HowToStep', { '@type': 'HowToStep', text: 'Boil the rice.<br>Drain it.' }],
    [
      'an ItemList',
      { '@type': 'ItemList', itemListElement: [{ item: 'Boil the rice.' }, { text: 'Drain it.' }] },
    ],
    ['lists in lists', [['Boil the rice.', 'Drain it.']]],
    ['a step of directions', [{ itemListElement: [{ text: 'Boil the rice.' }, { text: 'Drain it.' }] }]],
  ])('reads %s', (_, value) => {
    expect(readInstructions(value)).toEqual(BOTH);
  });

  it('keeps the name of a section with its first step', () => {
    const sections = [
      {
        '@type': 'HowToSection',
        name: 'For the broth:',
        itemListElement: [{ text: 'Boil.' }, { text: 'Strain.' }],
      },
      { '@type': 'HowToSection', name: 'To serve', itemListElement: [{ text: 'Pour.' }] },
    ];
    expect(readInstructions(sections)).toEqual(['For the broth: Boil.', 'Strain.', 'To serve: Pour.']);
  });

  it.each([
    ['Preheat the oven', 'to 180 °C.', 'Preheat the oven to 180 °C.'],
    ['In a large bowl,', 'mix the oats.', 'In a large bowl, mix the oats.'],
    ['Simmer', ', covered, until tender.', 'Simmer, covered, until tender.'],
    ['Heat the oven to 200 °C.', 'Grease a tin.', 'Heat the oven to 200 °C. Grease a tin.'],
    ['Bake at 180', 'Put the tin in.', 'Bake at 180. Put the tin in.'],
    ['Mix', 'Mix the oats.', 'Mix the oats.'],
    ['Mix the oats with the…', 'Mix the oats with the eggs.', 'Mix the oats with the eggs.'],
    ['Step 2', 'mix the oats.', 'mix the oats.'],
    ['The dough', 'Mix the oats.', 'The dough. Mix the oats.'],
    ['The dough:', 'Mix the oats.', 'The dough: Mix the oats.'],
    ['Mixing the oats', 'Mix the oats well.', 'Mix the oats well.'],
    ['Brown the mince', 'Fry it for 8 minutes.', 'Brown the mince. Fry it for 8 minutes.'],
  ])('keeps the name %j of a step before its text %j only if it adds something', (name, text, step) => {
    expect(readInstructions([{ '@type': 'HowToStep', name, text }])).toEqual([step]);
  });

  it.each([
    [['For the sauce:', 'Stir.'], ['For the sauce: Stir.']],
    [
      ['Mix.', 'For the top', 'Spread.', 'Bake.'],
      ['Mix.', 'For the top: Spread.', 'Bake.'],
    ],
    ['Method:\n1.\nMix.\n2.\nBake.', ['Mix.', 'Bake.']],
    [['Mix.', 'To serve:'], ['Mix.']],
    [['Note the time: 20 minutes.'], ['Note the time: 20 minutes.']],
  ])('joins labels in %j to the step they head', (value, steps) => {
    expect(readInstructions(value)).toEqual(steps);
  });

  it('does not take an amount for the number of a step', () => {
    expect(readInstructions(['2 eggs go in.', '180 °C is enough.'])).toEqual([
      '2 eggs go in.',
      '180 °C is enough.',
    ]);
    expect(readInstructions('Simmer for 10 minutes. Then cool.')).toEqual([
      'Simmer for 10 minutes. Then cool.',
    ]);
  });

  it('cuts a long text between sentences into steps of at most 1,000 characters', () => {
    const steps = readInstructions('Stir the pot and wait. '.repeat(100)); // 2,300 characters
    expect(steps.length).toBe(3);
    expect(steps.every((step) => step.length <= 1000 && step.endsWith('wait.'))).toBe(true);
  });

  it('returns nothing for junk at any depth', () => {
    let deep: unknown = 'Boil.';
    for (let level = 0; level < 50; level += 1) deep = { itemListElement: [deep] };
    for (const junk of [null, undefined, 7n, true, {}, [{}], deep])
      expect(readInstructions(junk)).toEqual([]);
  });
});

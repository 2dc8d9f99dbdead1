import { describe, expect, it } from 'vitest';
import { duplicates } from '../../../testing/duplicates.ts';
import { SPECIES } from '../../reference/species.ts';
import { findUnsafeFoods } from '../audit/find-unsafe-foods.ts';
import { SAFE_SWAPS } from '../audit/safe-swaps.ts';
import { FORM_RULES, MADE_SAFE_BY_COOKING } from './form-rules.ts';
import { endangers, SEVERITIES, TOXIC_FOODS, TOXIC_SPECIES } from './toxic-foods.ts';

const NAMES = new Set(TOXIC_FOODS.map(({ name }) => name));

describe('the toxic-food table', () => {
  it('has 76 unique foods', () => {
    expect(TOXIC_FOODS).toHaveLength(76);
    expect(duplicates(TOXIC_FOODS.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  it.each(SPECIES)('has no duplicate aliases among the foods that endanger a %s', (species) => {
    const aliases = TOXIC_FOODS.filter((food) => endangers(food, species)).flatMap((food) => food.aliases);
    expect(duplicates(aliases)).toEqual([]);
  });

  it('gives every food aliases in lower case, a known species and severity, a reason, an alternative and a source', () => {
    const wrong = TOXIC_FOODS.flatMap(({ name, aliases, species, severity, why, safeAlternative, source }) =>
      [
        name === '' && 'no name',
        aliases.length === 0 && 'no alias',
        ...aliases.map(
          (alias) =>
            (alias !== alias.trim().toLowerCase() || alias === '') && `‘${alias}’ is no alias in lower case`,
        ),
        !TOXIC_SPECIES.includes(species) && `‘${species}’ is no species`,
        !SEVERITIES.includes(severity) && `‘${severity}’ is no severity`,
        why === '' && 'no reason',
        safeAlternative === '' && 'no alternative',
        source === '' && 'no source',
      ].flatMap((fault) => (fault ? [`${name || why}: ${fault}`] : [])),
    );
    expect(wrong).toEqual([]);
  });

  it('reads its columns in the right order', () => {
    expect(TOXIC_FOODS.find(({ name }) => name === 'Hops')).toMatchObject({
      aliases: expect.arrayContaining(['hops', 'spent hops']),
      species: 'dog',
      severity: 'toxic',
      why: 'Malignant hyperthermia and seizures',
      safeAlternative: 'leave out',
      source: expect.stringMatching(/^ASPCA; Merck Veterinary Manual/),
    });
  });

  it('finds every alias of every food in its own text', () => {
    const missed = SPECIES.flatMap((species) =>
      TOXIC_FOODS.filter((food) => endangers(food, species)).flatMap((food) =>
        food.aliases
          .filter((alias) => !findUnsafeFoods(alias, species).some((flag) => flag.food === food.name))
          .map((alias) => `‘${alias}’ is not found as ${food.name} for a ${species}`),
      ),
    );
    expect(missed).toEqual([]);
  });
});

describe('the related tables', () => {
  it('refer only to foods in the table', () => {
    const named = {
      FORM_RULES: FORM_RULES.map(({ food }) => food),
      MADE_SAFE_BY_COOKING,
      SAFE_SWAPS: Object.keys(SAFE_SWAPS),
    };
    const strange = Object.entries(named).flatMap(([table, names]) =>
      [...names]
        .filter((name) => !NAMES.has(name))
        .map((name) => `${name} of ${table} is no food of the table`),
    );
    expect(strange).toEqual([]);
  });

  it('swap dangerous foods only for harmless ones', () => {
    const texts = Object.values(SAFE_SWAPS).flatMap(({ word, plural, loose, weighed }) => [
      word,
      plural,
      loose,
      `100 g ${weighed ?? word}`,
    ]);
    const dangerous = texts.flatMap((text) =>
      SPECIES.flatMap((each) =>
        findUnsafeFoods(text, each).map(({ food }) => `‘${text}’ is flagged as ${food} for a ${each}`),
      ),
    );
    expect(dangerous).toEqual([]);
  });

  it('swap toxic foods, not caution foods', () => {
    const swapped = TOXIC_FOODS.filter(({ name, severity }) => name in SAFE_SWAPS && severity !== 'toxic');
    expect(swapped.map(({ name }) => `${name} has a swap, but only asks for caution`)).toEqual([]);
  });
});

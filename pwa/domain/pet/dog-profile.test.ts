import { describe, expect, it } from 'vitest';
import { DOG_BREEDS } from '../reference/dog-breeds.ts';
import { type DogProfile, dogProfileOf, EMPTY_DOG_DRAFT, isBreedWeight, withBreed } from './dog-profile.ts';
import {
  clearedDogProfileCookie,
  dogProfileCookie,
  parseDogProfileCookie,
  parseDogProfileJson,
} from './dog-profile-cookie.ts';
import { dogChipLabel } from './pet-name.ts';

const biewer = DOG_BREEDS.find(({ name }) => name === 'Biewer Terrier');
if (biewer === undefined) throw new Error('the breed table has no Biewer Terrier');

const rex: DogProfile = {
  name: 'Rex; the 2nd',
  breed: 'Border Collie',
  ageMonths: 30,
  weightKg: 18.5,
  activityLevel: 'high',
};

describe('the dog form', () => {
  it('starts at 24 months with nothing else', () => {
    expect(EMPTY_DOG_DRAFT).toEqual({ ageMonths: 24 });
    expect(dogProfileOf(EMPTY_DOG_DRAFT)).toBeNull();
  });

  it('fills empty weight and activity from the breed', () => {
    const draft = withBreed(EMPTY_DOG_DRAFT, biewer);
    expect(draft).toMatchObject({ breed: 'Biewer Terrier', weightKg: 2.7, activityLevel: 'low' });
  });

  it('keeps the owner’s input', () => {
    const draft = withBreed({ weightKg: 3.5, activityLevel: 'very_high' }, biewer);
    expect(draft).toMatchObject({ weightKg: 3.5, activityLevel: 'very_high' });
  });

  it('updates prefilled values when the breed changes, and nothing else', () => {
    const pug = DOG_BREEDS.find(({ name }) => name === 'Pug');
    if (pug === undefined) throw new Error('the breed table has no Pug');
    const first = withBreed(EMPTY_DOG_DRAFT, pug);
    expect(first.weightKg).toBe(7.3); // 6.4 to 8.2
    expect([isBreedWeight(first, pug), isBreedWeight(first, biewer)]).toEqual([true, false]);
    expect(withBreed(first, biewer, pug)).toMatchObject({ breed: 'Biewer Terrier', weightKg: 2.7 });
    expect(withBreed({ ...first, weightKg: 9 }, biewer, pug)).toMatchObject({
      weightKg: 9,
      activityLevel: 'low',
    });
    expect(withBreed({ ...first, weightKg: undefined }, biewer, pug).weightKg).toBe(2.7);
  });

  it('can be saved once breed, age and weight are set; activity defaults to medium', () => {
    expect(dogProfileOf({ breed: 'Mixed', ageMonths: 24, weightKg: 12, name: '  ' })).toEqual({
      breed: 'Mixed',
      ageMonths: 24,
      weightKg: 12,
      activityLevel: 'medium',
    });
  });

  it.each([
    { breed: '' },
    { ageMonths: 0 },
    { ageMonths: 201 },
    { ageMonths: undefined },
    { weightKg: 0 },
    { weightKg: 4500 },
  ])('cannot be saved with %o', (wrong) => {
    expect(dogProfileOf({ breed: 'Mixed', ageMonths: 24, weightKg: 12, ...wrong })).toBeNull();
  });

  it('accepts a daily energy within the bounds for the weight: half to five times 560 kcal at 16 kg', () => {
    const draft = { breed: 'Mixed', ageMonths: 24, weightKg: 16 };
    expect(dogProfileOf({ ...draft, dailyEnergyKcal: 800 })?.dailyEnergyKcal).toBe(800);
    expect(dogProfileOf({ ...draft, dailyEnergyKcal: 279 })).toBeNull();
    expect(dogProfileOf({ ...draft, dailyEnergyKcal: 2801 })).toBeNull();
    expect(dogProfileOf({ ...draft, dailyEnergyKcal: undefined })).not.toBeNull();
  });
});

describe('dogChipLabel', () => {
  it('is the name, else the first word of the breed, else an invitation', () => {
    expect(dogChipLabel(rex)).toBe('Rex; the 2nd');
    const { name: _, ...nameless } = rex;
    expect(dogChipLabel(nameless)).toBe('Border');
    expect(dogChipLabel(null)).toBe('Add Dog Profile');
  });
});

describe('the dog profile cookie', () => {
  it('lasts 365 days on the whole site and reads back what was written', () => {
    const cookie = dogProfileCookie(rex);
    expect(cookie).toMatch(/^dogProfile=%7B.*; max-age=31536000; path=\/; SameSite=Lax$/);
    const pair = cookie.split('; ')[0] ?? '';
    expect(parseDogProfileCookie(`theme=dark; ${pair}; other=1`)).toEqual({ kind: 'profile', profile: rex });
  });

  it('is none if missing or cleared', () => {
    expect(parseDogProfileCookie('theme=dark')).toEqual({ kind: 'none' });
    expect(parseDogProfileCookie('dogProfile=')).toEqual({ kind: 'none' });
    expect(clearedDogProfileCookie()).toContain('max-age=0');
  });

  it.each(['%', '%7B', '%22text%22', encodeURIComponent('{"breed":"Pug","ageMonths":-1}')])(
    'is corrupt for %s, and does not throw',
    (value) => {
      expect(parseDogProfileCookie(`dogProfile=${value}`)).toEqual({ kind: 'corrupt' });
    },
  );

  it.each([
    ['activity', { breed: 'Pug', ageMonths: 30, weightKg: 8 }, { ageMonths: 30 }],
    ['chosen activity', { breed: 'Pug', ageMonths: 30, weightKg: 8, activityLevel: '' }, { ageMonths: 30 }],
    ['age', { breed: 'Pug', weightKg: 8, activityLevel: 'high' }, { activityLevel: 'high' }],
    ['name', { name: null, breed: 'Pug', weightKg: 8 }, {}],
  ])('reads an old record without %s, with 24 months and medium as defaults', (_name, stored, kept) => {
    const profile = { breed: 'Pug', weightKg: 8, ageMonths: 24, activityLevel: 'medium', ...kept };
    expect(parseDogProfileJson(JSON.stringify(stored))).toEqual({ kind: 'profile', profile });
  });

  it('reads the legacy entry, which is plain JSON', () => {
    expect(parseDogProfileJson(JSON.stringify({ ...rex, id: 7 }))).toEqual({ kind: 'profile', profile: rex });
    expect(parseDogProfileJson(null)).toEqual({ kind: 'none' });
    expect(parseDogProfileJson('{')).toEqual({ kind: 'corrupt' });
  });
});

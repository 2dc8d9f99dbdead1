import { describe, expect, it } from 'vitest';
import type { SetAside } from '../../platform/household/asides.ts';
import { asideWords } from './aside-words.ts';

const MOG: SetAside = {
  id: '1',
  part: 'pets',
  subject: { kind: 'name', name: 'Mog' },
  field: 'weightKg',
  kept: 4.1,
  aside: 4.3,
  at: '2026-11-02T08:00:00.000Z',
};
const sentence = (changes: Partial<SetAside>, system: 'metric' | 'us' = 'metric') =>
  asideWords({ ...MOG, ...changes }, system).sentence;

describe('what two phones changed differently', () => {
  it('names the pet, the field and both values, in the sentence and on the buttons', () => {
    expect(asideWords(MOG, 'metric')).toEqual({
      sentence: 'Two phones changed Mog’s weight: 4.1 kg kept, 4.3 kg set aside.',
      versions: null,
      use: 'Use 4.3 kg',
      keep: 'Keep 4.1 kg',
    });
  });

  it('gives weights in the units of the settings', () => {
    // 4.1 kg / 0.453592 = 9.04 lb, 4.3 kg / 0.453592 = 9.48 lb.
    expect(sentence({}, 'us')).toBe('Two phones changed Mog’s weight: 9 lb kept, 9.5 lb set aside.');
  });

  it('says what a field means instead of how it is stored', () => {
    expect(sentence({ field: 'isNeutered', kept: true, aside: false })).toBe(
      'Two phones changed Mog’s neutering: neutered kept, not neutered set aside.',
    );
    expect(sentence({ field: 'activityLevel', kept: 'very_high', aside: 'low' })).toContain(
      'activity: Very High kept, Low set aside.',
    );
    expect(
      sentence({
        part: 'plan',
        subject: { kind: 'start' },
        field: 'startsOn',
        kept: '2026-11-02',
        aside: '2026-11-03',
      }),
    ).toBe('Two phones changed the first day of the plan: 2 November 2026 kept, 3 November 2026 set aside.');
    expect(
      sentence({
        part: 'plan',
        subject: { kind: 'name', name: 'Lamb Bowl' },
        field: 'days',
        kept: 3,
        aside: 1,
      }),
    ).toBe('Two phones changed the days of “Lamb Bowl”: 3 days kept, 1 day set aside.');
  });

  it('says ‘none’ where one phone emptied the field', () => {
    expect(sentence({ field: 'targetWeightKg', kept: 4, aside: undefined })).toContain(
      '4 kg kept, none set aside',
    );
  });

  it('shows both texts whole if they are long', () => {
    const kept = 'Less salt, and cook the rice for ten minutes more';
    const found = asideWords(
      {
        ...MOG,
        part: 'notes',
        subject: { kind: 'name', name: 'Lamb Bowl' },
        field: 'note',
        kept,
        aside: 'As it was',
      },
      'metric',
    );
    expect(found).toEqual({
      sentence: 'Two phones changed the note of “Lamb Bowl”. We kept one version and set the other aside.',
      versions: { kept, aside: 'As it was' },
      use: 'Use the one set aside',
      keep: 'Leave it as it is',
    });
  });

  it('offers both values of a later version of the app without showing them', () => {
    const found = asideWords({ ...MOG, field: 'litter', kept: { week: 3 }, aside: { week: 4 } }, 'metric');
    expect(found.versions).toBeNull();
    expect(found.use).toBe('Use the one set aside');
  });
});

it('names the day of a weigh-in, which a weight in the profile lacks', () => {
  expect(sentence({ part: 'weighIns', day: '2026-11-02' })).toBe(
    'Two phones changed Mog’s weight on 2 November 2026: 4.1 kg kept, 4.3 kg set aside.',
  );
});

describe('a meal that two phones marked', () => {
  it('gives both amounts', () => {
    const meal = { part: 'fedMeals', field: '2 r12', kept: { grams: 190 }, aside: { grams: 150 } } as const;
    expect(sentence(meal)).toBe('Two phones changed Mog’s meal 2: 190 g kept, 150 g set aside.');
    expect(sentence({ ...meal, aside: { grams: 0, wasGiven: false } })).toContain(
      '190 g kept, not fed set aside.',
    );
  });
});

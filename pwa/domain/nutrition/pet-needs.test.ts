import { describe, expect, it } from 'vitest';
import { BEAGLE } from '../pet/profiles.test-support.ts';
import { petNeeds } from './pet-needs.ts';
import { suitsPet } from './suits-pet.ts';

describe('the needs of an animal', () => {
  it('carry avoided foods and conditions only if there are any', () => {
    expect(petNeeds({ ...BEAGLE, avoidedFoods: [], conditions: [] })).toEqual(petNeeds(BEAGLE));
    expect(petNeeds({ ...BEAGLE, avoidedFoods: [{ kind: 'fish' }], conditions: ['heart'] })).toMatchObject({
      avoidedFoods: [{ kind: 'fish' }],
      conditions: ['heart'],
    });
  });

  it('are those of reproduction while it is nursing, which a recipe complete for growth suits', () => {
    const nursing = petNeeds({ ...BEAGLE, conditions: ['nursing'] });
    expect(nursing.lifeStage).toBe('reproduction');
    expect(petNeeds({ ...BEAGLE, conditions: ['stones'] }).lifeStage).toBe('adult');
    expect(suitsPet({ adultShare: 0.5, growth: 'none' }, nursing)).toBe(false);
    expect(suitsPet({ adultShare: null, growth: 'small' }, nursing)).toBe(true);
  });
});

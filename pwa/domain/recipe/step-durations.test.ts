import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { cookMinutesOfSteps } from './step-durations.ts';

describe('cookMinutesOfSteps', () => {
  it.each([
    ['Simmer for 20 minutes.', 20],
    ['Bake 45 mins at 180 °C until golden.', 45],
    ['Simmer for 20-25 minutes.', 25],
    ['Roast for 1 hour 30 minutes.', 90],
    ['Cook in a slow cooker on low for 6 to 8 hours.', 480],
    ['Bake for an hour and a half.', 90],
    ['Steam for half an hour.', 30],
    ['Boil 1.5 hours.', 90],
    ['Bake for 1 1/2 hours.', 90],
    ['Bake 1½ hours, turning once.', 90],
    ['Simmer ¾ hour.', 45],
    ['Steam for 1/3 hour.', 20],
    ['Bake 1/0 hours.', 0],
    ['Boil for ½ an hour.', 30],
    ['Microwave for 90 seconds, stir, then for 30 secs.', 2],
    ['For 10 minutes, simmer gently.', 10],
    ['Leave to simmer for 12 minutes.', 12],
    ['Simmer for twenty minutes, stirring every 5 minutes.', 20],
    ['Roast for 1-1/2 to 2 hours.', 120],
    ['Braise for half an hour to an hour.', 60],
    ['Bake for 1 hr. 20 min. in all.', 80],
    ['Simmer for approx. 20 minutes. Cool.', 20],
    ['Roast for 20 min. per 500 g.', 0],
    ['Bake under foil for 45 minutes and without it for 15 minutes.', 60],
  ])('reads ‘%s’ as %i minutes of cooking', (step, minutes) => {
    expect(cookMinutesOfSteps([step])).toBe(minutes);
  });

  it.each([
    'Leave to cool for 30 minutes.',
    'Soak the oats for an hour.',
    'Chill for 2 hours before slicing.',
    'Add the cooked rice and let it stand 10 minutes.',
    'Leave the brown rice for 5 minutes.',
    'Serve 3 times a day.',
    'Give 250 g to a dog of 20 kg.',
    '',
  ])('counts no time away from heat: %s', (step) => {
    expect(cookMinutesOfSteps([step])).toBe(0);
  });

  it('adds up all steps, without waiting times', () => {
    const steps = [
      'Brown the mince for 8 minutes. Add water and simmer for 20 minutes, then leave to cool for 1 hour.',
      'Bake for 15 minutes.',
    ];
    expect(cookMinutesOfSteps(steps)).toBe(8 + 20 + 15);
  });

  it('reads 30 steps of 1,000 characters quickly, and ignores times of more than a day', () => {
    const steps = Array(30).fill('simmer 9999 hours '.repeat(60).slice(0, 1000));
    expect(cookMinutesOfSteps(steps)).toBe(0);
    expect(processorMs(() => cookMinutesOfSteps(steps))).toBeLessThan(500);
  });
});

import { expect, it } from 'vitest';
import { chillMinutesOfSteps } from './step-durations.ts';
import { timesSentence, timesText } from './times-text.ts';

it.each([
  [20, 40, '20 + 40 min'],
  [10, 0, '10 min'],
  [15, 300, '15 min + 5 h'],
  [15, 330, '15 min + 5 h 30 min'],
  [25, 120, '25 min + 2 h'],
])('says both times of %i and %i minutes: %s', (prepTime, cookTime, text) => {
  expect(timesText({ prepTime, cookTime })).toBe(text);
});

it.each([
  [15, 0, 240, '15 min, chill\u00a04\u00a0h'],
  [30, 90, 45, '30 + 90 min, chill\u00a045\u00a0min'],
])(
  'adds the waiting to %i and %i minutes if the steps ask to chill for %i: %s',
  (prepTime, cookTime, chillTime, text) => {
    expect(timesText({ prepTime, cookTime, chillTime })).toBe(text);
  },
);

it('says in a sentence what the waiting adds', () => {
  expect(timesSentence({ prepTime: 20, cookTime: 40, chillTime: 180 })).toBe(
    '20 min to prepare, 40 min to cook, 3 h to chill or soak.',
  );
  expect(timesSentence({ prepTime: 10, cookTime: 0, chillTime: 0 })).toBe(
    '10 min to prepare, nothing is cooked.',
  );
});

it('counts chilling, setting and soaking, but neither cooling, cooking nor storing', () => {
  const steps = [
    'Soak the peas for 2 hours, then simmer them for 40 minutes.',
    'Leave to cool for 30 minutes.',
    'Cool for 30 minutes, then put it in the refrigerator overnight.',
    'Chill in the fridge for 3 to 4 hours, until set.',
    'Have the portions in the fridge within two hours.',
    'Store in the fridge for up to 24 hours.',
  ];
  // 2 h of soaking and the longer 4 h of chilling.
  expect(chillMinutesOfSteps(steps)).toBe(360);
});

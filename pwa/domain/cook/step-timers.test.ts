import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { stepTimers } from './step-timers.ts';

const read = (text: string) =>
  stepTimers(text).map(({ start, end, seconds, upToSeconds }) => [
    text.slice(start, end),
    seconds / 60,
    upToSeconds === null ? null : upToSeconds / 60,
  ]);

describe('times in a step', () => {
  it.each([
    ['simmer on low for 20 minutes.', '20 minutes', 20],
    ['for 5 mins', '5 mins', 5],
    ['about 1 hour', '1 hour', 60],
    ['for 1 hour 30 minutes', '1 hour 30 minutes', 90],
    ['for 2 hours and 10 minutes, looking in', '2 hours and 10 minutes', 130],
    ['for 1 hr, 5 min', '1 hr, 5 min', 65],
    ['leave on low for 4 1/2 hours', '4 1/2 hours', 270],
    ['for 1½ hours', '1½ hours', 90],
    ['for 1.5 hours', '1.5 hours', 90],
    ['a 45-minute simmer', '45-minute', 45],
    ['cool for an hour, until', 'an hour', 60],
    ['wait half an hour until', 'half an hour', 30],
    ['after three quarters of an hour', 'three quarters of an hour', 45],
    ['a quarter of an hour later', 'a quarter of an hour', 15],
    ['firm, an hour and a quarter', 'an hour and a quarter', 75],
    ['an hour and a half', 'an hour and a half', 90],
    ['chill for another hour', 'another hour', 60],
    ['stir for a full minute', 'a full minute', 1],
    ['Ten more minutes, covered', 'Ten more minutes', 10],
    ['twenty-five minutes', 'twenty-five minutes', 25],
    ['for 30 seconds', '30 seconds', 0.5],
    ['for 1-1/2 hours', '1-1/2 hours', 90],
    ['for 1:15 h', '1:15 h', 75],
    ['for 1 minute 30 seconds', '1 minute 30 seconds', 1.5],
    ['for 10 minutes, at 10:30 at the latest', '10 minutes', 10],
    ['for up to 2 hours', '2 hours', 120],
    ['for 24 hours', '24 hours', 1440],
    ['In 20 minutes cook 2 minute noodles', '20 minutes', 20],
    ['Fry for 10 minutes each side', '10 minutes', 10],
    ['Boil for 8 minutes per batch', '8 minutes', 8],
    ['Fry 1 lb/450 g mince for 10 minutes', '10 minutes', 10],
    ['Roast for 20 minutes per 500 g. Rest for 10 minutes', '10 minutes', 10],
    ['Roast 20 minutes per 500 g, then rest it for 10 minutes', '10 minutes', 10],
    ['Add an egg per 500 g of mince, and simmer for 10 minutes', '10 minutes', 10],
    ['Leave it for 10 minutes. A cup of water goes in', '10 minutes', 10],
  ])('%s: %s is %d minutes', (text, words, minutes) => {
    expect(read(text)).toEqual([[words, minutes, null]]);
  });

  it.each([
    ['Bake for 25 to 30 minutes, turning', '25 to 30 minutes', 25, 30],
    ['for 7–10 min', '7–10 min', 7, 10],
    ['for 7-10 minutes', '7-10 minutes', 7, 10],
    ['two or three minutes', 'two or three minutes', 2, 3],
    ['30 to 20 minutes', '30 to 20 minutes', 20, 30],
    ['45 minutes to 1 hour', '45 minutes to 1 hour', 45, 60],
    ['between 20 and 25 minutes', '20 and 25 minutes', 20, 25],
    ['24 to 48 hours', '24 to 48 hours', 1440, 2880],
  ])('%s is a range: the clock counts its lower end', (text, words, low, high) => {
    expect(read(text)).toEqual([[words, low, high]]);
  });

  it('finds several times in the order of the text', () => {
    expect(read('Warm for 3 minutes. Add the spinach and let it wilt for 2 minutes.')).toEqual([
      ['3 minutes', 3, null],
      ['2 minutes', 2, null],
    ]);
  });

  it.each([
    'Transition over 7-10 days.',
    'Keeps three days, or 3 months in the freezer.',
    'a kitten of half a year, for 2 weeks',
    'Refrigerate overnight.',
    'It thaws overnight in 1 day.',
    'Leave for 72 hours.',
    'Leave for 12 to 48 hours.',
    'Stir every 10 minutes.',
    'Stir at 10-minute intervals.',
    'Roast for 20 minutes per 500 g.',
    'Allow 20 min. per 500g plus 20 minutes.',
    'Roast 20-25 minutes a pound.',
    'Steam for 10 minutes for each 2.5 cm, and an extra 5 minutes.',
    'Simmer 15 mins/lb.',
    'Bake for 45 minutes to the kilo.',
    'Brown it. For every half kilo, roast for 25 minutes.',
    'Per 450 g allow 40 minutes.',
    '1 hour per kilogram',
    'Give once in 24 hours.',
    'a 5 minute meal',
    'a half-hour dog dinner',
    'a minute steak',
    'Keeps for 3 days in the fridge.',
    'stir it every quarter of an hour',
    'twice an hour',
    'Boil the pasta 2 minutes longer than the packet says.',
    'Chill within two hours.',
    'the second half of the oil, in a second pan',
    'a minute amount of salt',
    'Bake at 180 °C (350 °F) in 20 by 30 cm.',
    'after a first hour on high',
    'Leave for 10 so that the oats swell.',
    'for 0 minutes',
    '',
  ])('finds no timer in: %s', (text) => {
    expect(stepTimers(text)).toEqual([]);
  });

  it('reads long texts of digits and of number words in less than 200 ms of processor time', () => {
    const ms = processorMs(() => {
      stepTimers('1 '.repeat(500));
      stepTimers('twenty '.repeat(140));
    });
    expect(ms).toBeLessThan(200);
  });
});

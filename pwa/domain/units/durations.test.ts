import { describe, expect, it } from 'vitest';
import { fourfoldCost, PROPORTIONAL } from '../../testing/processor-time.ts';
import { H, M, read } from './durations.test-support.ts';
import { durationsIn } from './durations.ts';

describe('a duration in words', () => {
  it.each([
    ['1-1/2 hours', 1 * H + 30 * M],
    ['1 1/2 hrs', 1 * H + 30 * M],
    ['1½ hours', 1 * H + 30 * M],
    ['1 ¾ hrs', 1 * H + 45 * M],
    ['11⁄2 hours', 1 * H + 30 * M], // 1½, copied with a fraction slash
    ['1.5 hours', 1 * H + 30 * M],
    ['2,5 hours', 2 * H + 30 * M],
    ['.5 hours', 30 * M],
    ['one and a half hours', 1 * H + 30 * M],
    ['two-and-a-half hours', 2 * H + 30 * M],
    ['1 and 1/2 hours', 1 * H + 30 * M],
    ['one and a third hours', 1 * H + 20 * M],
    ['three hours and three quarters', 3 * H + 45 * M],
    ['a minute and a half', 90],
    ['hour and a half', 90 * M],
    ['hour and a quarter', 75 * M],
    ['minute and a half', 90],
    ['hour and 20 minutes', 80 * M],
    ['1/8 hour', 7.5 * M],
    ['half hour', 30 * M],
    ['a half-hour', 30 * M],
    ['one half hour', 30 * M],
    ['½ an hour', 30 * M],
    ['half a minute', 30],
    ['3/4 of an hour', 45 * M],
    ['three-quarters of an hour', 45 * M],
    ['a third of an hour', 20 * M],
    ['1:15 h', 1 * H + 15 * M],
    ['0:45 hours', 45 * M],
    ['1:30 minutes', 90],
    ['1h30', 1 * H + 30 * M],
    ['2h05', 2 * H + 5 * M],
    ['1h 30m', 1 * H + 30 * M],
    ['1h30min', 1 * H + 30 * M],
    ['1hr20min', 1 * H + 20 * M],
    ['1 h 15', 1 * H + 15 * M],
    ['1 hour 20', 1 * H + 20 * M],
    ['an hour and twenty', 1 * H + 20 * M],
    ['one hour thirty-five', 1 * H + 35 * M],
    ['1 hr. 20 min', 1 * H + 20 * M],
    ['1 hour(s) 20 minute(s)', 1 * H + 20 * M],
    ['1 hour, 20 minutes', 1 * H + 20 * M],
    ['one hour and fifteen minutes', 1 * H + 15 * M],
    ['2 hours 5 minutes 30 seconds', 2 * H + 5 * M + 30],
    ['1 minute 30 seconds', 90],
    ['1 min 30 s', 90],
    ['2 min 30', 150],
    ['1m30s', 90],
    ['90 secs', 90],
    ['45s', 45],
    ['20m', 20 * M],
    ['seventy-five minutes', 75 * M],
    ['a hundred and twenty minutes', 120 * M],
    ['a couple of minutes', 2 * M],
    ['a couple more minutes', 2 * M],
    ['10 additional minutes', 10 * M],
    ['an extra minute', 1 * M],
    ['30+ minutes', 30 * M],
    ['45‑minute', 45 * M],
    ['1 heure 20 min', 1 * H + 20 * M],
    ['1 day 2 hours', 24 * H + 2 * H],
  ])('%s: %d s', (text, seconds) => {
    expect(read(text)).toEqual([[text, seconds]]);
    expect(read(`Leave for about ${text}, covered.`)).toEqual([[text, seconds]]);
  });

  it.each([
    ['20-25 min', 20 * M, 25 * M],
    ['20/25 minutes', 20 * M, 25 * M],
    ['8/10 mins', 8 * M, 10 * M],
    ['5/6 minutes', 5 * M, 6 * M],
    ['30/40 seconds', 30, 40],
    ['12/14 hours', 12 * H, 14 * H],
    ['10-to-15-minute', 10 * M, 15 * M],
    ['2 to 3 h', 2 * H, 3 * H],
    ['90-120 seconds', 90, 120],
    ['1 to 1 1/2 hours', 1 * H, 90 * M],
    ['1-1½ hours', 1 * H, 90 * M],
    ['1-1/2 to 2 hours', 90 * M, 2 * H],
    ['2–2-1/2 hours', 2 * H, 150 * M],
    ['½ – ¾ hour', 30 * M, 45 * M],
    ['one and a half to two hours', 90 * M, 2 * H],
    ['half an hour to an hour', 30 * M, 1 * H],
    ['an hour to an hour and a half', 1 * H, 90 * M],
    ['45 min-1 hour', 45 * M, 1 * H],
    ['45 min. to 1 hour', 45 * M, 1 * H],
    ['1:15-1:30 h', 75 * M, 90 * M],
    ['1h15-1h30', 75 * M, 90 * M],
    ['1 h 15 to 1 h 30', 75 * M, 90 * M],
    ['2 hours 30 minutes to 3 hours', 150 * M, 3 * H],
    ['1 hour 20 to 30 minutes', 80 * M, 90 * M],
    ['1 to 1 hour 30 minutes', 1 * H, 90 * M],
    ['2 hours and up to 24 hours', 2 * H, 24 * H],
    ['a minute or two', 1 * M, 2 * M],
    ['7-10 days', 7 * 24 * H, 10 * 24 * H],
  ])('%s: %d to %d s', (text, least, most) => {
    expect(read(`Leave for ${text}.`)).toEqual([[text, least, most]]);
  });

  it.each([
    ['20 and 25 minutes', 20 * M, 25 * M],
    ['one and one and a half hours', 1 * H, 90 * M],
    ['one and a half and two hours', 90 * M, 2 * H],
    ['half an hour and an hour', 30 * M, 1 * H],
    ['1 hour and 90 minutes', 1 * H, 90 * M],
    ['1 hour 15 minutes and 2 hours', 75 * M, 2 * H],
  ])('between %s: %d to %d s', (text, least, most) => {
    expect(read(`Bake between ${text}.`)).toEqual([[text, least, most]]);
  });

  it.each([
    ['5 minutes and 10 minutes', [5 * M], [10 * M]],
    ['Simmer 1 hour. 20 minutes later, stir.', [1 * H], [20 * M]],
    ['1 hour, then 20 minutes', [1 * H], [20 * M]],
    ['5 hours 90 minutes', [5 * H], [90 * M]],
    ['4-6 hours on high/8-10 hours on low', [4 * H, 6 * H], [8 * H, 10 * H]],
  ])('%s: two durations', (text, first, second) => {
    expect(read(text).map(([, ...seconds]) => seconds)).toEqual([first, second]);
  });

  it.each([
    ['Simmer 1 h 20 g oats.', '1 h', 1 * H],
    ['Roast 1 h 180 °C.', '1 h', 1 * H],
    ['Cook 1 hour and half the water.', '1 hour', 1 * H],
    ['Boil for 15 minutes to 74 °C.', '15 minutes', 15 * M],
    ['180 °C/160 °C fan for 20 min', '20 min', 20 * M],
  ])('%s: only "%s" is the duration', (text, words, seconds) => {
    expect(read(text)).toEqual([[words, seconds]]);
  });

  it.each([
    ...['at 10:30', 'by 10:30 h', 'at 10h30', '2:1', '1-2 cm', '180 °C', '165F', '2 M eggs'],
    ...[
      'omega-3s',
      'the 1980s',
      'a second pan',
      'after the third hour',
      'overnight',
      'a few minutes',
      '1/0 hours',
    ],
  ])('is not found in: %s', (text) => expect(read(text)).toEqual([]));

  it.each(['1 ', '1', '1h', '1 hour, ', 'a half ', 'twenty-', 'between 1 and ', '1    ', '1 to ', '½', '.5'])(
    'takes linear time: %j repeated',
    (words) => {
      const cost = fourfoldCost(
        () => durationsIn(words.repeat(2_000)),
        () => durationsIn(words.repeat(8_000)),
      );
      expect(cost).toBeLessThan(PROPORTIONAL);
    },
  );
});

import { type Duration, durationsIn, textBefore } from '../units/durations.ts';

/** How often, not how long: 'every quarter of an hour', 'twice an hour', 'once in 24 hours'. */
const OFTEN = /\b(?:every|each|per|(?:once|twice|times)(?:\sin)?)\s{1,2}(?:about\s)?$/i;
const WITHIN = /\bwithin\s{1,2}(?:about\s)?$/i;
/** '2 minutes longer than the packet says' and '10-minute intervals' aren't waiting times; 'a minute amount' isn't a duration. */
const NO_TIME =
  /^\s{1,2}(?:(?:longer|more|less|shorter)\sthan|ago|earlier|old|amounts?|pinch|quantit|intervals?|apart)/i;
/** 'a 5-minute meal': named after the time it takes. */
const NAMED =
  /^[\s-](?:(?:dog|cat|puppy|kitten|pet)\s)?(?:breakfasts?|lunch(?:es)?|dinners?|suppers?|meals?|bowls?|dish(?:es)?|recipes?|treats?|snacks?|biscuits?|eggs?|noodles?|oats?|oatmeal|pasta|porridge|rice|steaks?|walks?|tasks?|jobs?|fix)\b/i;
/** '500', '1 ½', 'half a'. Short on purpose: the full pattern for numbers would take a phone 0.8 s to compile. */
const COUNTED = String.raw`(?:\d[\d.,/⁄]{0,8}\s?[¼-¾⅐-⅞]?|[¼-¾⅐-⅞]|(?:(?:an?|of|half|third|quarter|couple|hundred|one|two|three|four|five|six|eight|ten|twelve|twenty|fifty)[\s-]{1,2}){1,3})`;
/** '20 minutes per 500 g': depends on the weight. */
const MEASURE = String.raw`(?:${COUNTED})?[\s-]{0,2}(?:k?g|gram(?:me)?s?|kilo(?:gram(?:me)?)?s?|lbs?|pounds?|oz|ounces?|inch(?:es)?|cm|mm|centimet(?:er|re)s?|lit(?:er|re)s?|cups?)\b`;
const PER = String.raw`(?:per|for\s(?:each|every)|each|every)\s{1,2}${MEASURE}`;
const RATE = new RegExp(
  String.raw`^(?:\s?\/\s?${MEASURE}|\s{1,2}(?:${PER}|(?:an?|to\sthe)\s${MEASURE}))`,
  'iu',
);
/** 'For each 500 g, roast for 20 minutes', '20 minutes per 500 g plus 20 minutes'. */
const BESIDE_RATE = new RegExp(
  String.raw`(?:(?:^|[.;!?:]\s{1,2})${PER}[^.;!?]{0,40}|\b(?:${PER}|an?\s${MEASURE}),?\s{1,2}(?:plus|and|\+)\s(?:an?\s)?(?:extra\s|further\s)?)$`,
  'iu',
);
const SINGULAR = /(?:hour|hr|minute|min|second|sec)$/i;

const HOUR_SECONDS = 3600;
/** Longer times, and ranges wider than this, are storage times. */
const LONGEST_SECONDS = 24 * HOUR_SECONDS;

function isWait(text: string, { start, end, leastSeconds, mostSeconds, inDays }: Duration): boolean {
  const before = textBefore(text, start);
  // '20 min. per 500 g' goes on, '20 min. Add' does not.
  const after = text.slice(end, end + 60).replace(/^\.(?=\s[a-z\d])/, '');
  if (inDays || leastSeconds < 1 || leastSeconds > LONGEST_SECONDS) return false;
  if (mostSeconds - leastSeconds > LONGEST_SECONDS || OFTEN.test(before) || NO_TIME.test(after)) return false;
  if (RATE.test(after) || BESIDE_RATE.test(text.slice(Math.max(0, start - 100), start))) return false;
  if (WITHIN.test(before) && leastSeconds >= HOUR_SECONDS) return false;
  return !(NAMED.test(after) && SINGULAR.test(text.slice(start, end)));
}

/**
 * The waiting times in a step, in order. Excludes days, more than 24 hours and anything that isn't a waiting time:
 * 'every 10 minutes', '20 minutes per 500 g', '2 minutes longer than the packet says', 'within 2 hours', 'a 5-minute meal'.
 */
export function stepDurations(text: string): Duration[] {
  return durationsIn(text).filter((duration) => isWait(text, duration));
}

/** Not the full stop of an abbreviation: '1 hr. 20 min', 'approx. 20 minutes', '20 min. per 500 g'. */
const SENTENCE_END =
  /(?<!\b(?:[Hh](?:rs?)?|[Mm]ins?|[Ss]ecs?|[Aa]pprox|ca|max)(?=\.\s{1,3}[a-z\d]))[.;!?]\s{1,3}/;
const COOKING =
  /\b(?:simmer\w*|boil\w*|bak(?:e|es|ed|ing)|roast\w*|cook(?:s|ed|ing)?|steam\w*|poach\w*|fr(?:y|ies|ied|ying)|saut\S*|brown(?:ed|ing)?(?! rice)|grill\w*|broil\w*|brais\w*|stew\w*|heat(?:ed|ing)?|toast\w*|bubbl\w*|sear\w*|scrambl\w*|microwav\w*|slow[- ]cooker|pressure[- ]cooker)/gi;
const WAITING =
  /\b(?:cool\w*|chill\w*|rest(?:ed|ing)?|stand\w*|freez\w*|refrigerat\w*|fridge|soak\w*|leav\w*|left|marinat\w*|thaw\w*|defrost\w*|sit\w*|stor\w*|drain\w*)/gi;

const verbsIn = (pattern: RegExp, text: string, isHeat: boolean) =>
  [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ place: index, word, isHeat }));

const verbsOf = (sentence: string) =>
  [...verbsIn(COOKING, sentence, true), ...verbsIn(WAITING, sentence, false)].sort(
    (a, b) => a.place - b.place,
  );

/** Whether a duration in a sentence is cooking time: decided by the last verb before it, else the next one. */
function isCooking(sentence: string, at: number): boolean {
  const verbs = verbsOf(sentence);
  return (verbs.findLast(({ place }) => place < at) ?? verbs[0])?.isHeat ?? false;
}

/** Whether it is time to chill, freeze or soak: the last verb before it neither cooks nor cools nor stores. */
function isChilling(sentence: string, at: number): boolean {
  const before = verbsOf(sentence).filter(({ place }) => place < at);
  const verb = before.at(-1);
  if (verb === undefined || verb.isHeat || /^cool/i.test(verb.word)) return false;
  const done = before.findLast(({ word }) => !PLACE.test(word));
  return !/^stor/i.test(done?.word ?? '');
}

/** Where it is cold, not what is done there: 'store in the fridge for up to 24 hours'. */
const PLACE = /^(?:fridge|freezer|refrigerator)$/i;
const CHILLING = /\b(?:chill|fridge|freez|frozen|refrigerat|soak|marinat|overnight)/i;

const sentencesOf = (steps: readonly string[]) => steps.flatMap((step) => step.split(SENTENCE_END));

function minutesOf(
  sentences: readonly string[],
  isCounted: (sentence: string, at: number) => boolean,
): number {
  let seconds = 0;
  for (const sentence of sentences) {
    for (const { start, mostSeconds } of stepDurations(sentence)) {
      if (isCounted(sentence, start)) seconds += mostSeconds;
    }
  }
  return Math.round(seconds / 60);
}

/**
 * Total cooking minutes in the steps: 'Simmer for 20–25 minutes, then leave to cool for an hour' is 25. A range
 * counts as its upper end. 0 if none are stated.
 */
export function cookMinutesOfSteps(steps: readonly string[]): number {
  return minutesOf(sentencesOf(steps), isCooking);
}

/** Total minutes that the steps ask to chill, freeze or soak; cooling hot food is not counted. */
export function chillMinutesOfSteps(steps: readonly string[]): number {
  // Most recipes chill nothing, and the first look for durations takes a phone 0.3 s.
  const chilled = sentencesOf(steps).filter((sentence) => CHILLING.test(sentence));
  return minutesOf(chilled, isChilling);
}

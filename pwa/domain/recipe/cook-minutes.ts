/** Upper limit of a single duration: a day. */
const LONGEST_MINUTES = 24 * 60;

const DURATION =
  /(\d{1,4}(?:[.,]\d{1,2})?|\ban|\bhalf an)\s*(?:(?:-|–|to)\s*(\d{1,4})\s*)?(hours?|hrs?|h|minutes?|mins?|min|seconds?|secs?)\b( and a half)?/gi;
/** '1½', '1 1/2' and '½ an' before a unit of time. */
const FRACTION = /(?:(\d{1,4})\s*)?(?:([¼½¾])|\b(\d)\/(\d))\s*(?:an?\s+)?(?=hour|hr|h\b|min)/gi;
const VULGAR: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const COOKING =
  /\b(?:simmer\w*|boil\w*|bak(?:e|es|ed|ing)|roast\w*|cook(?:s|ed|ing)?|steam\w*|poach\w*|fr(?:y|ies|ied|ying)|saut\S*|brown(?:ed|ing)?(?! rice)|grill\w*|broil\w*|brais\w*|stew\w*|heat(?:ed|ing)?|toast\w*|bubbl\w*|sear\w*|scrambl\w*|microwav\w*|slow[- ]cooker|pressure[- ]cooker)/gi;
const WAITING =
  /\b(?:cool\w*|chill\w*|rest(?:ed|ing)?|stand\w*|freez\w*|refrigerat\w*|fridge|soak\w*|leav\w*|left|marinat\w*|thaw\w*|defrost\w*|sit\w*|stor\w*|drain\w*)/gi;

const placesOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(({ index }) => index);

/** Whether a duration in a sentence is cooking time: decided by the last verb before it, else the next one. */
function isCooking(sentence: string, at: number): boolean {
  const verbs = [
    ...placesOf(COOKING, sentence).map((place) => ({ place, isHeat: true })),
    ...placesOf(WAITING, sentence).map((place) => ({ place, isHeat: false })),
  ].sort((a, b) => a.place - b.place);
  const verb = verbs.findLast(({ place }) => place < at) ?? verbs[0];
  return verb?.isHeat ?? false;
}

const withDecimals = (text: string) =>
  text.replace(FRACTION, (_, whole = '0', vulgar, over, under) => {
    return `${(Number(whole) + (VULGAR[vulgar] ?? Number(over) / Number(under))).toFixed(2)} `;
  });

function minutesOf([, first = '', second, unit = '', half]: RegExpExecArray): number {
  const words: Record<string, number> = { an: 1, 'half an': 0.5 };
  const from = words[first.toLowerCase()] ?? Number(first.replace(',', '.'));
  const count = (second === undefined ? from : Number(second)) + (half === undefined ? 0 : 0.5);
  const minutes = /^h/i.test(unit) ? count * 60 : /^s/i.test(unit) ? count / 60 : count;
  return minutes <= LONGEST_MINUTES ? minutes : 0;
}

/**
 * Total cooking minutes in the steps: 'Simmer for 20–25 minutes, then leave to cool for an hour' is 25. A range
 * counts as its upper end. 0 if none are stated.
 */
export function cookMinutesOfSteps(steps: readonly string[]): number {
  let minutes = 0;
  for (const sentence of steps.flatMap((step) => withDecimals(step).split(/[.;!?]\s+/))) {
    for (const match of sentence.matchAll(DURATION)) {
      if (isCooking(sentence, match.index)) minutes += minutesOf(match);
    }
  }
  return Math.round(minutes);
}

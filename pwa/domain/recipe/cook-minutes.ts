import { stepDurations } from './step-durations.ts';

/** Not the full stop of an abbreviation: '1 hr. 20 min'. */
const SENTENCE_END = /(?<!\bh(?:rs?)?(?=.\s\d))[.;!?]\s{1,3}/i;
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

/** Total minutes that the steps ask to chill, freeze or soak; the cooling of hot food is not waited for. */
export function chillMinutesOfSteps(steps: readonly string[]): number {
  // Most recipes chill nothing, and the first look for durations takes a phone 0.3 s.
  const chilled = sentencesOf(steps).filter((sentence) => CHILLING.test(sentence));
  return minutesOf(chilled, (sentence, at) => !isCooking(sentence, at));
}

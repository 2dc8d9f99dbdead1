import type { Verdict } from '#domain/nutrition/verdict-schema';
import { counted } from '#domain/text/sentence-parts';
import type { BowlState } from './icons/bowl-icon.tsx';

const nutrients = (count: number) => counted(count, 'nutrient');

const IN_A_LIST: Record<BowlState, (count: number) => string> = {
  met: () => 'Meets every minimum',
  short: (count) => `${nutrients(count)} short`,
  unknown: (count) => `${nutrients(count)} unknown`,
  over: (count) => `${nutrients(count)} over`,
};

const AS_A_TITLE: Record<BowlState, (count: number) => string> = {
  met: () => 'Meets every minimum',
  short: (count) => `Short of ${nutrients(count)}`,
  unknown: (count) => `${nutrients(count)} unknown`,
  over: (count) => `Over the maximum of ${nutrients(count)}`,
};

/** Headlines that replace the nutrient verdict. */
export const LEADS: Record<NonNullable<Verdict['lead']>, string> = {
  toxic: 'Toxic food in it: do not feed',
  asked: 'Unknown until you say what’s in it',
  'too-much-liver': 'Too much liver',
};

/** Explanation of a safety audit lead, after its headline. */
export const LEAD_MEANING: Record<'toxic' | 'asked', string> = {
  toxic: 'Something in it is toxic. Take that out first.',
  asked: 'The recipe names a food that may be dangerous, but doesn’t say whether it’s in the bowl.',
};

/** The safety audit's lead by a recipe card's verdict; null if nothing in it is toxic or queried. */
export function safetyLead(verdict: Verdict | null): 'toxic' | 'asked' | null {
  return verdict?.lead === 'toxic' || verdict?.lead === 'asked' ? verdict.lead : null;
}

/** ' for Rex', if the verdict is for one of the owner's animals. */
const forWhom = (name: string | undefined) => (name === undefined ? '' : ` for ${name}`);

/** Shown for recipes that need not be complete. */
export const TREAT_OR_TOPPER = 'Treat or topper';

/** The verdict in a list: '4 nutrients short', 'Meets every minimum for Rex'; null is a treat or topper. */
export function verdictInList(verdict: Verdict | null, name?: string | undefined): string {
  return headline(IN_A_LIST, verdict, name);
}

/** The verdict as the title of its card: 'Short of 4 nutrients'. */
export function verdictTitle(verdict: Verdict | null, name?: string | undefined): string {
  return headline(AS_A_TITLE, verdict, name);
}

function headline(words: typeof IN_A_LIST, verdict: Verdict | null, name: string | undefined): string {
  if (verdict === null) return TREAT_OR_TOPPER;
  if (verdict.lead !== undefined) return LEADS[verdict.lead];
  return `${words[verdict.status](verdict.nutrients)}${forWhom(name)}`;
}

import type { Completeness, CompletenessRow } from '#domain/nutrition/completeness';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { counted, inSentence, listText } from '#domain/text/sentence-parts';
import { amountOfMinimum, nutrientName, sentenceHead } from '../../../components/nutrient-words.ts';
import { verdictTitle } from '../../../components/verdict-words.ts';

/** From this many shortages on, publishing as everyday food is asked about. */
const SEVERAL = 2;
const NAMED = 3;

/** The share of the minimum that is there; for sorting. */
const shareOf = ({ amount, minimum }: CompletenessRow) => (minimum ? amount / minimum : 1);

/** Rows below the minimum, the worst first. */
const shortRows = ({ rows }: Completeness) =>
  rows.filter(({ status }) => status === 'short').toSorted((a, b) => shareOf(a) - shareOf(b));

/**
 * The headline of a review: safety first, then shortages before maxima, since a shortage harms every animal that eats
 * nothing else. 'Short of 7 nutrients, and over the maximum of 1'.
 */
export function reviewTitle(result: Completeness, lead: SafetyAudit['lead']): string {
  const { short, over } = result.counts;
  const verdict = asVerdict(result, lead);
  if (lead !== null || short === 0 || verdict.status === 'short') return verdictTitle(verdict);
  const excess = [
    ...(result.hasTooMuchLiver ? ['too much liver'] : []),
    ...(over > 0 ? [`over the maximum of ${over}`] : []),
  ];
  return `Short of ${counted(short, 'nutrient')}, and ${excess.join(', ')}`;
}

/** 'Calcium 203 of 1,500 mg, zinc 18.2 of 20 mg and 5 more, per 1,000 kcal.', the worst first; '' if nothing is short. */
export function shortageSentence(result: Completeness): string {
  const short = shortRows(result);
  const named = short.map((row) => `${inSentence(nutrientName(row))} ${amountOfMinimum(row)}`);
  const rest = short.length - NAMED;
  const shown = [...named.slice(0, NAMED), ...(rest > 0 ? [`${rest} more`] : [])];
  return short.length === 0 ? '' : `${sentenceHead(listText(shown))}, per 1,000 kcal.`;
}

/** Whether to ask before this is published as everyday food. */
export const isFarFromComplete = ({ counts }: Completeness) => counts.short >= SEVERAL;

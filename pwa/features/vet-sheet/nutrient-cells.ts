import type { HistoryNutrient } from '#domain/diet-history/history-nutrients';
import type { CompletenessRow, NutrientStatus } from '#domain/nutrition/completeness';
import type { Span } from '#domain/nutrition/diet';
import { targetName, targetUnit } from '#domain/reference/target-name';
import { inSentence } from '#domain/text/in-sentence';
import { amountText, foodList } from '../../components/nutrient-words.ts';

const WORDS: Record<NutrientStatus, string> = {
  met: 'Met',
  short: 'Short',
  unknown: 'Unknown',
  over: 'Over',
};

const unitOf = ({ nutrient }: HistoryNutrient) => {
  const unit = targetUnit(nutrient);
  return unit === '' ? '' : ` ${unit}`;
};

/** '18.2', '12 to 40', '12 or more'. */
function spanText({ least, most }: Span): string {
  const low = amountText(least);
  if (most === null) return `${low} or more`;
  const high = amountText(most);
  return low === high ? low : `${low} to ${high}`;
}

/** '18.2 mg', '12 to 40 mg'. */
export const amountOf = (row: HistoryNutrient): string => `${spanText(row.span)}${unitOf(row)}`;

function asks({ minimum, maximum }: CompletenessRow): string {
  if (minimum === null) return `at most ${amountText(maximum ?? 0)}`;
  return maximum === null
    ? `at least ${amountText(minimum)}`
    : `${amountText(minimum)} to ${amountText(maximum)}`;
}

/** 'Short: at least 20'; a standard that doesn't ask for it has a dash. */
export const verdictOf = (row: CompletenessRow | undefined): string =>
  row === undefined ? '–' : `${WORDS[row.status]}: ${asks(row)}`;

/** The foods that leave a row unknown: 'rice, peas and 3 more'; null if it is known. */
export function unknownOf({ aafco, fediaf }: HistoryNutrient): string | null {
  const open = [aafco, fediaf].filter((row) => row?.status === 'unknown');
  const names = [...new Set(open.flatMap((row) => row?.missing ?? []))];
  return names.length === 0 ? null : foodList(names, 2);
}

const isMet = (row: CompletenessRow | undefined) => row === undefined || row.status === 'met';

/** Nutrients that a standard finds short, over or unknown, and those that both find met. */
export function parted(nutrients: readonly HistoryNutrient[]) {
  const met = nutrients.filter(({ aafco, fediaf }) => isMet(aafco) && isMet(fediaf));
  return { met, open: nutrients.filter((row) => !met.includes(row)) };
}

/** 'Protein 62 g, zinc 25 mg': the rows that are met, in one paragraph. */
export function metText(met: readonly HistoryNutrient[]): string {
  return met
    .map((row, at) => {
      const name = targetName(row.nutrient);
      return `${at === 0 ? name : inSentence(name)} ${amountOf(row)}`;
    })
    .join(', ');
}

import type { NutrientStatus } from '#domain/nutrition/completeness';
import type { TopperLimit, TopperMark, TopperState } from '#domain/nutrition/topper';
import { type Standard, type TargetId, targetName } from '#domain/reference/targets';
import { inSentence } from '#domain/text/sentence-parts';

/** '18%', rounded down, so that the mark still holds at it. */
export const sharePercent = (share: number) => Math.floor(100 * share + 1e-6);

/**
 * 'because this recipe has too little calcium'.
 * @param lacksFigure whether foods of the recipe have no figure for a nutrient
 */
export function limitWords(limit: TopperLimit, lacksFigure: (nutrient: TargetId) => boolean): string {
  if (limit === 'treats') return 'because all treats together should stay within a tenth of the day';
  const name = inSentence(targetName(limit.nutrient));
  if (limit.nutrient === 'ca-p-ratio')
    return `because this recipe has too ${limit.bound === 'minimum' ? 'little' : 'much'} calcium for its phosphorus`;
  if (limit.nutrient === 'n6-n3-ratio') return 'because this recipe has too much omega-6 for its omega-3';
  if (limit.bound === 'minimum' && lacksFigure(limit.nutrient))
    return `because we lack figures for its ${name}, and count none`;
  return limit.bound === 'minimum'
    ? `because this recipe has too little ${name}`
    : `because this recipe has more ${name} than the maximum`;
}

/** What a mark allows, and why not more. */
export function markWords(
  { share, limit }: TopperMark,
  which: 'whole' | 'tenthOff',
  standard: Standard,
  lacksFigure: (nutrient: TargetId) => boolean,
): string {
  const keeps =
    which === 'whole' ? `keeps every ${standard} minimum` : `keeps at least 90% of every ${standard} minimum`;
  if (limit === null) return `Any amount ${keeps}.`;
  if (limit === 'treats' && which === 'whole' && share <= 0)
    return `Treats bring nothing, so beside them no amount surely ${keeps}.`;
  if (share <= 0 || sharePercent(share) === 0) {
    return limit === 'treats'
      ? 'Treats already take up the tenth of the day that they may have.'
      : `No amount surely ${keeps}, ${limitWords(limit, lacksFigure)}.`;
  }
  return `Up to ${sharePercent(share)}% of the day ${keeps}. Not more, ${limitWords(limit, lacksFigure)}.`;
}

/** The worst case of a share in a sentence, with the bowl that shows it. */
export function stateWords(
  { lowest, highest }: TopperState,
  standard: Standard,
): { status: NutrientStatus; words: string } {
  const low = lowest === null ? 100 : Math.floor(lowest.percentOfMinimum + 1e-6);
  const high = highest === null ? 100 : Math.ceil(highest.percentOfMaximum - 1e-6);
  if (low >= 100 && high <= 100)
    return {
      status: 'met',
      words: `Every nutrient stays within the ${standard} range, whatever the kibble contains.`,
    };
  const parts = [
    lowest !== null &&
      low < 100 &&
      `${inSentence(targetName(lowest.nutrient))} may fall to ${low}% of the minimum`,
    highest !== null &&
      high > 100 &&
      `${inSentence(targetName(highest.nutrient))} may rise to ${high}% of the maximum`,
  ].filter((part) => part !== false);
  const isNear = low >= 90 && high <= 110;
  const end = isNear ? ', if the kibble has no more than it must' : '';
  return {
    status: isNear ? 'unknown' : low < 90 ? 'short' : 'over',
    words: `At worst, ${parts.join(' and ')}${end}.`,
  };
}

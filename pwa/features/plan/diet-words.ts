import type { CompletenessRow } from '#domain/nutrition/completeness';
import { type JudgedDiet, nutrientSpan } from '#domain/nutrition/diet';
import { type TargetId, targetName, targetUnit } from '#domain/reference/targets';
import { inSentence, listText } from '#domain/text/sentence-parts';
import { amountText, foodList } from '../../components/nutrient-words.ts';

const named = (ids: readonly TargetId[]) => foodList(ids.map((id) => inSentence(targetName(id))));

/**
 * What the mean of a diet hides: nutrients that every recipe lacks, and those that one has too much of. Nothing for a single
 * recipe without kibble, whose own verdict says it.
 */
export function bowlSentences(
  { shortInEveryBowl, overInABowl, completeFoodShare }: JudgedDiet,
  bowls: readonly string[],
): string[] {
  if (bowls.length < 2 && completeFoodShare === 0) return [];
  const short = named(shortInEveryBowl);
  const shortWords =
    bowls.length === 1
      ? `${bowls[0]} by itself is short of ${short}.`
      : `${bowls.length === 2 ? `Both ${listText([...bowls])} are` : 'Every recipe is'} short of ${short}, so alternating them doesn’t help.`;
  return [
    ...(shortInEveryBowl.length > 0 ? [shortWords] : []),
    ...overInABowl.map(({ name, nutrients }) => `${name} by itself has too much ${named(nutrients)}.`),
  ];
}

/** 'Between 625 and 3,125 mg; the standard asks for at least 1,250.': an uncertain row of a diet with kibble. */
export function spanWords(
  { nutrient, minimum, maximum }: CompletenessRow,
  { nutrients }: JudgedDiet,
): string {
  const { least, most } = nutrientSpan(nutrients, nutrient);
  const unit = targetUnit(nutrient) === '' ? '' : ` ${targetUnit(nutrient)}`;
  const has =
    most === null
      ? `${amountText(least)}${unit} or more`
      : `Between ${amountText(least)} and ${amountText(most)}${unit}`;
  const bounds = [
    minimum === null ? null : `at least ${amountText(minimum)}`,
    maximum === null ? null : `at most ${amountText(maximum)}`,
  ].filter((bound) => bound !== null);
  return `${has}; the standard asks for ${bounds.join(' and ')}.`;
}

export type AmountAndName = { amount: string | null; name: string };

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*[–/-]\s*\d+)?(?:\s+\d\/\d)?[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞])`;
const UNIT = String.raw`(?:g|kg|ml|l|oz|lb|lbs|fl oz|cups?|tbsp|tsp)`;
const LINE = new RegExp(String.raw`^(${NUMBER}\s*${UNIT}(?:\s*\([^)]*\))?)\s+(?:of\s+)?(\S.*)$`, 'u');

/**
 * A written ingredient line as amount and food, so that the amounts can stand under each other:
 * '400 g chicken breast, diced' → '400 g', 'Chicken breast, diced'. A line that starts otherwise stays whole.
 */
export function amountAndName(text: string): AmountAndName {
  const match = LINE.exec(text.trim());
  const amount = match?.[1];
  const name = match?.[2];
  if (amount === undefined || name === undefined) return { amount: null, name: text };
  return { amount, name: name.charAt(0).toUpperCase() + name.slice(1) };
}

import type { CompletenessRow } from '#domain/nutrition/completeness';
import { isRatio, targetName, targetUnit } from '#domain/reference/targets';

const MOST_DIGITS = 8;
/** From twice the minimum on, an amount is well above it. */
const WELL_ABOVE = 2;
/** At this multiple of the minimum, people ask about the maximum. */
const PLENTY = 4;
const NAMED_FOODS = 4;
/** Fewer in the compact rows, with forty on screen. */
const NAMED_IN_A_ROW = 2;
/** Longer names are pasted lines of a user. */
const LONGEST_NAME = 40;

/** '1,250', '18.2', '0.35': three digits, and none after the point from a hundred up. */
export function amountText(amount: number, digits = 3): string {
  if (Math.abs(amount) >= 100 && digits <= 3) return formatOf(WHOLE).format(amount);
  return formatOf(Math.abs(amount) >= 1 ? digits : Math.max(2, digits - 1)).format(amount);
}

/** Marks whole numbers among the counts of significant digits. */
const WHOLE = 0;
const formats = new Map<number, Intl.NumberFormat>();

/** Cached: creating a formatter costs far more than using it. */
function formatOf(digits: number): Intl.NumberFormat {
  const known = formats.get(digits);
  if (known !== undefined) return known;
  const bound = digits === WHOLE ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: digits };
  const made = new Intl.NumberFormat('en-GB', bound);
  formats.set(digits, made);
  return made;
}

/** Formats two amounts with as many digits as they need to differ: 19.96 of 20 must not read 20 of 20. */
export function amountsApart(amount: number, bound: number): [string, string] {
  for (let digits = 3; digits < MOST_DIGITS; digits += 1) {
    const pair: [string, string] = [amountText(amount, digits), amountText(bound, digits)];
    if (pair[0] !== pair[1] || amount === bound) return pair;
  }
  return [amountText(amount, MOST_DIGITS), amountText(bound, MOST_DIGITS)];
}

/** Truncates a paragraph-length name after a whole word. */
function shortName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).replace(/\s+\S*$/, '')}…` : name;
}

/** 'fish oil and peas', 'rice, peas, kale, egg and 3 more'. */
export function foodList(names: readonly string[], most = NAMED_FOODS): string {
  const named = names.length > most + 1 ? names.slice(0, most) : names;
  const rest = names.length - named.length;
  const parts = [...named.map(shortName), ...(rest > 0 ? [`${rest} more`] : [])];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function nutrientName(row: Pick<CompletenessRow, 'nutrient'>): string {
  return targetName(row.nutrient);
}

/** ' mg'; a ratio has no unit. */
function unitOf(row: CompletenessRow): string {
  return isRatio(row.nutrient) ? '' : ` ${targetUnit(row.nutrient)}`;
}

/** '1 to 2', 'at least 20', 'at most 4'. */
export function boundsText({ minimum, maximum }: CompletenessRow): string {
  if (minimum === null) return `at most ${amountText(maximum ?? 0)}`;
  return maximum === null
    ? `at least ${amountText(minimum)}`
    : `${amountText(minimum)} to ${amountText(maximum)}`;
}

/** End of the row: '18.2 of 20 mg', '1.32, range 1 to 2', 'Unknown'. */
export function amountOfMinimum(row: CompletenessRow): string {
  const { amount, minimum, maximum, status } = row;
  if (status === 'unknown') return 'Unknown';
  if (isRatio(row.nutrient)) return `${amountText(amount)}, range ${boundsText(row)}`;
  if (status === 'over' && maximum !== null) {
    const [has, most] = amountsApart(amount, maximum);
    return `${has} of at most ${most}${unitOf(row)}`;
  }
  if (minimum === null) return `${amountText(amount)} of at most ${amountText(maximum ?? 0)}${unitOf(row)}`;
  const [has, least] = amountsApart(amount, minimum);
  return `${has} of ${least}${unitOf(row)}`;
}

/** The row in one sentence, for screen readers: 'Zinc: 18.2 of 20 mg per 1,000 kcal, short'. */
export function rowInWords(row: CompletenessRow): string {
  const per = isRatio(row.nutrient) ? '' : ' per 1,000 kcal';
  if (row.status === 'unknown') return `${nutrientName(row)}: unknown`;
  return `${nutrientName(row)}: ${amountOfMinimum(row)}${per}, ${row.status}`;
}

/** Far above the minimum, with no maximum in the standard. */
const isPlenty = ({ amount, minimum }: CompletenessRow) => minimum !== null && amount >= minimum * PLENTY;

/** Explanation beside the bar. */
export function rowNote(row: CompletenessRow): string {
  const { amount, minimum, maximum, status, missing } = row;
  const unit = unitOf(row);
  if (status === 'unknown') {
    const gap = `Not known in full: ${foodList(missing, NAMED_IN_A_ROW)}.`;
    if (amount <= 0 || isRatio(row.nutrient)) return gap;
    return minimum !== null && amount < minimum
      ? `At least ${amountText(amount)} of ${amountText(minimum)}${unit}. ${gap}`
      : `Known: ${amountText(amount)}${unit}, it may be more or less. ${gap}`;
  }
  if (row.nutrient === 'n6-n3-ratio') {
    return status === 'met'
      ? 'Within the maximum.'
      : 'Too much omega-6 for the omega-3: oily fish or fish oil brings it.';
  }
  if (row.nutrient === 'ca-p-ratio') {
    if (status === 'met') return 'Within the range.';
    return status === 'short'
      ? 'Too little calcium for the phosphorus.'
      : 'Too much calcium for the phosphorus.';
  }
  if (status === 'short') return `Short by ${amountText((minimum ?? 0) - amount)}${unit}.`;
  if (status === 'over') return `Over the maximum by ${amountText(amount - (maximum ?? 0))}${unit}.`;
  if (minimum === null) return 'Within the maximum.';
  const above = amount >= minimum * WELL_ABOVE ? 'Well above the minimum' : 'Meets the minimum';
  if (maximum !== null && amount > maximum)
    return `${above}; much of it is carotene, which no maximum counts.`;
  if (maximum === null && isPlenty(row)) return `${above}; no maximum is known.`;
  return maximum === null ? `${above}.` : `${above}, within the maximum of ${amountText(maximum)}${unit}.`;
}

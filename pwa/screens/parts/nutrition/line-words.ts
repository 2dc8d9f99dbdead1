import type { UnderstoodLine } from '#domain/analysis/read-lines';
import { NUTRIENTS, type NutrientId } from '#domain/reference/nutrient';
import { lateFormat } from '#domain/text/late-format';

const tenths = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));
/** A drop of vitamin D weighs 0.028 g: small weights must not round to zero. */
const twoDigits = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 }));

/** '513 g', '2.5 g', '0.028 g'. */
export function gramsText(grams: number): string {
  if (grams >= 100) return `${Math.round(grams).toLocaleString('en-GB')} g`;
  return `${(grams < 1 ? twoDigits : tenths)().format(grams)} g`;
}

const BASES: Record<NonNullable<UnderstoodLine['basis']>, string> = {
  mass: 'as weighed',
  density: 'by density',
  household: 'by household measure',
  piece: 'by the piece',
  strength: 'by the strength on its label',
};

/** '50,000 IU vitamin D, 500 mg calcium'; both forms of retinol merged. */
function holdsWords(holds: NonNullable<UnderstoodLine['holds']>): string {
  const parts = Object.entries(holds).filter(
    ([id]) => !(id === 'vitamin-a' && 'preformed-vitamin-a' in holds),
  );
  if (parts.length === 0) return 'nothing that the standards judge';
  return parts
    .map(([id, amount]) => {
      const { name, unit } = NUTRIENTS[id as NutrientId];
      return `${tenths().format(amount)} ${unit} ${name.replace(/ \(.*/, '').replace(/^([A-Z])(?=[a-z])/, (first) => first.toLowerCase())}`;
    })
    .join(', ');
}

/** 'between 2 and 18 g', 'up to 6 g'. */
function boundsWords({ leastGrams, mostGrams }: UnderstoodLine): string {
  const most = gramsText(mostGrams ?? 0);
  return leastGrams < 0.05
    ? `up to ${most}`
    : `between ${gramsText(leastGrams).replace(/ g$/, '')} and ${most}`;
}

/** Content by label strength, in words; null for a line without one. */
function strengthWords({ ingredientId, name, holds, holdsEach }: UnderstoodLine): string | null {
  const named = ingredientId === null ? '' : `${name}: `;
  if (holds !== null) return `${named}${holdsWords(holds)}, by the strength on its label`;
  if (holdsEach === null) return null;
  return `${named}${holdsWords(holdsEach)} each, but not how many: counted as unknown.`;
}

/** How a line was parsed, in words, including what was not understood. */
export function lineWords(line: UnderstoodLine): string {
  const { ingredientId, name, grams, basis } = line;
  const strength = strengthWords(line);
  if (strength !== null) return strength;
  if (ingredientId === null) {
    return grams === null
      ? 'Not understood: kept as text, and counted as unknown.'
      : `Not in our table: ${gramsText(grams)} kept as text, and counted as unknown.`;
  }
  if (line.mostGrams === null) return `${name}, but no amount we can read: counted as unknown.`;
  if (grams === null || basis === null) return `${name}, ${boundsWords(line)}: counted at both ends`;
  const isExact = line.leastGrams === grams && line.mostGrams === grams;
  const bounds = isExact ? '' : `, counted ${boundsWords(line)}`;
  return `${name}, ${gramsText(grams)} ${BASES[basis]}${bounds}`;
}

/** True if the figures cover the whole line, a vague amount at both of its ends. */
export function isUnderstood({ ingredientId, mostGrams, holds }: UnderstoodLine): boolean {
  return holds !== null || (ingredientId !== null && mostGrams !== null);
}

/** Lines covered by the figures, and lines not read at all: 'All 6 lines understood.' */
export function understoodWords(lines: readonly UnderstoodLine[], leftOut: number): string {
  if (leftOut === 0) return countWords(lines);
  const more = leftOut === 1 ? '1 line names no food and is' : `${leftOut} lines name no food and are`;
  return `${countWords(lines)} ${more} left out.`;
}

function countWords(lines: readonly UnderstoodLine[]): string {
  const understood = lines.filter(isUnderstood).length;
  if (lines.length === 0) return 'No line names a food yet.';
  if (understood < lines.length) return `${understood} of ${lines.length} lines understood.`;
  return lines.length === 1 ? 'The one line is understood.' : `All ${lines.length} lines understood.`;
}

/** A supplement as a line that the checker reads to the gram: '1/2 tablet kelp tablet', '1 tsp (5.5 g) eggshell powder'. */
export function doseLine({ id, dose }: { id: string; dose: string }): string {
  const amount = dose.replace('level ', '').replace(/(?:,| of ).*/, '');
  // Suggested liver is raw, so that the line raises no question.
  return `${amount} ${id.replaceAll('-', ' ')}${id.endsWith('-liver') ? ', raw' : ''}`;
}

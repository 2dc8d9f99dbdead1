import { unitFactor, unitKind } from '../units/units.ts';
import type { Amount } from './amount.ts';
import { amountAtStart } from './read-amount.ts';
import type { SplitLine } from './split-line.ts';

const COOKED = /\b(?:cooked|boiled)\b/i;
const DRY = /\b(?:dry|dried|uncooked|raw)\b/i;
const UNCOOKED = /\buncooked\b/gi;
const LEAD = /^(?:from|makes|yields|gives|equals|=|equivalent to)\s+(?:about\s+|roughly\s+)?/i;
/** Two weights within this share are the same weight repeated. */
const SAME_WEIGHT = 0.1;

type State = 'cooked' | 'dry';

function stateOf(text: string): State | null {
  const isCooked = COOKED.test(text.replace(UNCOOKED, ''));
  if (isCooked === DRY.test(text)) return null;
  return isCooked ? 'cooked' : 'dry';
}

/** Grams of a weight, millilitres of a volume; otherwise null. */
function sizeOf({ quantity, quantityMax, unit }: Amount): number | null {
  const kind = unit === null ? null : unitKind(unit);
  if (quantity === null || unit === null || (kind !== 'mass' && kind !== 'volume')) return null;
  return ((quantity + (quantityMax ?? quantity)) / 2) * (unitFactor(unit) ?? 0);
}

/** State of the food at the second weight in part of a line: 'cooked' in '100 g rice (300 g cooked)'. */
function otherState(part: string, amount: Amount, head: string): State | null {
  const restated = part.replace(LEAD, '');
  const state = stateOf(restated);
  const size = state === null ? null : sizeOf(amountAtStart(restated));
  if (size === null) return null;
  const own = sizeOf(amount);
  const isElsewhere = stateOf(head) !== null && stateOf(head) !== state;
  if (own === null) return isElsewhere ? state : null;
  const isSame = Math.abs(size - own) <= SAME_WEIGHT * own;
  const isWeighed = amount.unit !== null && unitKind(amount.unit) === 'mass';
  return isElsewhere || (!isSame && stateOf(head) === null && isWeighed) ? state : null;
}

/** A line without the weight of its food in the other state, the removed part, and the state of the weight kept. */
export type WeighedState = { parts: SplitLine; restated: string[]; state: 'cooked' | 'uncooked' | '' };

/**
 * Removes a second weight of the same food in another state: '100 g dry rice (300 g cooked)' is weighed dry, '300 g
 * rice (100 g dry)' cooked.
 */
export function withoutOtherState(amount: Amount, parts: SplitLine): WeighedState {
  const restated: string[] = [];
  let state: WeighedState['state'] = '';
  const keep = (part: string) => {
    const other = otherState(part, amount, parts.head);
    if (other === null) return true;
    restated.push(part);
    state = other === 'cooked' ? 'uncooked' : 'cooked';
    return false;
  };
  const brackets = parts.brackets.filter(keep);
  return { parts: { head: parts.head, brackets, segments: parts.segments.filter(keep) }, restated, state };
}

/** The most earlier ops that travel with a record. */
export const PAST_OPS = 8;

/** A stored record: `seq` numbers the write, `op` identifies the edit. */
type HeldState = { readonly seq: number; readonly op: string };
/** `base` is the `seq` of the state that the edit was made on; null if there was none. */
type Change = { readonly base: number | null; readonly op: string };

/**
 * - `write`: store the change (its body, op and past) under the next `seq`, and answer 'taken' with that.
 * - `repeat`: it is stored already, since an answer was lost or another device has offered the same op; answer 'taken' with
 *   `seq`.
 * - `moved-on`: somebody has written since; answer with what is held.
 */
export type Decision =
  | { readonly is: 'write' }
  | { readonly is: 'repeat'; readonly seq: number }
  | { readonly is: 'moved-on' };

/**
 * The server's one rule, a compare-and-set: a change is taken only on top of the state that it was made on.
 * @param held undefined if the server has no such record; a deleted one is held, too
 */
export function decide(held: HeldState | undefined, change: Change): Decision {
  if (held !== undefined && held.op === change.op) return { is: 'repeat', seq: held.seq };
  return (held?.seq ?? null) === change.base ? { is: 'write' } : { is: 'moved-on' };
}

import { NO_NOTES } from '../own/recipe-notes.ts';
import { PET_DEFAULTS } from '../plan/plan.ts';
import { contentOf, kindOf } from './record-kinds.ts';
import { fieldOf, fieldsOf, isSame, type RecordValue, withFields } from './record-value.ts';

/** Both changed one field differently: what the server had first stands. A missing field is undefined. */
export type SetAsideField = {
  readonly name: string;
  readonly field: string;
  readonly kept: unknown;
  readonly aside: unknown;
};

type Merged = { value: RecordValue | null; asides: readonly SetAsideField[] };

const isKind = (name: string, kinds: readonly string[]) => kinds.some((kind) => name.startsWith(`${kind}/`));

/** The defaults that screens show without a record. A field that still has its default wasn't edited. */
const BLANKS: { [kind: string]: RecordValue } = {
  note: NO_NOTES,
  'plan/pet': PET_DEFAULTS,
};

/** The defaults of the fields that both have. */
function blankOf(name: string, mine: RecordValue, theirs: RecordValue): RecordValue {
  const blank = BLANKS[kindOf(name)?.kind ?? ''] ?? {};
  return withFields(
    Object.entries(blank).filter(([field]) => Object.hasOwn(mine, field) && Object.hasOwn(theirs, field)),
  );
}

/** Whether an edit beats a deletion: for what people write. */
const doesEditWin = (name: string) => isKind(name, ['pet', 'own', 'note', 'food']);

/** Whether each field is a thing of its own, as the meals of a day are: the record is there as long as one of them is. */
export const hasOwnFields = (name: string): boolean => isKind(name, ['fed']);

/** Grams of a meal, whoever marked it and when. */
const gramsOf = (meal: unknown) => fieldOf(Object(meal), 'grams');

/** Whether a person would want to know: two who tick the same item or mark the same meal agree. */
function isWorthTelling({ name, field, kept, aside }: SetAsideField): boolean {
  if (isKind(name, ['tick', 'heart', 'cooked'])) return false;
  if (hasOwnFields(name)) return !isSame(gramsOf(kept), gramsOf(aside));
  return !['rank', 'createdAt', 'origin'].includes(field);
}

/** Where a merge begins; null: there was no such record. */
type Origin = {
  /** The state that both come from. */
  base: RecordValue | null;
  /** Sent, but not answered yet; their version may already build on it. */
  sent?: RecordValue | null | undefined;
};

/**
 * Merges a record three ways, field by field. Where both changed a field differently, theirs stands, since it was accepted
 * first, and mine is set aside. An edit beats a deletion for what people write; the deletion wins for the rest.
 */
export function mergeRecord(
  name: string,
  { base, sent = base }: Origin,
  mine: RecordValue | null,
  theirs: RecordValue | null,
): Merged {
  if (isSame(mine, theirs) || isSame(mine, base)) return { value: theirs, asides: [] };
  if (isSame(theirs, base) || isSame(theirs, sent)) return { value: mine, asides: [] };
  const origin = { base: base ?? blankOf(name, mine ?? {}, theirs ?? {}), sent: sent ?? {} };
  if (hasOwnFields(name)) {
    const { value, asides } = mergeFields(name, origin, mine ?? {}, theirs ?? {});
    return { value: Object.keys(value).length === 0 ? null : value, asides };
  }
  if (mine === null || theirs === null) {
    return { value: doesEditWin(name) ? (mine ?? theirs) : null, asides: [] };
  }
  const merged = mergeFields(name, origin, mine, theirs);
  // Fields that are right by themselves need not be right together, as the percentages of a food.
  return contentOf(name, merged.value) === null ? whollyTheirs(name, origin.base, mine, theirs) : merged;
}

function mergeFields(
  name: string,
  { base, sent }: { base: RecordValue; sent: RecordValue },
  mine: RecordValue,
  theirs: RecordValue,
) {
  const asides: SetAsideField[] = [];
  const fields = fieldsOf(theirs, mine).map((field) => {
    const [before, ours, other] = [base, mine, theirs].map((value) => fieldOf(value, field));
    const isTheirEdit = !isSame(other, before) && !isSame(other, fieldOf(sent, field));
    const isMyEdit = !isSame(ours, before);
    const kept = isTheirEdit || !isMyEdit ? other : ours;
    if (isMyEdit && !isSame(ours, kept)) asides.push({ name, field, kept, aside: ours });
    return [field, kept] as const;
  });
  return { value: withFields(fields), asides: asides.filter(isWorthTelling) };
}

/** Theirs as it is; what I changed is set aside. */
function whollyTheirs(name: string, base: RecordValue, mine: RecordValue, theirs: RecordValue): Merged {
  const asides = fieldsOf(theirs, mine)
    .map((field) => ({ name, field, kept: fieldOf(theirs, field), aside: fieldOf(mine, field) }))
    .filter(({ field, kept, aside }) => !(isSame(aside, kept) || isSame(aside, fieldOf(base, field))));
  return { value: theirs, asides: asides.filter(isWorthTelling) };
}

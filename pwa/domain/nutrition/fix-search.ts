import { type FixQuestion, isUsed, type Limited, type Steps, stepsOf, type Weight } from './fix-steps.ts';

/** The most new foods and supplements of a fix; a pinch of salt is in every kitchen and not counted. */
type Limits = Readonly<Record<Limited, number>>;

/** Whole steps of some changes. */
type Choice = readonly { move: number; steps: number }[];

export type FixFound = {
  /** Sets of changes that reach every bound in whole steps, the best first. */
  choices: readonly Choice[];
  /** If there is none: the bounds that the closest set within the limits does not reach, the hardest first. */
  open: readonly number[];
};

/** Tried one after the other: what an owner accepts, and for a bowl that lacks much a little more. */
const WANTED: Limits = { food: 2, supplement: 5 };
const WIDEST: Limits = { food: 3, supplement: 7 };
/** Choices to find, and sets to try for them: rounding may break what no program knows, such as a caution. */
const MOST_CHOICES = 2;
const MOST_SETS = 16;
/** Sets that exceed the limits to make smaller. */
const MOST_NARROWED = 5;
const ROUNDS = 3;
/** Share of its most below which a change counts as hardly used. */
const HARDLY = 0.05;

/**
 * Where the search starts: all changes alike, few supplements, few new foods, few changes of what is there; then each new food
 * in turn favoured over the others, with what is there changed freely. One start alone misses a food that pays only beside
 * another: wheat germ with liver, where less rice makes room.
 */
function starts({ moves }: FixQuestion): Weight[] {
  const limitedBy = (move: number) => moves[move]?.limited ?? null;
  const rare = ([null, 'food', 'supplement'] as const).map(
    (limited): Weight =>
      (move) =>
        limitedBy(move) === limited ? 3 : 1,
  );
  const favoured = moves.flatMap(({ limited }, one): Weight[] =>
    limited === 'food'
      ? [(move) => (move === one ? 0.1 : { food: 2, supplement: 1, none: 0.3 }[limitedBy(move) ?? 'none'])]
      : [],
  );
  return [() => 1, ...rare, ...favoured];
}

/**
 * A set of changes that reaches every bound and from which none can be left out. Sparse solutions follow from solving a
 * program again with weights that spare what was used much (Candès, Wakin and Boyd 2008, 'Enhancing sparsity by reweighted
 * l1'); then each change that the others can do without is left out, the least used first.
 * @param tooSmall sets known not to reach every bound; many starts lead to the same
 */
function sparseSet(
  question: FixQuestion,
  from: readonly number[],
  start: Weight,
  tooSmall: Set<string>,
): readonly number[] | null {
  const mostOf = (move: number) => question.moves[move]?.most ?? 1;
  const first: Weight = (move) => (question.moves[move]?.weight ?? 1) * start(move);
  let weight = first;
  const usedIn = (steps: Steps) => some.filter((move) => isUsed(steps.get(move)));
  let some = from;
  for (let round = 0; round < ROUNDS; round += 1) {
    const steps = stepsOf(question, some, (move) => weight(move) / mostOf(move));
    if (steps === null) return null;
    weight = (move) => first(move) / ((steps.get(move) ?? 0) / mostOf(move) + HARDLY);
    some = usedIn(steps);
  }
  for (const move of some.toSorted((a, b) => weight(b) - weight(a))) {
    if (!some.includes(move)) continue;
    const rest = some.filter((other) => other !== move);
    const key = keyOf(rest);
    const steps = tooSmall.has(key) ? null : stepsOf(question, rest, (other) => first(other) / mostOf(other));
    if (steps === null) tooSmall.add(key);
    else some = usedIn(steps);
  }
  return some;
}

const countOf = ({ moves }: FixQuestion, set: readonly number[], limited: Limited) =>
  set.filter((move) => moves[move]?.limited === limited).length;

/** Changes that count towards no limit: more or less of what is there, and salt. */
const freeOf = ({ moves }: FixQuestion) =>
  moves.flatMap(({ limited }, move) => (limited === null ? move : []));

const keyOf = (set: readonly number[]) => set.toSorted((a, b) => a - b).join();

/** By how many changes a set exceeds the limits. */
const excessOf = (question: FixQuestion, set: readonly number[], limits: Limits) =>
  (['food', 'supplement'] as const).reduce(
    (sum, limited) => sum + Math.max(0, countOf(question, set, limited) - limits[limited]),
    0,
  );

/** Whole steps of a set of changes; null if rounding breaks a bound. */
function wholeSteps(question: FixQuestion, set: readonly number[]): Steps | null {
  return stepsOf(question, set, (move) => question.moves[move]?.stepCost ?? 0, { isWhole: true });
}

const choiceOf = (steps: Steps): Choice =>
  [...steps].map(([move, count]) => ({ move, steps: Math.round(count) }));

/**
 * The closest answer within the limits, by the bounds that it leaves open: of the set nearest to them, without the changes that it
 * misses least, and with others while there is room and they help; now and then nothing stays open. Changes that don't count
 * are free.
 */
function closestOf(question: FixQuestion, sets: readonly (readonly number[])[]): FixFound {
  const all = question.moves.map((_, move) => move);
  const free = freeOf(question);
  const open = (set: readonly number[], isWhole = false) => {
    const some = [...new Set([...set, ...free])];
    const steps = stepsOf(question, some, () => 0, { isElastic: true, isWhole });
    const bounds = question.leasts
      .map((_, bound) => ({
        bound,
        slack: steps === null ? Infinity : (steps.get(question.moves.length + bound) ?? 0),
      }))
      .filter(({ slack }) => isUsed(slack))
      .toSorted((a, b) => b.slack - a.slack);
    return {
      set,
      bounds: bounds.map(({ bound }) => bound),
      sum: bounds.reduce((sum, { slack }) => sum + slack, 0),
    };
  };
  const excess = (set: readonly number[]) => excessOf(question, set, WIDEST);
  const [nearest] = sets.toSorted((a, b) => excess(a) - excess(b));
  if (nearest === undefined) return { choices: [], open: open(all).bounds };
  const bestOf = (some: readonly (readonly number[])[]) =>
    some.map((set) => open(set)).toSorted((a, b) => a.sum - b.sum)[0];
  let closest = open(nearest);
  while (excess(closest.set) > 0) {
    const { set } = closest;
    const smaller = set.map((move) => set.filter((other) => other !== move));
    closest = bestOf(smaller.filter((rest) => excess(rest) < excess(set))) ?? closest;
  }
  while (closest.sum > 0) {
    const larger = all
      .filter((move) => !closest.set.includes(move) && !free.includes(move))
      .map((move) => [...closest.set, move]);
    const best = bestOf(larger.filter((set) => excess(set) === 0));
    if (best === undefined || !isUsed(closest.sum - best.sum)) return { choices: [], open: closest.bounds };
    closest = best;
  }
  const steps = wholeSteps(question, [...new Set([...closest.set, ...free])]);
  return steps === null
    ? { choices: [], open: open(closest.set, true).bounds }
    : { choices: [choiceOf(steps)], open: [] };
}

/** Adds smaller sets: for each with too many new foods or supplements, what does without one of them, and hardly any others. */
function narrow(question: FixQuestion, found: Map<string, readonly number[]>, tooSmall: Set<string>): void {
  const all = question.moves.map((_, move) => move);
  const excess = (set: readonly number[]) => excessOf(question, set, WANTED);
  const queue = [...found.values()].filter((set) => excess(set) > 0);
  for (let tries = 0; tries < MOST_NARROWED && queue.length > 0; tries += 1) {
    queue.sort((a, b) => excess(a) - excess(b) || a.length - b.length);
    const set = queue.shift() ?? [];
    for (const limited of ['food', 'supplement'] as const) {
      if (countOf(question, set, limited) <= WANTED[limited]) continue;
      for (const dropped of set.filter((move) => question.moves[move]?.limited === limited)) {
        const universe = all.filter((move) => {
          const kind = question.moves[move]?.limited ?? null;
          const isFull = kind === 'food' && (kind === limited || countOf(question, set, kind) >= WANTED.food);
          return move !== dropped && (!isFull || set.includes(move));
        });
        const smaller = sparseSet(question, universe, (move) => (set.includes(move) ? 1 : 3), tooSmall);
        if (smaller === null) continue;
        const key = keyOf(smaller);
        if (found.has(key)) continue;
        found.set(key, smaller);
        if (excess(smaller) > 0) queue.push(smaller);
      }
    }
  }
}

/**
 * The fewest changes that reach every bound: irreducible sets from several starts, those within the limits ranked by what
 * they count, then in whole steps. Branches are counted, not timed, so that every device finds the same answer.
 */
export function searchFix(question: FixQuestion): FixFound {
  const all = question.moves.map((_, move) => move);
  const found = new Map<string, readonly number[]>();
  const tooSmall = new Set<string>();
  for (const start of starts(question)) {
    const set = sparseSet(question, all, start, tooSmall);
    // What all changes together can't reach, no start will.
    if (set === null) break;
    found.set(keyOf(set), set);
  }
  narrow(question, found, tooSmall);
  const sets = [...found.values()];
  const weightOf = (set: readonly number[]) =>
    set.reduce((sum, move) => sum + (question.moves[move]?.weight ?? 0), 0);
  const within = sets
    .filter((set) => excessOf(question, set, WIDEST) === 0)
    .toSorted((a, b) => weightOf(a) - weightOf(b));
  const isWanted = (set: readonly number[]) => excessOf(question, set, WANTED) === 0;
  const ranked = [...within.filter(isWanted), ...within.filter((set) => !isWanted(set))];
  // Where rounding breaks a bound, small changes of the foods that are there often make up for it.
  const free = freeOf(question);
  const choices: Choice[] = [];
  for (const set of ranked.slice(0, MOST_SETS)) {
    const steps = wholeSteps(question, set) ?? wholeSteps(question, [...new Set([...set, ...free])]);
    if (steps !== null) choices.push(choiceOf(steps));
    if (choices.length === MOST_CHOICES) break;
  }
  return choices.length > 0 ? { choices, open: [] } : closestOf(question, sets);
}

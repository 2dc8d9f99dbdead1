import type { Certainty, Severity, ToxicFood } from '../lexicon/toxic-foods.ts';

/** One dangerous food in a text. `start` and `end` are UTF-16 offsets, and `text` is the slice between them. */
export type SafetyFlag = {
  /** Name in the toxic-food table. */
  food: ToxicFood['name'];
  severity: Severity;
  /** 'usually' for a brand or dish that usually contains the food (recipes differ). */
  certainty: Certainty;
  /** As written in the text. */
  text: string;
  start: number;
  end: number;
  reason: string;
  alternative: string;
};

/** The dangerous foods of a text: those it puts in the bowl, and those it names but may leave out. */
export type SafetyReading = { flags: SafetyFlag[]; asked: SafetyFlag[] };

/** If one mention puts a food in the bowl, every mention does. */
export function settled({ flags, asked }: SafetyReading, also: readonly SafetyFlag[] = []): SafetyReading {
  const foods = new Set([...flags, ...also].map(({ food }) => food));
  const again = asked.filter(({ food }) => foods.has(food));
  if (again.length === 0) return { flags, asked };
  return {
    flags: [...flags, ...again].sort((a, b) => a.start - b.start),
    asked: asked.filter(({ food }) => !foods.has(food)),
  };
}

/**
 * Deduplicates the flags of one line: a named food replaces the brand beside it that usually contains it; xylitol replaces
 * sugar-free gum. Keeps the order.
 */
export function uniqueFlags<F extends Pick<SafetyFlag, 'food' | 'certainty'>>(flags: readonly F[]): F[] {
  const named = new Set(flags.filter(({ certainty }) => certainty === 'contains').map(({ food }) => food));
  const holdsXylitol = flags.some(({ food }) => food === 'Xylitol');
  return flags.filter(
    ({ food, certainty }) =>
      !(certainty === 'usually' && named.has(food)) &&
      !(food === 'Sugar-free sweetened foods' && holdsXylitol),
  );
}

import type { UnitId } from '../units/units.ts';
import type { StatedWeight } from './amount.ts';

const SIZES = ['small', 'medium', 'large', 'extra large'] as const;
export type Size = (typeof SIZES)[number];

/** A parsed ingredient line. */
export type ParsedLine = {
  /** Original text without bullet and redundant spaces, at most 500 characters. */
  text: string;
  /** Null if the line states none; the lower end of a range. */
  quantity: number | null;
  /** The upper end of a range, else null. */
  quantityMax: number | null;
  unit: UnitId | null;
  size: Size | null;
  /** The food in the writer's words; empty if the line is only an amount. */
  name: string;
  /** Id in the ingredient or supplement table; null if neither has the food. */
  ingredientId: string | null;
  /** Preparation after the comma or in brackets; null if none. */
  preparation: string | null;
  isToTaste: boolean;
  /** A weight stated beside a count: '2 eggs (100 g)', '2 tablets, 15 mg zinc each'. */
  weight: StatedWeight | null;
  /** Words of an amount that belong to nothing read so far; the line has no certain weight. Null if all is read. */
  unread: string | null;
};

/** A range of daily energy. */
export type EnergyBand = {
  /** kcal per day. For cats FEDIAF's figure may lie a little below the resting energy. */
  lowKcal: number;
  /** kcal per day; the same as `lowKcal` where the sources name one figure. */
  highKcal: number;
};

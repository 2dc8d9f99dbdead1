import { createStore, useStore } from 'zustand';
import type { Premix, PremixDose, PremixUse } from '#domain/nutrition/premix';

/** A premix in a recipe, instead of the recipe's supplements. */
export type ChosenPremix = PremixDose & {
  /** What it is measured in. */
  unit: PremixUse['unit'];
  /** '12 g', '2 scoops (12 g)': for the batch as written. */
  doseText: string;
};

type PremixState = {
  premixes: readonly Premix[];
  /** By recipe, also those that are switched off. */
  uses: ReadonlyMap<number, PremixUse>;
  /** By recipe, those that are switched on. */
  chosen: ReadonlyMap<number, ChosenPremix>;
};

/**
 * The owner's premixes, empty until `follow-premixes.ts` has read the device. Apart from it, so that the first paint
 * loads neither the schemas nor the nutrients.
 */
export const premixStore = createStore<PremixState>(() => ({
  premixes: [],
  uses: new Map(),
  chosen: new Map(),
}));

/** The premix that replaces the supplements of a recipe; null if there is none. */
export function useChosenPremix(recipeId: number): ChosenPremix | null {
  return useStore(premixStore, ({ chosen }) => chosen.get(recipeId) ?? null);
}

/** The premixes that replace supplements, by recipe. */
export function useChosenPremixes(): ReadonlyMap<number, ChosenPremix> {
  return useStore(premixStore, ({ chosen }) => chosen);
}

/** The owner's premixes, and the dose of the one in a recipe, on or off. */
export function usePremixes(recipeId: number): {
  premixes: readonly Premix[];
  use: PremixUse | undefined;
} {
  const premixes = useStore(premixStore, (state) => state.premixes);
  const use = useStore(premixStore, ({ uses }) => uses.get(recipeId));
  return { premixes, use };
}

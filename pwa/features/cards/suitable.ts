import { useCallback } from 'react';
import { createStore, useStore } from 'zustand';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { PetNeeds } from '#domain/nutrition/pet-needs';
import { suitsPet } from '#domain/nutrition/suits-pet';
import { nameInSentence } from '#domain/pet/pet-name';
import type { ActivePets } from '../../platform/database/rows.ts';
import { lazyQuery, sharedQuery, useShared } from '../../platform/query/query.ts';
import type { Shown } from './shown-species.tsx';

/** An active pet as the lists see it. */
type Eater = { name: string; needs: PetNeeds };
type Eaters = { dog?: Eater; cat?: Eater };

const SPECIES = ['dog', 'cat'] as const;

function eatersOf(pets: ActivePets, needsOf: typeof import('#domain/nutrition/pet-needs').petNeeds): Eaters {
  const found = SPECIES.flatMap((species) => {
    const pet = pets[species];
    return pet ? [[species, { name: nameInSentence(pet, species), needs: needsOf(pet) }]] : [];
  });
  return Object.fromEntries(found);
}

const eaters = sharedQuery<Eaters>(
  'eaters',
  lazyQuery(
    () => import('#domain/nutrition/pet-needs'),
    ({ petNeeds }, device) => device.activePets().then((pets) => eatersOf(pets, petNeeds)),
  ),
  {},
);

/** The choice for this visit, shared by all lists; undefined until made. */
const choice = createStore<{ isWanted?: boolean }>(() => ({}));

export type Suitable = {
  /** 'Suits Mog', 'Suits Rex and Mog'; null without an active pet of a species shown. */
  label: string | null;
  isOn: boolean;
  choose: (isWanted: boolean) => void;
  /** Whether the recipe stays in the list. */
  isKept: (card: RecipeCard) => boolean;
};

const choose = (isWanted: boolean) => choice.setState({ isWanted });

/**
 * The filter for recipes that the active pets can live on. Treats stay in, as do the owner's recipes, whose figures are not on
 * their cards.
 * @param isWhole whether nothing else narrows the list: then the filter is on until the visitor decides otherwise
 */
export function useSuitable(shown: Shown, isWhole: boolean): Suitable {
  const known = useShared(eaters, ({ value }) => value);
  const { isWanted = isWhole } = useStore(choice);
  const names = SPECIES.flatMap((species) => {
    const eater = shown === 'all' || shown === species ? known[species] : undefined;
    return eater ? [eater.name] : [];
  });
  const isOn = isWanted && names.length > 0;
  // Stable, so that a keystroke doesn't filter the list again.
  const isKept = useCallback(
    ({ species, suits, verdict }: RecipeCard) => {
      const eater = isOn ? known[species] : undefined;
      return eater === undefined || (verdict?.lead !== 'toxic' && suitsPet(suits, eater.needs));
    },
    [known, isOn],
  );
  return { label: names.length > 0 ? `Suits ${names.join(' and ')}` : null, isOn, choose, isKept };
}

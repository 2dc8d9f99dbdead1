import { useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { isInScope, type ListScope } from '#domain/catalogue/recipe-lists';
import { isOwnRecipeId } from '#domain/own/own-id';
import { Segmented } from '../../components/segmented.tsx';
import type { ActivePets } from '../../platform/database/rows.ts';
import { usePrerendered } from '../../platform/query/prerendered-answers.ts';

/** Recipes of a species, of both, or the owner's. */
export type Shown = ListScope | 'own';

/** Choice for this visit, shared by all lists of both species; undefined until made. */
const choice = createStore<{ species?: ListScope; isYours?: boolean }>(() => ({}));

export function isShown({ id, species }: RecipeCard, shown: Shown): boolean {
  return shown === 'own' ? isOwnRecipeId(id) : isInScope(species, shown);
}

/** Species shown in a list of both: the choice, else those of the owner's pets, else all. */
export function useShownSpecies(): ListScope {
  const { species } = useStore(choice);
  const rendered = usePrerendered('activePets', (device) => device.activePets());
  const [owned, setOwned] = useState(rendered ? scopeOf(rendered) : 'all');
  // After hydration, because the server does not know the owner's pets.
  useEffect(() => {
    const pets = document.documentElement.dataset['pets'];
    if (pets === 'dog' || pets === 'cat') setOwned(pets);
  }, []);
  return species ?? owned;
}

/** Whether a list of both species shows only the owner's recipes. */
export function useIsYours(): boolean {
  return useStore(choice, ({ isYours }) => isYours === true);
}

function scopeOf({ dog, cat }: ActivePets): ListScope {
  if (!dog === !cat) return 'all';
  return dog ? 'dog' : 'cat';
}

export function chooseSpecies(species: Shown): void {
  choice.setState(species === 'own' ? { isYours: true } : { species, isYours: false });
}

const OPTIONS = [
  { value: 'all', label: 'Both' },
  { value: 'dog', label: 'Dogs' },
  { value: 'cat', label: 'Cats' },
] as const;

const YOURS = { value: 'own', label: 'Yours' } as const;

type SpeciesSwitchProps = {
  value: Shown;
  /** Whether to offer 'Yours'; requires at least one recipe of the owner. */
  hasYours?: boolean;
};

/** The switch above a list of both species. */
export function SpeciesSwitch({ value, hasYours = false }: SpeciesSwitchProps) {
  return (
    <Segmented<Shown>
      label="Recipes for"
      options={hasYours ? [...OPTIONS, YOURS] : OPTIONS}
      value={value}
      onChange={chooseSpecies}
    />
  );
}

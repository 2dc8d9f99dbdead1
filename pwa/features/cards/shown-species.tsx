import { useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { isInScope, type ListScope } from '#domain/catalogue/list-scope';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { isOwnRecipeId } from '#domain/own/own-id';
import { Segmented } from '../../components/segmented.tsx';
import type { ActivePets } from '../../platform/database/rows.ts';
import { usePrerendered } from '../../platform/query/prerendered-answers.ts';

/** Recipes of a species, of both, or the owner's. */
export type Shown = ListScope | 'own';

/** Chosen on this visit, for every list of both species; undefined until then. */
const choice = createStore<{ species?: ListScope; isYours?: boolean }>(() => ({}));

export function isShown({ id, species }: RecipeCard, shown: Shown): boolean {
  return shown === 'own' ? isOwnRecipeId(id) : isInScope(species, shown);
}

/** Whose recipes a list of both species shows: as chosen, else for the owner's animals, else all. */
export function useShownSpecies(): ListScope {
  const { species } = useStore(choice);
  const rendered = usePrerendered('activePets', (device) => device.activePets());
  const [owned, setOwned] = useState(rendered ? scopeOf(rendered) : 'all');
  // After hydration: the server knows no animals.
  useEffect(() => {
    const pets = document.documentElement.dataset['pets'];
    if (pets === 'dog' || pets === 'cat') setOwned(pets);
  }, []);
  return species ?? owned;
}

/** Whether a list of both species shows the owner's recipes alone. */
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
  /** Where the list can show the owner's recipes alone, and there are some. */
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

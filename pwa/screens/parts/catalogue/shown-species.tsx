import { useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { ListScope } from '#domain/catalogue/list-scope';
import { Segmented } from '../../../components/segmented.tsx';

/** Chosen on this visit, for every list of both species; undefined until then. */
const choice = createStore<{ species?: ListScope }>(() => ({}));

/** Whose recipes a list of both species shows: as chosen, else for the owner's animals, else all. */
export function useShownSpecies(): ListScope {
  const { species } = useStore(choice);
  const [owned, setOwned] = useState<ListScope>('all');
  // After hydration: the server knows no animals.
  useEffect(() => {
    const pets = document.documentElement.dataset['pets'];
    if (pets === 'dog' || pets === 'cat') setOwned(pets);
  }, []);
  return species ?? owned;
}

export function chooseSpecies(species: ListScope): void {
  choice.setState({ species });
}

const OPTIONS = [
  { value: 'all', label: 'Both' },
  { value: 'dog', label: 'Dogs' },
  { value: 'cat', label: 'Cats' },
] as const;

const YOURS = { value: 'own', label: 'Yours' } as const;

type SpeciesSwitchProps = {
  value: ListScope;
  /** Where the list can show the owner's recipes alone, and there are some. */
  yours?: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | undefined;
};

/** The switch above a list of both species. */
export function SpeciesSwitch({ value, yours }: SpeciesSwitchProps) {
  return (
    <Segmented<ListScope | 'own'>
      label="Recipes for"
      options={yours === undefined ? OPTIONS : [...OPTIONS, YOURS]}
      value={yours?.isChosen ? 'own' : value}
      onChange={(chosen) => {
        yours?.onChoose(chosen === 'own');
        if (chosen !== 'own') chooseSpecies(chosen);
      }}
    />
  );
}

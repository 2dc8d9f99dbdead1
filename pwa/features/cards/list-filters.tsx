import { useCallback, useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { isInScope, type ListScope } from '#domain/catalogue/recipe-lists';
import type { PetNeeds } from '#domain/nutrition/pet-needs';
import { suitsPet } from '#domain/nutrition/suits-pet';
import { isOwnRecipeId } from '#domain/own/own-id';
import { nameInSentence } from '#domain/pet/pet-name';
import { Segmented } from '../../components/segmented.tsx';
import type { Device } from '../../platform/database/open-device.ts';
import type { ActivePets } from '../../platform/database/rows.ts';
import { usePrerendered } from '../../platform/query/prerendered-answers.ts';
import { lazyQuery, sharedQuery, useShared } from '../../platform/query/query.ts';

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

/** An active pet as the lists see it. */
type Eater = {
  name: string;
  needs: PetNeeds;
  /** By recipe, what it has that the pet avoids, in words: 'Has chicken: Mog avoids it'. */
  avoids: Readonly<Record<number, string>>;
};
type Eaters = { dog?: Eater; cat?: Eater };

const SPECIES = ['dog', 'cat'] as const;

const loadNeeds = () =>
  Promise.all([
    import('#domain/nutrition/pet-needs'),
    import('#domain/pet/clashes'),
    import('#domain/pet/avoided-words'),
  ]);
type Parts = Awaited<ReturnType<typeof loadNeeds>>;

function eatersOf(
  [{ petNeeds }, { clashesOf }, { clashChip }]: Parts,
  pets: ActivePets,
  cards: readonly RecipeCard[],
): Eaters {
  const found = SPECIES.flatMap((species) => {
    const pet = pets[species];
    if (!pet) return [];
    const name = nameInSentence(pet, species);
    const avoids = cards.flatMap((card) => {
      const clashes = card.species === species ? clashesOf(pet.avoidedFoods, card.foods ?? []) : [];
      return clashes.length > 0 ? [[card.id, clashChip(name, clashes)]] : [];
    });
    return [[species, { name, needs: petNeeds(pet), avoids: Object.fromEntries(avoids) }]];
  });
  return Object.fromEntries(found);
}

/** The cards to search for what the pets avoid; none if they avoid nothing. */
async function cardsFor(device: Device, pets: ActivePets): Promise<RecipeCard[]> {
  if (!SPECIES.some((species) => pets[species]?.avoidedFoods?.length)) return [];
  const [cards, own] = await Promise.all([device.cards(), device.ownRecipes()]);
  return [...cards, ...own.map(({ card }) => card)];
}

const eaters = sharedQuery<Eaters>(
  'eaters',
  lazyQuery(loadNeeds, async (parts, device) => {
    const pets = await device.activePets();
    return eatersOf(parts, pets, await cardsFor(device, pets));
  }),
  {},
);

/** The choice for this visit, shared by all lists; undefined until made. */
const suitableChoice = createStore<{ isWanted?: boolean }>(() => ({}));

export type Suitable = {
  /** 'Suits Mog', 'Suits Rex and Mog'; null without an active pet of a species shown. */
  label: string | null;
  isOn: boolean;
  choose: (isWanted: boolean) => void;
  /** Whether the recipe stays in the list. */
  isKept: (card: RecipeCard) => boolean;
};

const choose = (isWanted: boolean) => suitableChoice.setState({ isWanted });

/**
 * The filter for recipes that the active pets can live on and that have nothing they avoid. Treats stay in, as do the owner's recipes, whose figures are not on
 * their cards.
 * @param isWhole whether nothing else narrows the list: then the filter is on until the visitor decides otherwise
 */
export function useSuitable(shown: Shown, isWhole: boolean): Suitable {
  const known = useShared(eaters, ({ value }) => value);
  const { isWanted = isWhole } = useStore(suitableChoice);
  const names = SPECIES.flatMap((species) => {
    const eater = shown === 'all' || shown === species ? known[species] : undefined;
    return eater ? [eater.name] : [];
  });
  const isOn = isWanted && names.length > 0;
  // Stable, so that a keystroke doesn't filter the list again.
  const isKept = useCallback(
    ({ id, species, suits, verdict }: RecipeCard) => {
      const eater = isOn ? known[species] : undefined;
      if (eater === undefined) return true;
      return verdict?.lead !== 'toxic' && eater.avoids[id] === undefined && suitsPet(suits, eater.needs);
    },
    [known, isOn],
  );
  return { label: names.length > 0 ? `Suits ${names.join(' and ')}` : null, isOn, choose, isKept };
}

/** What a recipe has, or may have, that the active pet of its species avoids, in words; undefined if nothing is known. */
export function useAvoidedIn({ id, species }: RecipeCard): string | undefined {
  return useShared(eaters, ({ value }) => value[species]?.avoids[id]);
}

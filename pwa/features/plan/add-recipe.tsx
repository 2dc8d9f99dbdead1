import { useCombobox } from 'downshift';
import { useId, useMemo, useState } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { clashChip } from '#domain/pet/avoided-words';
import { hasRecipe, MOST_RECIPES, type Plan, withRecipe } from '#domain/plan/plan';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { type OfferGroup, recipeOffer } from '#domain/plan/recipe-offer';
import { eatersOfNew, petClashes } from '#domain/plan/row-clashes';
import { counted } from '#domain/text/sentence-parts';
import { useAnnouncement } from '../../components/announce.tsx';
import styles from '../../components/combobox.module.css';
import { FormRow } from '../../components/form-row.tsx';
import { useAllCards } from '../../platform/own/own-recipes.ts';
import { useFavouriteIds } from '../cards/favourites.ts';
import type { ChangePlan } from './plan-pets.tsx';

const GROUP_WORDS: Readonly<Record<OfferGroup<unknown>['group'], string>> = {
  suits: 'Meets every minimum for your pets',
  favourites: 'Favourites',
  own: 'Your own',
  others: 'All others',
};

/** Typing has stopped. */
const PAUSE_MS = 500;

/** '. Has chicken: Mog avoids it', for each animal that avoids something in it. */
function avoidedIn({ species, foods }: RecipeCard, pets: readonly PlannedPet[]): string {
  const eaters = pets.filter((pet) => pet.species === species);
  return petClashes(eaters, foods ?? [])
    .map(({ pet, clashes }) => `. ${clashChip(pet.name, clashes)}`)
    .join('');
}

type AddRecipeProps = { plan: Plan; pets: readonly PlannedPet[]; change: ChangePlan };

/** Finds a recipe for the planned animals by name, in groups; choosing one adds it. */
export function AddRecipe({ plan, pets, change }: AddRecipeProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const cards = useAllCards();
  const favourites = useFavouriteIds();
  const groups = useMemo(
    () =>
      recipeOffer(
        (cards ?? []).filter((card) => !hasRecipe(plan, card.id)),
        pets,
        favourites,
        typed,
      ),
    [cards, plan, pets, favourites, typed],
  );
  const found = groups.flatMap((group) => group.cards);
  const isFull = plan.rows.length >= MOST_RECIPES;
  const [refused, setRefused] = useState('');
  function add(card: RecipeCard) {
    const { id: recipeId, title } = card;
    const petIds = eatersOfNew(card.species, pets, card.foods ?? []);
    setTyped('');
    if (petIds?.length === 0) {
      setRefused(`${title} is not added${avoidedIn(card, pets)}.`);
      return;
    }
    setRefused('');
    void change(`${title} is in the plan`, (kept) => withRecipe(kept, recipeId, petIds));
  }
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<RecipeCard>({
    id,
    inputId: id,
    items: found,
    itemToString: (card) => card?.title ?? '',
    inputValue: typed,
    selectedItem: null,
    onSelectedItemChange: ({ type, selectedItem }) => {
      // By default, blur chooses the option last highlighted by the arrow keys.
      if (selectedItem && type !== useCombobox.stateChangeTypes.InputBlur) add(selectedItem);
    },
  });
  const none =
    cards !== undefined && found.length === 0 && typed !== ''
      ? 'No recipe with that name for your pets.'
      : '';
  const offered = isOpen && found.length > 0 ? counted(found.length, 'recipe') : '';
  useAnnouncement(refused || none || offered, { delayMs: PAUSE_MS });
  return (
    <div className={styles['combobox']}>
      <FormRow
        id={id}
        label="Add a recipe"
        help={
          isFull
            ? `A plan holds ${MOST_RECIPES} recipes.`
            : 'Type a few letters of its name and choose. We’ll add it for three days.'
        }
      >
        {(field) => (
          <input
            {...getInputProps({
              ...field,
              // The label already points to the field.
              'aria-labelledby': undefined,
              disabled: isFull,
              spellCheck: false,
              onChange: ({ currentTarget }) => {
                setTyped(currentTarget.value);
                setRefused('');
              },
            })}
          />
        )}
      </FormRow>
      {(none || refused) !== '' && <p>{none || refused}</p>}
      <div
        {...getMenuProps({ 'aria-label': 'Recipes' })}
        className={styles['list']}
        hidden={!isOpen || found.length === 0}
      >
        {isOpen &&
          groups.map(({ group, cards: some }) => (
            // biome-ignore lint/a11y/useSemanticElements: a list box groups its options
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className={styles['group']}>
                {GROUP_WORDS[group]}
              </p>
              {some.map((card) => {
                const index = found.indexOf(card);
                return (
                  <div
                    key={card.id}
                    {...getItemProps({ item: card, index })}
                    className={styles['option']}
                    data-highlighted={index === highlightedIndex || undefined}
                  >
                    {card.verdict === null ? `${card.title} (treat or topper)` : card.title}
                    {avoidedIn(card, pets)}
                  </div>
                );
              })}
            </div>
          ))}
      </div>
    </div>
  );
}

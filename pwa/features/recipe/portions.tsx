import { PawPrint } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { portionSentence } from '#domain/nutrition/portion-animal';
import { petEnergy, recipeKcalOf } from '#domain/pet/daily-energy';
import { feeding } from '#domain/pet/feeding';
import { petName } from '#domain/pet/pet-name';
import { NEARLY_ALL, recipeEnergy } from '#domain/recipe/energy-density';
import type { Recipe } from '#domain/recipe/recipe';
import { counted } from '#domain/text/sentence-parts';
import { portionText } from '#domain/units/mass-text';
import type { UnitSystem } from '#domain/units/unit-system';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { usePreference } from '../../platform/database/preferences.ts';
import untilRead from '../nutrition/until-pet-read.module.css';
import { runCommand } from '../page/run-command.ts';
import { type Pet, selectPet, usePets } from '../pets/pets.ts';
import styles from './portions.module.css';

/**
 * '295 g a day. The recipe lasts 7 days.', less what the animal eats besides; null if part of the energy is unknown.
 * A treat takes the place of other treats.
 */
function petPortion(recipe: Recipe, { profile }: Pet, system: UnitSystem): string | null {
  const energy = recipeEnergy(recipe);
  if (energy.knownShare < NEARLY_ALL) return null;
  const isTreat = recipe.role === 'occasional';
  const { besidesPercent = 0 } = profile;
  const dailyEnergyKcal = recipeKcalOf(recipe.role, petEnergy(profile).kcal, besidesPercent);
  const fed = feeding(
    { ...energy, cookedWeightGrams: recipe.cookedWeightGrams },
    { dailyEnergyKcal, mealsPerDay: 1 },
  );
  if (fed === null) return null;
  const isBeside = besidesPercent > 0;
  const days = Math.floor(fed.daysPerBatch);
  const grams = portionText(fed.dailyGrams, system);
  if (isTreat)
    return `at most ${grams} a day, ${isBeside ? 'instead of other treats' : 'beside a complete food'}.`;
  const amount = `${grams} a day${isBeside ? `, beside ${besidesPercent}% from treats` : ''}`;
  return days === 0
    ? `${amount}, more than one recipe makes.`
    : `${amount}. The recipe lasts ${counted(days, 'day')}.`;
}

/** How much of the recipe the owner's animal eats, with a choice if there are several; else the animal one portion suits. */
export function Portions({ recipe }: { recipe: Recipe }) {
  const system = usePreference('unitSystem');
  const all = usePets();
  const pets = all?.filter(({ species }) => species === recipe.species) ?? [];
  const pet = pets.find(({ isActive }) => isActive);
  // The row of chips starts with the chosen one, and keeps its order when another is pressed.
  const first = useRef<string>(undefined);
  first.current ??= pet?.id;
  const inOrder = [...pets].sort((a, b) => Number(b.id === first.current) - Number(a.id === first.current));
  const words = pet === undefined ? portionSentence(recipe, system) : petPortion(recipe, pet, system);
  return (
    <>
      {pets.length > 1 && (
        <ChipRow label={`Portions for which ${recipe.species}`}>
          {inOrder.map((each) => (
            <Chip
              key={each.id}
              chosen={each.isActive}
              onChoose={() => void runCommand(() => selectPet(each.id))}
            >
              {petName(each)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <p className={classNames(styles['portion'], all === undefined && untilRead[recipe.species])}>
        <PawPrint size={22} aria-hidden />
        <span>
          {words === null ? (
            'We can’t suggest a portion: some ingredients have no energy figure.'
          ) : (
            <>
              {pet !== undefined && pets.length === 1 && <strong>{petName(pet)}: </strong>}
              {words}
            </>
          )}
          {pet === undefined && (
            <>
              {' '}
              <Link to={recipe.species === 'dog' ? '/dog-recipes' : '/cat-recipes'}>
                Add your {recipe.species}
              </Link>
            </>
          )}
        </span>
      </p>
    </>
  );
}

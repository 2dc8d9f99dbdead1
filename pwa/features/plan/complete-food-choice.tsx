import { Link } from 'react-router-dom';
import { clashSentences } from '#domain/pet/avoided-words';
import { clashesOf } from '#domain/pet/clashes';
import { middleKcal } from '#domain/pet-food/label-energy';
import { COMPLETE_FOOD_PERCENT, withPet } from '#domain/plan/plan';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { FormRow } from '../../components/form-row.tsx';
import { useLabelFoods } from '../../platform/own/label-foods.ts';
import { BoughtFoodChoice, useCompleteFoods } from '../nutrition/bought-food-choice.tsx';
import { BoughtFoodEnergy, useBoughtFoodKcal } from '../nutrition/bought-food-energy.tsx';
import { useMassText } from '../page/use-mass-text.ts';
import { AvoidedNotes } from '../pets/pet-notes.tsx';
import type { ChangePlan } from './pet-chips.tsx';
import styles from './plan.module.css';

const STEP = 10;
const CHOICES = Array.from(
  { length: (COMPLETE_FOOD_PERCENT.max - COMPLETE_FOOD_PERCENT.min) / STEP + 1 },
  (_, at) => COMPLETE_FOOD_PERCENT.min + at * STEP,
);

/** How much of the day an animal eats as bought complete food; its recipes give the rest. */
export function CompleteFoodChoice({ pet, change }: { pet: PlannedPet; change: ChangePlan }) {
  const { id, name, species, dailyKcal, completeFoodShare = 0, completeFoodId, avoidedFoods } = pet;
  const mass = useMassText();
  const usual = useBoughtFoodKcal(species);
  const labels = useLabelFoods();
  const labelled = labels?.find((food) => food.id === completeFoodId);
  const complete = useCompleteFoods(species);
  // A chosen food whose label was changed to 'not complete' stays chosen until its owner decides.
  const foods = labelled === undefined || complete.includes(labelled) ? complete : [...complete, labelled];
  const isElsewhere = completeFoodId !== undefined && labels !== undefined && labelled === undefined;
  const clashes = labelled === undefined ? [] : clashesOf(avoidedFoods, [`?${labelled.name}`]);
  const { kcalPer100g, isAssumed } =
    labelled === undefined ? usual : { kcalPer100g: middleKcal(labelled), isAssumed: false };
  const percent = Math.round(100 * completeFoodShare);
  const choices = percent === 0 || CHOICES.includes(percent) ? CHOICES : [percent, ...CHOICES];
  const grams = mass((completeFoodShare * dailyKcal * 100) / kcalPer100g);
  return (
    <>
      <FormRow
        label={`Kibble or tins for ${name}`}
        help={
          percent === 0
            ? undefined
            : `${grams} a day${isAssumed ? `, if 100 g have ${kcalPer100g} kcal` : ''}. It must be complete for ${name}’s age.`
        }
      >
        {(field) => (
          <select
            {...field}
            value={percent}
            onChange={(event) => {
              const chosen = Number(event.target.value);
              const words = chosen === 0 ? `${name} eats no kibble` : `${name}: ${chosen}% kibble or tins`;
              void change(words, (plan) =>
                withPet(plan, id, { completeFoodPercent: chosen === 0 ? undefined : chosen }),
              );
            }}
          >
            <option value={0}>None</option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {one}% of the day
              </option>
            ))}
          </select>
        )}
      </FormRow>
      {percent > 0 && <AvoidedNotes sentences={clashSentences(name, clashes)} />}
      {percent > 0 && isElsewhere && <p>The label of this food isn’t on this device: choose a food again.</p>}
      {percent > 0 && (
        <BoughtFoodChoice
          label={`Which food ${name} eats`}
          foods={foods}
          chosen={labelled}
          onChoose={(food) =>
            void change(`${name} eats ${food?.name ?? 'any complete food'}`, (plan) =>
              withPet(plan, id, { completeFoodId: food?.id }),
            )
          }
        />
      )}
      {percent > 0 && labelled === undefined && (
        <div className={styles['screen-only']}>
          <BoughtFoodEnergy species={species} />
          <Link to="/label-foods">Add your own from its label</Link>
        </div>
      )}
    </>
  );
}

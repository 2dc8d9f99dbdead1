import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { Standard } from '#domain/nutrition/targets';
import { planNeeds } from '#domain/plan/plan-nutrients';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { ClosureNotes } from '../shared/closure-notes.tsx';
import { useClosure } from '../shared/use-closure.ts';
import result from '../tools/result-cards.module.css';
import { daysText } from './days-text.ts';

type PlanCureProps = { nutrients: RecipeNutrients; pet: PlannedPet; standard: Standard; days: number };

/** The fewest supplements that, stirred into all that an animal eats over the plan, close its gaps. */
export function PlanCure({ nutrients, pet, standard, days }: PlanCureProps) {
  const { name } = pet;
  const options = useMemo(() => planNeeds(pet, standard), [pet, standard]);
  const { closure } = useClosure(nutrients, options);
  if (closure === null) return null;
  if (closure.doses.length === 0) return <ClosureNotes closure={closure} />;
  return (
    <div className={result['closure']}>
      <p>
        {closure.closes ? 'This closes it' : 'This comes closer'}, stirred into {name}’s food for{' '}
        {daysText(days)}:
      </p>
      <ul className={result['doses']}>
        {closure.doses.map(({ id, name: supplement, dose }) => (
          <li key={id}>
            <span>{supplement}</span>
            <span className={result['dose']}>{dose}</span>
          </li>
        ))}
      </ul>
      <ClosureNotes closure={closure} />
      <p className={result['careful']}>
        <Scale size={18} aria-hidden /> Measure carefully, and ask your vet before you make it a habit.
      </p>
    </div>
  );
}

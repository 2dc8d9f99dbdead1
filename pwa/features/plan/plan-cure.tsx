import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { planNeeds } from '#domain/plan/plan-nutrients';
import type { PlannedPet } from '#domain/plan/planned-animal';
import type { Standard } from '#domain/reference/targets';
import { counted } from '#domain/text/counted';
import { HealthyOnly } from '../../components/healthy-only.tsx';
import { ClosureNotes } from '../nutrition/closure-notes.tsx';
import result from '../nutrition/result-cards.module.css';
import { useClosure } from '../nutrition/use-closure.ts';

type PlanCureProps = { nutrients: RecipeNutrients; pet: PlannedPet; standard: Standard; days: number };

/** The fewest supplements that close an animal's gaps, mixed into all of its food over the plan. */
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
        {counted(days, 'day')}:
      </p>
      <HealthyOnly />
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

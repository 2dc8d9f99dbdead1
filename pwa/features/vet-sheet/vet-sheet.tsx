import type { FoodSources } from '#domain/diet-history/history-nutrients';
import type { SheetNotes } from '#domain/diet-history/sheet-notes';
import { petNeeds } from '#domain/nutrition/pet-needs';
import { petEnergy } from '#domain/pet/pet-energy';
import { petName } from '#domain/pet/pet-name';
import type { WeighIn } from '#domain/pet/weigh-ins';
import { shortDay } from '#domain/text/day-text';
import type { UnitSystem } from '#domain/units/unit-system';
import type { Pet } from '../pets/pets.ts';
import { animalFacts } from './animal-facts.ts';
import { FoodsEaten } from './foods-eaten.tsx';
import { NutrientsEaten } from './nutrients-eaten.tsx';
import { RecipesEaten } from './recipes-eaten.tsx';
import { SupplementsEaten } from './supplements-eaten.tsx';
import type { PetHistory } from './use-diet-history.ts';
import styles from './vet-sheet.module.css';
import { WeightCurve } from './weight-curve.tsx';

type VetSheetProps = {
  pet: Pet;
  found: PetHistory;
  sources: Pick<FoodSources, 'premixes' | 'labelFoods'>;
  weighIns: readonly WeighIn[];
  notes: SheetNotes;
  system: UnitSystem;
};

/** The diet history of an animal, laid out for two sheets of paper. */
export function VetSheet({ pet, found, sources, weighIns, notes, system }: VetSheetProps) {
  const { history, transitionDays } = found;
  const { span, recipes, foods } = history;
  const bowls = recipes.filter(({ recipe }) => recipe.recipe.role === 'everyday');
  const leads = recipes.map(({ recipe }) => recipe.lead);
  const treats = new Set([
    ...recipes.filter((each) => !bowls.includes(each)).map(({ eaten }) => eaten),
    ...foods.filter(({ food }) =>
      sources.labelFoods.some(
        ({ id, kind }) =>
          food.kind === 'label' && id === food.foodId && (kind === 'treat' || kind === 'chew'),
      ),
    ),
  ]);
  return (
    <article className={styles['sheet']} aria-labelledby="vet-sheet-title">
      <h2 id="vet-sheet-title">Diet history of {petName(pet)}</h2>
      <p className={styles['muted']}>
        {shortDay(span.from)} to {shortDay(span.to)}, from the owner’s own records in Bowlful.
      </p>
      <div className={styles['animal']}>
        <dl>
          {animalFacts(pet, system).map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <WeightCurve weighIns={weighIns} system={system} />
      </div>
      {notes.questions.trim() !== '' && (
        <section>
          <h3>The owner asks</h3>
          <p className={styles['questions']}>{notes.questions.trim()}</p>
        </section>
      )}
      <FoodsEaten
        history={history}
        transitionDays={transitionDays}
        energy={petEnergy(pet.profile)}
        isTreat={(food) => treats.has(food)}
      />
      <SupplementsEaten supplements={history.supplements} brands={notes.brands} />
      <RecipesEaten history={history} premixes={sources.premixes} system={system} />
      {history.nutrients !== null && (
        <NutrientsEaten
          found={history.nutrients}
          needs={petNeeds(pet.profile)}
          bowls={bowls.map(({ recipe }) => recipe.recipe.title)}
          lead={leads.find((lead) => lead === 'toxic') ?? leads.find((lead) => lead !== undefined) ?? null}
        />
      )}
    </article>
  );
}

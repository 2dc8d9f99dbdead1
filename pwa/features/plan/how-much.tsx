import { Cat, Dog } from 'lucide-react';
import { formatMoney } from '#domain/market/currency';
import { baseEnergyKcal } from '#domain/pet/energy-bounds';
import type { Feed, PlanRecipes } from '#domain/plan/feeding-schedule';
import { MEALS_PER_DAY, withPet } from '#domain/plan/plan';
import { planCost } from '#domain/plan/plan-view';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { counted } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import field from '../../components/form-row.module.css';
import { sectionOfSpecies } from '../../components/section.ts';
import { useCurrency } from '../market/use-currency.ts';
import card from '../nutrition/tool-card.module.css';
import { useKitchenMassText, useMassText } from '../page/use-mass-text.ts';
import { VetAdvice } from '../pets/vet-advice.tsx';
import { CompleteFoodChoice } from './complete-food-choice.tsx';
import type { ChangePlan } from './pet-chips.tsx';
import styles from './plan.module.css';

const MEALS = Array.from({ length: MEALS_PER_DAY.max }, (_, at) => at + 1);
const mealsText = (meals: number) => `${counted(meals, 'meal')} a day`;

type HowMuchProps = { pet: PlannedPet; feeds: readonly Feed[]; recipes: PlanRecipes; change: ChangePlan };

/** One animal: meals a day, and for each recipe the meal size, the total and the cost. */
export function HowMuch({ pet, feeds, recipes, change }: HowMuchProps) {
  const { besidesKcal = 0 } = pet;
  const hasTreats = feeds.some(({ role }) => role === 'occasional');
  const Icon = pet.species === 'dog' ? Dog : Cat;
  return (
    <section className={card['card']} data-section={sectionOfSpecies(pet.species)} aria-label={pet.name}>
      <div className={styles['between']}>
        <h3 className={styles['with-icon']}>
          <Icon size={24} aria-hidden /> {pet.name}
        </h3>
        <select
          aria-label={`Meals of ${pet.name}`}
          value={pet.mealsPerDay}
          onChange={(event) => {
            const mealsPerDay = Number(event.target.value);
            void change(`${pet.name}: ${mealsText(mealsPerDay)}`, (plan) =>
              withPet(plan, pet.id, { mealsPerDay }),
            );
          }}
          className={field['field']}
          style={{ width: 'auto' }}
        >
          {MEALS.map((meals) => (
            <option key={meals} value={meals}>
              {mealsText(meals)}
            </option>
          ))}
        </select>
      </div>
      {feeds.length === 0 && <p className={styles['muted']}>No recipe in the plan is for {pet.name} yet.</p>}
      {feeds.map((feed) => (
        <FeedFacts key={feed.recipeId} feed={feed} recipes={recipes} isNamed={feeds.length > 1} />
      ))}
      <CompleteFoodChoice pet={pet} change={change} />
      <p className={card['source']}>
        By {kcalText(pet.dailyKcal)} a day
        {besidesKcal > 0 && `, beside ${kcalText(besidesKcal)} from treats and the like,`} and each recipe’s
        own energy. {hasTreats && besidesKcal > 0 && 'A treat of the plan takes the place of other treats. '}
        Weigh the food cooked.
      </p>
      <VetAdvice
        species={pet.species}
        ageMonths={pet.ageMonths}
        restingKcal={pet.restingKcal ?? baseEnergyKcal(pet.weightKg)}
        figures={[{ name: 'the daily energy', kcal: pet.dailyKcal + besidesKcal }]}
      />
    </section>
  );
}

function FeedFacts({ feed, recipes, isNamed }: { feed: Feed; recipes: PlanRecipes; isNamed: boolean }) {
  const currency = useCurrency();
  const mass = useMassText();
  const kitchenMass = useKitchenMassText();
  const { totalGbp } = planCost([feed], recipes);
  const isTreat = feed.role === 'occasional';
  return (
    <div>
      {isNamed && <p className={styles['strong']}>{recipes.get(feed.recipeId)?.title}</p>}
      <dl className={styles['figures']}>
        <div>
          <dt>{isTreat ? 'with each meal, at most' : 'each meal'}</dt>
          <dd>{mass(feed.portionGrams)}</dd>
        </div>
        {feed.portionBesideTreatGrams !== null && (
          <div>
            <dt>each meal beside a treat</dt>
            <dd>{mass(feed.portionBesideTreatGrams)}</dd>
          </div>
        )}
        <div>
          <dt>to cook</dt>
          <dd>{kitchenMass(feed.totalGrams)}</dd>
        </div>
        <div>
          <dt>for {counted(feed.days, 'day')}</dt>
          <dd>{totalGbp === null ? 'No price' : formatMoney(totalGbp, currency)}</dd>
        </div>
      </dl>
    </div>
  );
}

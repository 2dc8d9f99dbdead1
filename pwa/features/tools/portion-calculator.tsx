import { Link } from 'react-router-dom';
import { TREAT_SENTENCE } from '#domain/pet/feeding';
import { recipeEnergy, unknownShareText } from '#domain/recipe/energy-density';
import { counted } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { PageHero } from '../../components/page-hero.tsx';
import tool from '../nutrition/calorie.module.css';
import styles from '../page/calculator.module.css';
import { useKitchenMassText, useMassText } from '../page/use-mass-text.ts';
import { AddToPlan } from '../plan/add-to-plan.tsx';
import { batchesText } from '../plan/amounts-text.ts';
import { PackList } from '../plan/pack-list.tsx';
import { type CalculatorResult, FeedingCalculator } from './feeding-calculator.tsx';
import { ResultRows } from './result-rows.tsx';

/** Route `/tools/portion-calculator`: grams a meal, and how much to cook and pack for some days. */
export function PortionCalculator() {
  return (
    <div className={tool['screen']} data-section="bowlful">
      <PageHero section="bowlful" title="Portion Calculator">
        <p className={tool['lead']}>
          How many grams of a recipe are a meal for your dog or cat, and how much to cook for as many days as
          you like. Works without a network.
        </p>
      </PageHero>
      <div className={tool['column']}>
        <div className={tool['part']}>
          <FeedingCalculator>{(result) => <Portions {...result} />}</FeedingCalculator>
        </div>
        <div className={tool['part']}>
          <div className={tool['words']}>
            <h2>How it is worked out</h2>
            <p>
              We divide the animal’s daily energy by the recipe’s own energy, as cooked. Foods differ: for the
              same animal, a bowl of lean fish weighs more than one of fatty mince.
            </p>
            <h3>Daily energy</h3>
            <p>
              The middle of what veterinary sources give for the weight, age and activity, unless you choose
              another figure. Animals of one weight differ by a third either way: weigh yours every two weeks
              and change the portion with it.
            </p>
            <h3>Treats</h3>
            <p>
              Give a treat or topper as a tenth of the day’s energy at most; the rest has to come from a
              complete food.
            </p>
            <p>
              Several animals and recipes together, with one shopping list: <Link to="/plan">your plan</Link>.
              What it costs: <Link to="/tools/cost-calculator">cost calculator</Link>.
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function Portions({ view, recipe }: CalculatorResult) {
  const mass = useMassText();
  const kitchenMass = useKitchenMassText();
  const [feed] = view.feeds;
  const [batch] = view.batches;
  const [pet] = view.pets;
  if (feed === undefined || batch === undefined || pet === undefined) return null;
  const energy = recipeEnergy(recipe);
  const isTreat = feed.role === 'occasional';
  const atMost = isTreat ? ', at most' : '';
  return (
    <div className={tool['part']}>
      <h2>Portions</h2>
      <ResultRows
        rows={[
          { label: `Each meal${atMost}`, value: mass(feed.portionGrams) },
          { label: `A day${atMost}`, value: mass(feed.portionGrams * pet.mealsPerDay) },
          { label: `To cook for ${counted(feed.days, 'day')}`, value: kitchenMass(feed.totalGrams) },
          { label: 'Of this recipe', value: batchesText(batch.batches) },
        ]}
      />
      <p className={styles['source']}>
        By this recipe’s own {kcalText(energy.kcalPer100gCooked)} per 100 g, cooked.{unknownShareText(energy)}
        {isTreat && ` ${TREAT_SENTENCE}`}
      </p>
      <PackList view={view} isInCard />
      <AddToPlan key={recipe.id} recipeId={recipe.id} />
    </div>
  );
}

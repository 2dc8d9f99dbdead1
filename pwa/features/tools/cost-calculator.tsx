import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/market/currency';
import { PRICE_YEAR } from '#domain/reference/price-sources';
import { counted } from '#domain/text/sentence-parts';
import { PageHero } from '../../components/page-hero.tsx';
import { CostBlock, PriceSource } from '../market/cost-block.tsx';
import { ratesNote } from '../market/price-note.ts';
import { useCurrency } from '../market/use-market.ts';
import tool from '../nutrition/calorie.module.css';
import { AddToPlan } from '../plan/add-to-plan.tsx';
import { shareText } from '../plan/amounts-text.ts';
import { type CalculatorResult, FeedingCalculator } from './feeding-calculator.tsx';
import { ResultRows } from './result-rows.tsx';

const DAYS_A_MONTH = 30;

/** Routes `/tools/cost-calculator` and `/cost-calculator`: what home-made food costs per meal, day and month. */
export function CostCalculator() {
  const currency = useCurrency();
  return (
    <div className={tool['screen']} data-section="bowlful">
      <PageHero section="bowlful" title="Cost Calculator">
        <p className={tool['lead']}>
          What home-made food costs a meal, a day and a month for your dog or cat, and what the money goes to.
          Works without a network.
        </p>
      </PageHero>
      <div className={tool['column']}>
        <div className={tool['part']}>
          <FeedingCalculator>{(result) => <Costs {...result} />}</FeedingCalculator>
        </div>
        <div className={tool['part']}>
          <div className={tool['words']}>
            <h2>How it is worked out</h2>
            <p>
              Each food and supplement of the recipe is weighed and priced by our table of typical UK prices
              of {PRICE_YEAR}, an estimate of ours, and shown in your market’s currency
              {ratesNote(currency)}. We leave out foods without a price, and name them.
            </p>
            <p>
              We price a day by the energy your animal eats, so you can compare a rich recipe with a lean one.
            </p>
            <p>
              You buy whole packs: for their price, see the shopping list of <Link to="/plan">your plan</Link>
              . How many grams a meal is: <Link to="/tools/portion-calculator">portion calculator</Link>.
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function Costs({ view, recipe }: CalculatorResult) {
  const currency = useCurrency();
  const [pet] = view.pets;
  const { totalGbp, perDayGbp, pricedShare } = view.cost;
  return (
    <div className={tool['part']}>
      <h2>Cost</h2>
      {totalGbp !== null && perDayGbp !== null && pet !== undefined && (
        <ResultRows
          rows={[
            { label: 'A meal', value: formatMoney(perDayGbp / pet.mealsPerDay, currency) },
            { label: 'A day', value: formatMoney(perDayGbp, currency) },
            { label: counted(view.days, 'day'), value: formatMoney(totalGbp, currency) },
            { label: 'A month of 30 days', value: formatMoney(perDayGbp * DAYS_A_MONTH, currency) },
            { label: 'Share of the weight with a price', value: shareText(pricedShare) },
          ]}
        />
      )}
      <h3>The recipe</h3>
      <div>
        <CostBlock recipe={recipe} />
        <PriceSource recipe={recipe} />
      </div>
      <AddToPlan key={recipe.id} recipeId={recipe.id} />
    </div>
  );
}

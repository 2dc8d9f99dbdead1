import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/market/currency';
import type { PlanView } from '#domain/plan/plan-view';
import { listText } from '#domain/text/list-text';
import rows from '../calculators/calculator.module.css';
import { oneDecimal } from '../calculators/number-format.ts';
import { useCurrency } from '../market/use-currency.ts';
import card from '../nutrition/tool-card.module.css';
import { useMassText } from '../page/use-mass-text.ts';
import { shareText } from './share-text.ts';

/** '1.5 batches', 'less than 0.1 batches'. */
export function batchesText(batches: number): string {
  const text = batches < 0.1 ? 'less than 0.1' : oneDecimal(batches);
  return `${text} ${text === '1' ? 'batch' : 'batches'}`;
}

/** Amount of each recipe to cook for all animals together, and the plan's cost per day and in total. */
export function BatchList({ view }: { view: PlanView }) {
  const currency = useCurrency();
  const mass = useMassText();
  const { totalGbp, perDayGbp, pricedShare, unpriced } = view.cost;
  return (
    <section className={card['card']} aria-labelledby="plan-batches">
      <h3 id="plan-batches">Batches and cost</h3>
      <dl className={rows['rows']}>
        {view.batches.map(({ recipeId, grams, batches }) => (
          <div key={recipeId}>
            <dt>
              <Link to={`/recipe/${recipeId}`}>{view.recipes.get(recipeId)?.title}</Link>
            </dt>
            <dd>
              {mass(grams)}, {batchesText(batches)}
            </dd>
          </div>
        ))}
        {totalGbp !== null && perDayGbp !== null && (
          <>
            <div>
              <dt>A day</dt>
              <dd>{formatMoney(perDayGbp, currency)}</dd>
            </div>
            <div>
              <dt>In all</dt>
              <dd>{formatMoney(totalGbp, currency)}</dd>
            </div>
          </>
        )}
      </dl>
      <p className={card['source']}>
        {totalGbp === null
          ? 'No ingredient here has a price in our table.'
          : `Typical UK prices, our estimate, 2025. ${shareText(pricedShare)} of the weight has a price.`}
        {unpriced.length > 0 && ` Without one: ${listText(unpriced)}.`}
      </p>
    </section>
  );
}

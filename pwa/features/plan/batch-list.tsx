import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/market/currency';
import type { Batch } from '#domain/plan/feeding-schedule';
import { withBatches } from '#domain/plan/plan';
import type { PlanView } from '#domain/plan/plan-view';
import { batchChoices } from '#domain/plan/whole-batches';
import { PRICE_YEAR } from '#domain/reference/price-sources';
import { counted, listText } from '#domain/text/sentence-parts';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { useCurrency } from '../market/use-market.ts';
import card from '../nutrition/tool-card.module.css';
import rows from '../page/calculator.module.css';
import { useKitchenMassText } from '../page/use-mass-text.ts';
import { batchesText, shareText } from './amounts-text.ts';
import styles from './plan.module.css';
import type { ChangePlan } from './plan-pets.tsx';

/** How much of each recipe to cook for all animals, in whole batches if wanted, and the plan's cost. */
export function BatchList({ view, change }: { view: PlanView; change: ChangePlan }) {
  const currency = useCurrency();
  const { totalGbp, perDayGbp, pricedShare, unpriced } = view.cost;
  return (
    <section className={card['card']} aria-labelledby="plan-batches">
      <h3 id="plan-batches">Batches and cost</h3>
      <ul>
        {view.batches.map((batch) => (
          <BatchRow key={batch.recipeId} batch={batch} view={view} change={change} />
        ))}
      </ul>
      <dl className={rows['rows']}>
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
          ? 'We have no price for any of these ingredients.'
          : `Typical UK prices, our estimate, ${PRICE_YEAR}. ${shareText(pricedShare)} of the weight has a price.`}
        {unpriced.length > 0 && ` Not included, because we have no price: ${listText(unpriced)}.`}
      </p>
    </section>
  );
}

type BatchRowProps = { batch: Batch; view: PlanView; change: ChangePlan };

/** One recipe: how much to cook, and for a fraction the nearest whole batches, with how many days they last. */
function BatchRow({ batch, view, change }: BatchRowProps) {
  const mass = useKitchenMassText();
  const { recipeId, grams, batches, leftGrams } = batch;
  const title = view.recipes.get(recipeId)?.title ?? `Recipe ${recipeId}`;
  const choices = batchChoices(view.plan, view.rows, view.pets, view.recipes, recipeId);
  return (
    <li className={styles['batch']}>
      <div className={styles['between']}>
        <Link to={`/recipe/${recipeId}`} className="reach">
          {title}
        </Link>
        <span className={styles['strong']}>
          {mass(grams)}: {batchesText(batches)}
        </span>
      </div>
      {leftGrams >= 1 && <p className={styles['muted']}>{mass(leftGrams)} of it will be left over.</p>}
      {choices.length > 0 && (
        <div className={styles['screen-only']}>
          <ChipRow label={`Whole batches of ${title}`}>
            {choices.map(({ batches: whole, days, isChosen }) => (
              <Chip
                key={whole}
                chosen={isChosen}
                onChoose={() =>
                  void change(
                    isChosen ? `${title}: as much as its days need` : `${title}: cook ${whole}`,
                    (plan) => withBatches(plan, recipeId, isChosen ? undefined : whole),
                  )
                }
              >
                Cook {whole}: {counted(days, 'day')}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
    </li>
  );
}

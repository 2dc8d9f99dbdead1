import { formatMoney } from '#domain/market/currency';
import { PRICE_YEAR } from '#domain/market/weight-price';
import type { PlanView } from '#domain/plan/plan-view';
import { costBreakdown } from '#domain/recipe/cost-breakdown';
import { ratesNote } from '../market/rates-note.ts';
import { useCurrency } from '../market/use-currency.ts';
import page from '../page/page.module.css';
import { useListedRecipes } from '../plan/shopping.ts';
import styles from './shop.module.css';

/** The recipes of the list by what they cost: a batch, a serving, and 1,000 kcal, which compares them whatever their size. */
export function CompareRecipes({ view }: { view: PlanView | undefined }) {
  const listed = useListedRecipes();
  const currency = useCurrency();
  const inPlan = view?.batches.flatMap(({ recipeId }) => view.recipes.get(recipeId) ?? []) ?? [];
  const recipes = new Map([...inPlan, ...(listed?.recipes.values() ?? [])].map((one) => [one.id, one]));
  const money = (gbp: number | null) => (gbp === null ? '–' : formatMoney(gbp, currency));
  const rows = [...recipes.values()]
    .map(({ id, title, ...recipe }) => ({ id, title, ...costBreakdown(recipe) }))
    .sort(
      (a, b) =>
        (a.per1000KcalGbp ?? Number.POSITIVE_INFINITY) - (b.per1000KcalGbp ?? Number.POSITIVE_INFINITY),
    );
  return (
    <section aria-labelledby="compare-recipes">
      <h2 id="compare-recipes">What the recipes cost</h2>
      <table className={styles['costs']}>
        <thead>
          <tr>
            <th scope="col">Recipe</th>
            <th scope="col">Batch</th>
            <th scope="col">Serving</th>
            <th scope="col">1,000 kcal</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, batchGbp, perServingGbp, per1000KcalGbp }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{money(batchGbp)}</td>
              <td>{money(perServingGbp)}</td>
              <td>{money(per1000KcalGbp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={page['small']}>
        By the weight that goes into the bowl, the cheapest food first. Typical UK prices, our estimate,{' '}
        {PRICE_YEAR}
        {ratesNote(currency)}.
      </p>
    </section>
  );
}

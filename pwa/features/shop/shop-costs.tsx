import { useState } from 'react';
import { formatMoney } from '#domain/market/currency';
import { priceOfItem } from '#domain/market/weight-price';
import type { PlanView } from '#domain/plan/plan-view';
import type { ListItem } from '#domain/plan/shopping-list';
import { costBreakdown } from '#domain/recipe/cost-breakdown';
import { PRICE_YEAR } from '#domain/reference/price-sources';
import { FormRow } from '../../components/form-row.tsx';
import { ratesNote } from '../market/price-note.ts';
import { useCurrency } from '../market/use-market.ts';
import page from '../page/page.module.css';
import { useListedRecipes } from '../plan/shopping.ts';
import { usePlanView } from '../plan/use-plan-view.ts';
import { useShoppingList } from '../plan/use-shopping-list.ts';
import { RetailerCard, RetailerPanel } from './retailers.tsx';
import styles from './shop.module.css';

/** The list's recipes by cost: per batch, per serving, and per 1,000 kcal, which compares them regardless of size. */
function CompareRecipes({ view }: { view: PlanView | undefined }) {
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
        Priced by the weight that goes into the bowl, cheapest food first. Typical UK prices, our estimate,{' '}
        {PRICE_YEAR}
        {ratesNote(currency)}.
      </p>
    </section>
  );
}

/** 'Chicken breast' of 'Chicken breast, skinless': shops find more with fewer words. */
function plainName(name: string): string {
  return name.replace(/\s*[,(].*$/, '');
}

/** One item of the list at the country's shops. */
function CompareItems({ items }: { items: readonly ListItem[] }) {
  const [id, setId] = useState('');
  const item = items.find((one) => one.id === id) ?? items[0];
  if (item === undefined) return null;
  return (
    <section aria-labelledby="compare-items">
      <h2 id="compare-items">Compare prices</h2>
      <FormRow label="Of the list">
        {(field) => (
          <select {...field} value={item.id} onChange={(event) => setId(event.target.value)}>
            {items.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      <RetailerCard term={plainName(item.name)} price={priceOfItem(item)}>
        <p>
          On the list: {item.buyWords} for {item.neededWords}.
        </p>
      </RetailerCard>
    </section>
  );
}

/** The list's cost by recipe and by item, with its most expensive items at the shops; nothing for an empty list. */
export function ShopCosts() {
  const view = usePlanView()?.view;
  const { items } = useShoppingList(view);
  if (items.length === 0) return null;
  const dearest = [...items].sort((a, b) => (b.costGbp ?? 0) - (a.costGbp ?? 0));
  return (
    <div className={styles['columns']}>
      <div className={styles['part']}>
        <CompareRecipes view={view} />
        <RetailerPanel ingredients={dearest.map(({ name }) => plainName(name))} />
      </div>
      <CompareItems items={items} />
    </div>
  );
}

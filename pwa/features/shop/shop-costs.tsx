import { RetailerPanel } from '../market/retailer-panel.tsx';
import { usePlanView } from '../plan/use-plan-view.ts';
import { useShoppingList } from '../plan/use-shopping-list.ts';
import { CompareItems } from './compare-items.tsx';
import { CompareRecipes } from './compare-recipes.tsx';
import { plainName } from './plain-name.ts';
import styles from './shop.module.css';

/** What the list costs, by recipe and by item, and its dearest items at the shops; nothing for an empty list. */
export function ShopCosts() {
  const view = usePlanView()?.view;
  const list = useShoppingList(view);
  if (list.length === 0) return null;
  const dearest = [...list].sort((a, b) => (b.costGbp ?? 0) - (a.costGbp ?? 0));
  return (
    <div className={styles['columns']}>
      <div className={styles['part']}>
        <CompareRecipes view={view} />
        <RetailerPanel id="panel" ingredients={dearest.map(({ name }) => plainName(name))} />
      </div>
      <CompareItems items={list} />
    </div>
  );
}

import { Skeleton } from '../../components/skeleton.tsx';
import page from '../page/page.module.css';
import { ShoppingList } from '../plan/shopping-list.tsx';
import { useEditedShopping } from '../plan/use-edited-shopping.ts';
import { usePlanView } from '../plan/use-plan-view.ts';
import { useShoppingList } from '../plan/use-shopping-list.ts';
import { PickAnother } from './pick-another.tsx';
import styles from './shop.module.css';

/** The shopping list, the same as on its own page, with a way to every recipe. */
export function ShopCart() {
  const planned = usePlanView();
  const edited = useEditedShopping();
  const list = useShoppingList(planned?.view);
  const { shopping, edit } = edited;
  if (planned === undefined || shopping === undefined) {
    return <Skeleton lines={6} label="Opening the shopping list" />;
  }
  return (
    <>
      <PickAnother shopping={shopping} edit={edit} />
      <div className={styles['list']}>
        {list.length === 0 && (
          <p className={page['small']}>
            Nothing is picked yet. What you pick stands here once, the amounts of all recipes added, with what
            your plan needs.
          </p>
        )}
        <ShoppingList items={list} edited={edited} />
      </div>
    </>
  );
}

import { Link } from 'react-router-dom';
import { spanText } from '#domain/plan/calendar';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useLiveHousehold } from '../../platform/household/live-household.ts';
import { AsideNotice } from '../household/aside-notice.tsx';
import tool from '../nutrition/calorie.module.css';
import page from '../page/list-page.module.css';
import { LongWait } from '../page/long-wait.tsx';
import { useWakeLock } from '../page/use-wake-lock.ts';
import { ShoppingList } from './shopping-list.tsx';
import { usePlanView } from './use-plan-view.ts';
import { useEditedShopping, useShoppingList } from './use-shopping-list.ts';

/** Route `/shopping-list`: items to buy for the plan and for picked recipes, and the owner's additions. */
export function ShoppingListPage() {
  const planned = usePlanView();
  useLiveHousehold();
  const list = useShoppingList(planned?.view);
  const edited = useEditedShopping();
  const isEmpty = list.items.length === 0;
  // In the shop the phone is in hand: keep the screen on.
  useWakeLock(planned !== undefined && !isEmpty);
  return (
    <>
      <PageHero section="bowlful" title="Shopping list">
        {planned !== undefined && planned.view.days > 0 && (
          <p>For {spanText(planned.view.plan.startsOn, planned.view.lastDate)}</p>
        )}
      </PageHero>
      <div className={page['page']}>
        <AsideNotice />
        {planned === undefined ? (
          <LongWait of="device">
            <Skeleton lines={6} label="Opening the shopping list" />
          </LongWait>
        ) : (
          <>
            {isEmpty && (
              <EmptyState
                art={<EmptyBowl species="dog" />}
                title="An empty bowl, for now"
                text="Plan what to cook or pick recipes in the shop. We’ll list what you need here, by aisle and in whole packs."
              >
                <Button asChild>
                  <Link to="/plan">Plan what to cook</Link>
                </Button>
                <Button asChild variant="soft">
                  <Link to="/shop">Pick recipes</Link>
                </Button>
              </EmptyState>
            )}
            <div className={tool['part']}>
              <ShoppingList list={list} edited={edited} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

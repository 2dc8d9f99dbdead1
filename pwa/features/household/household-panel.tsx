import { useHousehold } from '../../platform/household/use-household.ts';
import { AsideList } from './aside-list.tsx';
import { Membership } from './membership.tsx';
import { StartOrJoin } from './start-or-join.tsx';

/**
 * The shared household in the settings: how to begin, or this device's membership. What was set aside in a household that this
 * device has left is still to decide. Nothing else where a site has none.
 */
export function HouseholdPanel() {
  const household = useHousehold();
  if (household === undefined) return null;
  if (household.is === 'joined') return <Membership household={household} />;
  return (
    <>
      {household.is === 'none' && <StartOrJoin />}
      <AsideList />
    </>
  );
}

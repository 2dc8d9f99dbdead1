import { Link } from 'react-router-dom';
import type { Dashboard } from '#domain/contract/dashboard';
import { Notice } from '../../parts/notice.tsx';

/** Says which reports are missing for the period, and how to import them. */
export function NoReport({ revenue: { affiliateDays, advertisingDays } }: Pick<Dashboard, 'revenue'>) {
  const missing = [
    ...(affiliateDays === 0 ? ['sales'] : []),
    ...(advertisingDays === 0 ? ['advertising'] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <Notice kind="note">
      No {missing.join(' or ')} report covers this period. We count clicks; earnings come from the networks’
      reports, which you <Link to="/admin/revenue?tab=imports">import as files</Link>.
    </Notice>
  );
}

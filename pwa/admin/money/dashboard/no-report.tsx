import { Link } from 'react-router-dom';
import type { Dashboard } from '#domain/contract/dashboard';
import { Notice } from '../../parts/notice.tsx';

/** Says where no report covers the period, and how to mend it. */
export function NoReport({ revenue: { affiliateDays, advertisingDays } }: Pick<Dashboard, 'revenue'>) {
  const missing = [
    ...(affiliateDays === 0 ? ['sales'] : []),
    ...(advertisingDays === 0 ? ['advertising'] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <Notice kind="note">
      No report of {missing.join(' or of ')} covers these days. Clicks are counted here; what they earned
      stands in the networks’ reports, which you <Link to="/admin/revenue?tab=imports">import as files</Link>.
    </Notice>
  );
}

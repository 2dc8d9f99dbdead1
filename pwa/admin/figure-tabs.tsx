import { Tabs } from '@radix-ui/themes';
import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../components/skeleton.tsx';
import type { AdminPageProps } from './parts/admin-page-props.ts';

type FigureTab = ComponentType<AdminPageProps>;

/** Tabs that read what they show themselves, each in a chunk of its own. */
const FIGURE_TABS: readonly { id: string; Tab: FigureTab }[] = [
  {
    id: 'visitors',
    Tab: lazy(() => import('./visitors/tab.tsx').then(({ VisitorsTab }) => ({ default: VisitorsTab }))),
  },
  {
    id: 'converter',
    Tab: lazy(() => import('./converter/tab.tsx').then(({ ConverterTab }) => ({ default: ConverterTab }))),
  },
  {
    id: 'photos',
    Tab: lazy(() => import('./photos/tab.tsx').then(({ PhotosTab }) => ({ default: PhotosTab }))),
  },
  {
    id: 'revenue',
    Tab: lazy(() => import('./ad-revenue/tab.tsx').then(({ RevenueTab }) => ({ default: RevenueTab }))),
  },
  { id: 'goal', Tab: lazy(() => import('./goal/tab.tsx').then(({ GoalTab }) => ({ default: GoalTab }))) },
  {
    id: 'analytics',
    Tab: lazy(() => import('./analytics/tab.tsx').then(({ AnalyticsTab }) => ({ default: AnalyticsTab }))),
  },
  {
    id: 'affiliates',
    Tab: lazy(() => import('./affiliates/tab.tsx').then(({ AffiliatesTab }) => ({ default: AffiliatesTab }))),
  },
  {
    id: 'link-status',
    Tab: lazy(() =>
      import('./link-status/tab.tsx').then(({ LinkStatusTab }) => ({ default: LinkStatusTab })),
    ),
  },
];

/** Contents of the tabs of figures, within the root of the panel's tabs. */
export function FigureTabs(props: AdminPageProps) {
  return FIGURE_TABS.map(({ id, Tab }) => (
    <Tabs.Content key={id} value={id}>
      <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
        <Tab {...props} />
      </Suspense>
    </Tabs.Content>
  ));
}

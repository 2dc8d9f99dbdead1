import { BookOpen, Coins, Inbox, type LucideIcon, Search, Settings } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { CommentsTab } from './inbox/comments/tab.tsx';
import { OverviewTab } from './inbox/overview.tsx';
import type { AdminPageProps } from './parts/admin-page-props.ts';

/** An admin screen: a tab of `/admin`, or a page with its own address. */
export type AdminScreen = {
  /** Name in `/admin?tab=`; it also works for a screen with a path. */
  id: string;
  label: string;
  Screen: ComponentType<AdminPageProps>;
  path?: string;
  /** Page heading, if it says more than the label. */
  title?: string;
  /** For owners only; the server refuses moderators. */
  isForOwners?: boolean;
};

export type AdminRoom = { name: string; Icon: LucideIcon; screens: readonly AdminScreen[] };

/** A lazily loaded screen. */
const later = <K extends string>(load: () => Promise<Record<K, ComponentType<AdminPageProps>>>, name: K) =>
  lazy<ComponentType<AdminPageProps>>(async () => ({ default: (await load())[name] }));

export const ROOMS: readonly AdminRoom[] = [
  {
    name: 'Inbox',
    Icon: Inbox,
    screens: [
      { id: 'overview', label: 'Overview', Screen: OverviewTab },
      { id: 'comments', label: 'Comments', Screen: CommentsTab },
      {
        id: 'recipes',
        label: 'Recipes',
        Screen: later(() => import('./inbox/recipes/tab.tsx'), 'RecipesTab'),
      },
      {
        id: 'messages',
        label: 'Messages',
        Screen: later(() => import('./inbox/messages/tab.tsx'), 'MessagesTab'),
      },
      {
        id: 'reports',
        label: 'Reports',
        Screen: later(() => import('./inbox/safety-reports.tsx'), 'ReportsTab'),
      },
      { id: 'photos', label: 'Photos', Screen: later(() => import('./inbox/photos/tab.tsx'), 'PhotosTab') },
    ],
  },
  {
    name: 'Content',
    Icon: BookOpen,
    screens: [
      {
        id: 'published',
        label: 'Published',
        Screen: later(() => import('./content/published/tab.tsx'), 'PublishedTab'),
      },
      {
        id: 'converter',
        label: 'Converter',
        path: '/admin/recipe-converter',
        title: 'Recipe Converter',
        Screen: later(() => import('./content/recipe-converter/page.tsx'), 'RecipeConverterPage'),
      },
      {
        id: 'recipe-safety',
        label: 'Recipe safety',
        path: '/admin/recipe-safety',
        title: 'Recipe Safety Management',
        Screen: later(() => import('./content/recipe-safety/page.tsx'), 'RecipeSafetyPage'),
      },
      {
        id: 'newsletter',
        label: 'Newsletter',
        Screen: later(() => import('./content/newsletter/tab.tsx'), 'NewsletterTab'),
      },
    ],
  },
  {
    name: 'Money',
    Icon: Coins,
    screens: [
      {
        id: 'revenue',
        label: 'Revenue',
        path: '/admin/revenue',
        title: 'Revenue Analytics',
        Screen: later(() => import('./money/revenue/page.tsx'), 'RevenuePage'),
      },
      {
        id: 'affiliates',
        label: 'Affiliates',
        Screen: later(() => import('./money/affiliates.tsx'), 'AffiliatesTab'),
      },
      {
        id: 'ad-policy',
        label: 'Ad policy',
        path: '/admin/adsense-policy',
        title: 'Ad Policy',
        Screen: later(() => import('./money/ad-policy.tsx'), 'AdPolicyPage'),
      },
      { id: 'goal', label: '£50k Goal', Screen: later(() => import('./money/goal.tsx'), 'GoalTab') },
      {
        id: 'analytics',
        label: 'Analytics',
        path: '/admin/dashboard',
        title: 'Analytics Dashboard',
        Screen: later(() => import('./money/dashboard/page.tsx'), 'DashboardPage'),
      },
      {
        id: 'visitors',
        label: 'Visitors',
        Screen: later(() => import('./money/visitors.tsx'), 'VisitorsTab'),
      },
    ],
  },
  {
    name: 'Search',
    Icon: Search,
    screens: [
      {
        id: 'structured-data',
        label: 'Structured data',
        path: '/admin/structured-data',
        title: 'Structured Data',
        Screen: later(() => import('./search/structured-data.tsx'), 'StructuredDataPage'),
      },
      {
        id: 'indexing',
        label: 'Indexing',
        path: '/admin/indexing',
        Screen: later(() => import('./search/indexing.tsx'), 'IndexingPage'),
      },
      {
        id: 'coverage',
        label: 'Coverage',
        path: '/admin/coverage-analysis',
        title: 'Coverage Analysis',
        Screen: later(() => import('./search/coverage.tsx'), 'CoverageAnalysisPage'),
      },
      {
        id: 'robots',
        label: 'Robots',
        path: '/admin/robots-fix',
        Screen: later(() => import('./search/robots.tsx'), 'RobotsPage'),
      },
      {
        id: 'seo',
        label: 'SEO',
        path: '/admin/seo-optimization',
        title: 'SEO Optimization',
        Screen: later(() => import('./search/seo-optimization.tsx'), 'SeoOptimizationPage'),
      },
      {
        id: 'link-status',
        label: 'Link Status',
        Screen: later(() => import('./search/link-status.tsx'), 'LinkStatusTab'),
      },
      {
        id: 'search-console',
        label: 'Search console',
        Screen: later(() => import('./search/search-console.tsx'), 'SearchConsoleTab'),
      },
    ],
  },
  {
    name: 'Settings',
    Icon: Settings,
    screens: [
      {
        id: 'accounts',
        label: 'People',
        isForOwners: true,
        Screen: later(() => import('./settings/people/tab.tsx'), 'AccountsTab'),
      },
      {
        id: 'account',
        label: 'My account',
        Screen: later(() => import('./settings/my-account/tab.tsx'), 'AccountTab'),
      },
      {
        id: 'audit-log',
        label: 'Audit log',
        Screen: later(() => import('./settings/audit-log/tab.tsx'), 'AuditTab'),
      },
      {
        id: 'erasure',
        label: 'Privacy',
        isForOwners: true,
        Screen: later(() => import('./settings/privacy/tab.tsx'), 'ErasureTab'),
      },
      {
        id: 'status',
        label: 'Status',
        Screen: later(() => import('./settings/server-status.tsx'), 'ServerStatus'),
      },
    ],
  },
];

const SCREENS = ROOMS.flatMap(({ screens }) => screens);

/** The tabs of `/admin`. */
export const PANEL_SCREENS = SCREENS.filter(({ path }) => path === undefined);

export const addressOfScreen = ({ id, path }: AdminScreen): string =>
  path ?? (id === 'overview' ? '/admin' : `/admin?tab=${id}`);

/** The screen at an address, with or without a trailing slash; the overview if there is none. */
export function screenAt(pathname: string, tab: string | null): AdminScreen {
  const path = pathname.replace(/\/+$/, '');
  const found =
    SCREENS.find((screen) => screen.path === path) ?? SCREENS.find(({ id }) => id === (tab ?? 'overview'));
  return found ?? (SCREENS[0] as AdminScreen);
}

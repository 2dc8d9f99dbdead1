import { type ComponentType, lazy } from 'react';
import type { AdminPageProps } from './parts/admin-page-props.ts';

type AdminPage = { path: string; title: string; Page: ComponentType<AdminPageProps> };

/** The pages beside the panel, each with an address and a chunk of its own. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  {
    path: '/admin/dashboard',
    title: 'Analytics Dashboard',
    Page: lazy(() =>
      import('./dashboard/page.tsx').then(({ DashboardPage }) => ({ default: DashboardPage })),
    ),
  },
  {
    path: '/admin/revenue',
    title: 'Revenue Analytics',
    Page: lazy(() => import('./revenue/page.tsx').then(({ RevenuePage }) => ({ default: RevenuePage }))),
  },
  {
    path: '/admin/recipe-safety',
    title: 'Recipe Safety Management',
    Page: lazy(() =>
      import('./recipe-safety/page.tsx').then(({ RecipeSafetyPage }) => ({ default: RecipeSafetyPage })),
    ),
  },
  {
    path: '/admin/recipe-converter',
    title: 'Recipe Converter',
    Page: lazy(() =>
      import('./recipe-converter/page.tsx').then(({ RecipeConverterPage }) => ({
        default: RecipeConverterPage,
      })),
    ),
  },
  {
    path: '/admin/structured-data',
    title: 'Structured Data',
    Page: lazy(() =>
      import('./structured-data/page.tsx').then(({ StructuredDataPage }) => ({
        default: StructuredDataPage,
      })),
    ),
  },
  {
    path: '/admin/seo-optimization',
    title: 'SEO Optimization',
    Page: lazy(() =>
      import('./seo-optimization/page.tsx').then(({ SeoOptimizationPage }) => ({
        default: SeoOptimizationPage,
      })),
    ),
  },
  {
    path: '/admin/indexing',
    title: 'Indexing',
    Page: lazy(() => import('./indexing/page.tsx').then(({ IndexingPage }) => ({ default: IndexingPage }))),
  },
  {
    path: '/admin/adsense-policy',
    title: 'Ad Policy',
    Page: lazy(() => import('./ad-policy/page.tsx').then(({ AdPolicyPage }) => ({ default: AdPolicyPage }))),
  },
  {
    path: '/admin/coverage-analysis',
    title: 'Coverage Analysis',
    Page: lazy(() =>
      import('./coverage-analysis/page.tsx').then(({ CoverageAnalysisPage }) => ({
        default: CoverageAnalysisPage,
      })),
    ),
  },
  {
    path: '/admin/robots-fix',
    title: 'Robots',
    Page: lazy(() => import('./robots/page.tsx').then(({ RobotsPage }) => ({ default: RobotsPage }))),
  },
];

/** The page at an address, with or without a slash at its end. */
export function adminPageAt(pathname: string): AdminPage | undefined {
  const path = pathname.replace(/\/+$/, '');
  return ADMIN_PAGES.find((page) => page.path === path);
}

import type { Crumb } from '../catalogue/breadcrumb.ts';
import type { GuideHead } from './guide.ts';
import { guidePath } from './guide-slug.ts';

/** Home, the guides, the guide itself. */
export function guideTrail({ slug, title }: Pick<GuideHead, 'slug' | 'title'>): Crumb[] {
  return [
    { name: 'Home', path: '/' },
    { name: 'Guides', path: '/guides' },
    { name: title, path: guidePath(slug) },
  ];
}

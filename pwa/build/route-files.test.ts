import { expect, it } from 'vitest';
import { scriptsOf } from './build-manifest.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame.js' },
  '_tables.js': { file: 'assets/t4bles.js', imports: ['_frame.js', '_deep.js'] },
  '_deep.js': { file: 'assets/d33p.js' },
  'plan.tsx': {
    file: 'assets/plan-2.js',
    imports: ['index.html', '_tables.js'],
    dynamicImports: ['later.tsx'],
  },
  'later.tsx': { file: 'assets/later-3.js' },
  'seo.tsx': { file: 'assets/online/seo-4.js' },
};

it('names a screen’s chunks and their imports, except those of every page and dynamic ones', () => {
  expect(scriptsOf(MANIFEST, 'plan.tsx')).toBe('plan-2 t4bles d33p');
  expect(scriptsOf(MANIFEST, 'seo.tsx')).toBe('online/seo-4');
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './import-graph.ts';

it('only the layout has live regions: all announcements go through `components/announce.tsx`', () => {
  const shipped = sourceFiles().filter((file) => !/\.(test|spec)\./.test(file));
  const speaking = shipped.filter((file) =>
    /role="(status|alert|log)"|role: '(status|alert|log)'|aria-live=(?!"off")/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(speaking).toEqual(['pwa/app/layout.tsx']);
});

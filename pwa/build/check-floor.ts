import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newerStyles, readModule } from './newer-features.ts';

const PWA = fileURLToPath(new URL('..', import.meta.url));

/** Features that the oldest supported browsers may lack: they lose only comfort, or the code tests for the feature first. */
const ALLOWED = new Set([
  // Only looks and speed.
  ...[
    'text-wrap',
    'text-wrap: balance',
    'field-sizing',
    'field-sizing: content',
    'resize',
    'resize: vertical',
  ],
  ...[
    'scrollbar-width',
    'scrollbar-width: none',
    'overflow-clip-margin',
    'cursor: pointer',
    'cursor: crosshair',
  ],
  ...['forced-color-adjust', 'forced-color-adjust: none', 'break-after: avoid', '@page', '@media scripting'],
  ...[
    ':view-transition',
    ':view-transition-old',
    ':view-transition-new',
    ':view-transition-group',
    ':-webkit-search-cancel-button',
  ],
  // Tested before use, or in a `try`.
  ...[
    '.startViewTransition',
    'requestIdleCallback',
    'scheduler',
    '.currentEntry',
    '.wakeLock',
    '.released',
    'pushManager',
  ],
  // Names that values of libraries share: Dexie's, zod's, an event's.
  ...['.toArray', '.union', '.uuid', '.notification', '.usage', '.quota', '.caches'],
]);

const files = readdirSync(PWA, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.(?:tsx?|css)$/.test(path) &&
    !/^(?:build|e2e|bench|testing|dist|public)\/|\.(?:test|test-support|fixture|d)\.tsx?$/.test(path),
);
const found = files.map((file) => {
  const source = readFileSync(PWA + file, 'utf8');
  return {
    file,
    ...(file.endsWith('.css') ? { newer: newerStyles(source), own: [] } : readModule(file, source)),
  };
});
const own = new Set(found.flatMap((each) => each.own.map((name) => `.${name}`)));
for (const { file, newer } of found) {
  for (const { feature, line } of newer) {
    if (ALLOWED.has(feature) || own.has(feature)) continue;
    console.error(
      `pwa/${file}:${line} uses ${feature}, which the oldest supported browsers lack (browserslist in package.json).`,
    );
    process.exitCode = 1;
  }
}

import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { BUILD_TARGETS } from './pwa/build/browser-floor.ts';
import { RENDERER_MODE, stubNeverRendered } from './pwa/build/build-renderer.ts';
import { chunkName } from './pwa/build/chunk-plan.ts';
import { FONT_DIRECTORY } from './pwa/build/display-font.ts';
import { firstPaint } from './pwa/build/first-paint.ts';
import { guides } from './pwa/build/guides-plugin.ts';
import { precachedFiles } from './pwa/build/precached-files.ts';
import { LANDING_SCREENS } from './pwa/build/screen-modules.ts';
import { trimTheme } from './pwa/build/trim-theme.ts';
import { guardVersionPlugin, verdictVersionPlugin } from './pwa/build/version-plugins.ts';
import { webManifest } from './pwa/build/web-manifest.ts';
import { PATIENCE_MS } from './pwa/testing/patience.ts';
import { UnitReporter } from './pwa/testing/soak/unit-reporter.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const CLIENT = at('./pwa/dist/client');

const landings = LANDING_SCREENS.map((module) => `assets/${basename(module, '.tsx')}-`);
const isLanding = (file: string) => landings.some((prefix) => file.startsWith(prefix));

/** Builds for the browsers that the app is for, without what only developers and older browsers need. */
const LEAN_BUILDS = [
  { find: /^dexie$/, replacement: at('./node_modules/dexie/dist/modern/dexie.mjs') },
  { find: /^react-router$/, replacement: at('./node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: at('./node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** Other work on the machine slows tests down. */
const PATIENT = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: PATIENCE_MS } } };

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: at('./pwa'),
  cacheDir: at('./node_modules/.vite'),
  resolve: {
    alias: [
      { find: '@fonts', replacement: FONT_DIRECTORY },
      ...(command === 'build' && (!isSsrBuild || mode === RENDERER_MODE) ? LEAN_BUILDS : []),
    ],
  },
  plugins: [
    react(),
    guides(),
    guardVersionPlugin(),
    verdictVersionPlugin(),
    firstPaint(),
    ...(mode === RENDERER_MODE ? [stubNeverRendered(at('.').replace(/\/$/, ''))] : []),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: webManifest,
      // Says only errors: how the plugin builds the worker is no news.
      injectManifest: {
        ...precachedFiles(CLIENT),
        buildPlugins: { vite: [{ name: 'bowlful:quiet', config: () => ({ logLevel: 'error' }) }] },
      },
      devOptions: { enabled: false },
    }),
  ],
  // The worker that pulls large catalogues needs a network, so no device keeps it; the solver's works offline.
  worker: {
    format: 'es',
    plugins: () => [verdictVersionPlugin()],
    rollupOptions: {
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: ({ name }) => `assets/${name === 'solver-worker' ? '' : 'online/'}[name]-[hash:7].js`,
        chunkFileNames: 'assets/online/[hash:7].js',
      },
    },
  },
  css: { modules: { generateScopedName: '_[hash:base64:5]' }, postcss: { plugins: [trimTheme()] } },
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    target: BUILD_TARGETS,
    // The styles of the landing screens stand in the page, the others come with their screen: see firstPaint().
    cssCodeSplit: true,
    manifest: 'build-manifest.json',
    // Lists of what to preload cost the first load bytes for every chunk there is: only the landing screens have one.
    // Everything else comes from the worker's store after the first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html' || isLanding(file) ? dependencies : [],
    },
    rollupOptions: {
      checks: { bundlerTimings: false },
      output: {
        ...(!isSsrBuild && {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkName }],
          },
        }),
        // Shared chunks have no name: names and long hashes do not compress, and every importer repeats them.
        hashCharacters: 'base36',
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
      },
    },
  },
  test: {
    // More than there are cores: tests spend a quarter of their time waiting.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    ...(process.env['SOAK'] === '1' && { reporters: ['default', new UnitReporter()] }),
    // Processes: what threads of one share, such as channels between tabs and processor time, would reach other tests.
    // Explicit roots: with `root: 'pwa'` Vitest would silently skip the server's tests.
    projects: [
      {
        test: {
          name: 'domain',
          root: at('./pwa/domain'),
          include: ['**/*.test.ts'],
          environment: 'node',
          // Pure functions share nothing, so that their files need no process each.
          isolate: false,
          setupFiles: [at('./pwa/testing/steady-seeds.ts')],
          // Thousands of cases in one test, on machines that do other work as well.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          root: at('./sync-server'),
          include: ['**/*.test.ts'],
          exclude: ['storage/**'],
          environment: 'node',
          isolate: false,
          globalSetup: [at('./pwa/testing/memory-folder.ts'), at('./pwa/testing/build-tested-server.ts')],
          setupFiles: at('./pwa/testing/wait-timeout.ts'),
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'storage',
          root: at('./sync-server/storage'),
          include: ['**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: at('./pwa/testing/memory-folder.ts'),
          setupFiles: at('./pwa/testing/wait-timeout.ts'),
          ...PATIENT,
        },
      },
      {
        plugins: [verdictVersionPlugin(), guides()],
        test: {
          name: 'device',
          root: at('./pwa'),
          include: ['**/*.test.ts'],
          exclude: ['domain/**', 'e2e/**', 'build/**', 'dist/**'],
          environment: 'node',
          isolate: false,
          setupFiles: [
            'fake-indexeddb/auto',
            at('./pwa/testing/new-device.ts'),
            at('./pwa/testing/wait-timeout.ts'),
          ],
          ...PATIENT,
        },
      },
      {
        plugins: [react(), verdictVersionPlugin(), guides()],
        test: {
          name: 'screens',
          root: at('./pwa'),
          include: ['**/*.test.tsx'],
          exclude: ['e2e/**', 'dist/**'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [
            'fake-indexeddb/auto',
            at('./pwa/testing/new-device.ts'),
            at('./pwa/testing/wait-timeout.ts'),
            at('./pwa/testing/british-device.ts'),
            at('./pwa/testing/query-timeout.ts'),
            at('./pwa/testing/unmount-after-each.ts'),
          ],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'build',
          pool: 'threads',
          root: at('./pwa/build'),
          include: ['**/*.test.ts'],
          environment: 'node',
          ...PATIENT,
        },
      },
    ],
  },
}));

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('./pwa'),
  plugins: [react()],
  test: {
    // Explicit roots: with `root: 'pwa'` Vitest would silently skip the server's tests.
    projects: [
      { test: { name: 'domain', root: at('./pwa/domain'), include: ['**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server',
          root: at('./sync-server'),
          include: ['**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'device',
          root: at('./pwa'),
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['domain/**', 'e2e/**', 'build/**', 'dist/**'],
          environment: 'happy-dom',
          setupFiles: ['fake-indexeddb/auto'],
          testTimeout: 20_000,
        },
      },
      { test: { name: 'build', root: at('./pwa/build'), include: ['**/*.test.ts'], environment: 'node' } },
    ],
  },
});

/** Seconds of processor time that one test file takes, by the project that runs it; the first that fits counts. */
const BY_PROJECT: ReadonlyArray<readonly [RegExp, number]> = [
  [/^pwa\/(?:domain|build)\//, 0.3],
  [/^sync-server\/catalogue\//, 0.7],
  [/\.tsx$|^sync-server\//, 1],
  [/./, 0.5],
];

/** Test files that take longer than their neighbours: they start processes, wait for timers or measure speed. */
const SLOW: Record<string, number> = {
  'pwa/admin/inbox/recipes/tab.test.tsx': 4,
  'pwa/app/served-pages.test.tsx': 20,
  'pwa/app/server-entry.test.tsx': 3,
  'pwa/app/units-on-every-screen.test.tsx': 6,
  'pwa/app/written-offline.test.tsx': 6,
  'pwa/domain/interchange/read-hostile-source.test.ts': 4,
  'pwa/domain/safety/audit/fix-unsafe.test.ts': 9,
  'pwa/domain/safety/audit/linear-time.test.ts': 8,
  'pwa/features/assistant/answered-here.test.tsx': 5,
  'pwa/features/forms/use-kept-form.test.tsx': 7,
  'pwa/features/plan/plan-page.test.tsx': 4,
  'pwa/features/recipe/recipe-page.test.tsx': 5,
  'pwa/features/tools/nutrition-checker.test.tsx': 8,
  'pwa/platform/outbox/drain-shipped-limits.test.ts': 5,
  'pwa/platform/outbox/outbox-model.test.ts': 5,
  'sync-server/admin.test.ts': 5,
  'sync-server/idle-connections.test.ts': 3,
  'sync-server/main-refused.test.ts': 3,
  'sync-server/main.test.ts': 4,
  'sync-server/newsletter-crashes.test.ts': 11,
  'sync-server/password.test.ts': 4,
  'sync-server/features/assistant/analyse-catalogue.test.ts': 4,
  'sync-server/features/analytics/click-processes.test.ts': 4,
  'sync-server/http/json-limits.test.ts': 3,
  'sync-server/features/mail/mail-injection.test.ts': 8,
  'sync-server/features/accounts/sign-in-processes.test.ts': 3,
  'sync-server/features/jobs/background.test.ts': 4,
  'sync-server/share-crashes.test.ts': 4,
  'sync-server/storage/backup/backup.test.ts': 6,
  'sync-server/storage/crash.test.ts': 18,
  'sync-server/storage/submission-crashes.test.ts': 12,
};

/** Estimated seconds of processor time of a test file on its own. */
export const testSeconds = (test: string): number =>
  SLOW[test] ?? BY_PROJECT.find(([pattern]) => pattern.test(test))?.[1] ?? 1;

import { matchPath } from 'react-router-dom';
import { ROUTES } from '#domain/site/route-table';
import { ADMIN_STATES } from './harness/admin-states.ts';
import { openAndExamine } from './harness/examine.ts';
import { expect, expectHydrated, test } from './harness/journey.ts';
import { screenBatches } from './harness/screen-batches.ts';
import { EMPTY_SCREENS, PUBLIC_SCREENS } from './harness/screens.ts';
import { seedDevice, seedServer } from './harness/seed-states.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { OWNER_STATES, VISITOR_STATES } from './harness/states.ts';

const SECONDS_A_SCREEN = 45;
const IS_SOUND =
  'axe finds nothing serious, light or dark; nothing scrolls sideways on a narrow phone; doubled text is not cut off';

// first-visit.spec.ts examines the public screens.
for (const { names, screens } of [...screenBatches(EMPTY_SCREENS), ...screenBatches(VISITOR_STATES)]) {
  test(`${names}: ${IS_SOUND}`, async ({ page }) => {
    test.setTimeout(SECONDS_A_SCREEN * screens.length * 1000);
    for (const screen of screens) await test.step(screen.name, () => openAndExamine(page, screen));
  });
}

for (const { names, screens } of screenBatches(OWNER_STATES, OWNER_STATES.length)) {
  test(`${names}: ${IS_SOUND}`, async ({ page, backend }) => {
    test.setTimeout(SECONDS_A_SCREEN * (screens.length + 2) * 1000);
    await seedDevice(page, backend);
    for (const screen of screens) await test.step(screen.name, () => openAndExamine(page, screen));
  });
}

for (const { names, screens } of screenBatches(ADMIN_STATES, ADMIN_STATES.length)) {
  test(`${names}: ${IS_SOUND}`, async ({ page, backend }) => {
    test.setTimeout(SECONDS_A_SCREEN * (screens.length + 1) * 1000);
    await seedServer(backend);
    for (const screen of screens) await test.step(screen.name, () => openAndExamine(page, screen));
  });
}

test('axe reports a planted flaw', async ({ page }) => {
  await page.goto('/about');
  // Before hydration React would re-render over the planted flaw.
  await expectHydrated(page);
  await page
    .locator('main p')
    .first()
    .evaluate((text) => text.setAttribute('style', 'color: #ccc; background: #fff'));
  expect(await seriousViolations(page, { rules: ['color-contrast'] })).toEqual([
    expect.stringContaining('insufficient color contrast'),
  ]);
  await page
    .locator('main h1')
    .evaluate((heading) => heading.insertAdjacentHTML('afterend', '<button></button>'));
  expect(await seriousViolations(page, { within: 'main' })).toContainEqual(
    expect.stringMatching(/^button-name/),
  );
});

test('every route of the app is covered', () => {
  const routes = Object.keys(ROUTES);
  const shown = [...PUBLIC_SCREENS, ...EMPTY_SCREENS].map(({ name }) => name.split(/[,?]/)[0] ?? '');
  const isShown = (route: string) => shown.some((path) => matchPath(route, path) !== null);
  expect(routes.filter((route) => !isShown(route))).toEqual([]);
});

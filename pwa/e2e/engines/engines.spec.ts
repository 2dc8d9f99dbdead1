import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { AdminClient } from '../harness/admin-client.ts';
import { RECIPE_COUNT } from '../harness/catalogue.ts';
import { uniqueReview } from '../harness/review.ts';
import { ADMINISTRATOR, freePort, ServerProcess } from '../harness/server-process.ts';
import { drawnShare } from './drawn-share.ts';
import { firefoxMissing, startFirefox } from './firefox.ts';
import { Reader } from './reader.ts';
import { startWebkit, webkitMissing } from './webkit.ts';

const ENGINES = [
  { name: 'Firefox', start: startFirefox, missing: firefoxMissing },
  { name: 'WebKitGTK', start: startWebkit, missing: webkitMissing },
];
const BOWL = /^Chicken & Brown Rice Bowl/;
const OFFLINE_SCREENS: readonly (readonly [string, RegExp])[] = [
  ['/', /^Good food, made at home/],
  ['/dog-recipes', /^Dog recipes/],
  ['/recipe/1', BOWL],
  ['/plan', /^Plan/],
  ['/shopping-list', /^Shopping list/],
  ['/tools/nutrition-checker', /^Nutrition Checker/],
];
const SCREENS: readonly (readonly [string, RegExp])[] = [
  ...OFFLINE_SCREENS,
  ['/cat-recipes', /^Cat recipes/],
  ['/guides', /^Guides/],
  ['/submit', /^Submit Your Recipe/],
  ['/settings', /^Settings/],
];

for (const { name, start, missing } of ENGINES) {
  test(`the main job in ${name}: the app is installed, a recipe is planned, cooked and reviewed without a server, and the review is delivered once`, async () => {
    test.skip(missing !== undefined, missing);
    test.setTimeout(300_000);
    const directory = await mkdtemp(join(tmpdir(), 'bowlful-engine-'));
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = new ServerProcess(port, { DATA_DIR: join(directory, 'data'), PUBLIC_ORIGIN: origin });
    await server.start();
    const engine = await start(directory);
    const reader = new Reader(engine, origin);
    const review = uniqueReview(`Licked clean in ${name}.`);
    try {
      await test.step('the app is installed, with all recipes', async () => {
        await reader.open('/', /^Good food, made at home/);
        await reader.presses('button', /^Reject Non-Essential$/);
        await reader.until(
          () => navigator.serviceWorker.controller?.state === 'activated',
          'an active worker controls the page',
        );
        await reader.sees(
          'text',
          new RegExp(`Available offline: ${RECIPE_COUNT} of ${RECIPE_COUNT} recipes`),
        );
      });

      await test.step('ten screens show without errors, no wider than the window', async () => {
        for (const [path, heading] of SCREENS) {
          await reader.open(path, heading);
          const isTooWide = await engine.run(
            () => document.documentElement.scrollWidth > innerWidth,
            undefined,
          );
          expect(isTooWide, `${path} pans sideways`).toBe(false);
        }
      });

      await test.step('stripes are drawn at their full width', async () => {
        await reader.open('/dog-recipes', /^Dog recipes/);
        expect(await drawnShare(engine, 'repeating-linear-gradient(90deg')).toBeLessThan(0.8);
      });

      await server.stop();
      await test.step('six screens show without the server, one also after a restart, if the browser keeps its profile', async () => {
        for (const [path, heading] of OFFLINE_SCREENS) await reader.open(path, heading);
        await engine.restart?.();
        await reader.open('/recipe/1', BOWL);
      });

      await test.step('a dog is added, its breed typed key by key', async () => {
        await reader.open('/dog-recipes', /^Dog recipes/);
        await reader.presses('button', /^Add Dog Profile$/);
        await reader.types('textbox', /^Name/, 'Rex');
        await reader.types('combobox', /^Breed/, 'Labrador Retriever');
        await reader.presses('option', /^Labrador Retriever$/);
        await reader.presses('button', /^Save$/);
        await reader.sees('heading', /^Rex$/);
      });

      await test.step('a recipe is added to the plan, and an ingredient ticked on the list', async () => {
        await reader.open('/recipe/1', BOWL);
        await reader.presses('button', /^Add to plan$/);
        await reader.sees('link', /^Go to your plan$/);
        await reader.open('/plan', /^Plan/);
        await reader.sees('text', /Rex/);
        await reader.open('/shopping-list', /^Shopping list/);
        await reader.presses('checkbox', /^Chicken/);
        await expect.poll(async () => (await reader.sees('checkbox', /^Chicken/)).isOn).toBe(true);
      });

      await test.step('a step is cooked, and its timer starts', async () => {
        await reader.open('/recipe/1/cook', BOWL);
        await reader.presses('button', /^Start cooking$/);
        await reader.presses('button', /^Start 20 min$/);
        await reader.sees('text', /^(20:00|19:\d\d)$/);
      });

      await test.step('a review is kept on the device, and delivered once', async () => {
        await reader.open('/recipe/1', BOWL);
        await reader.presses('button', /^Write a review$/);
        await reader.presses('radio', /^4 stars$/);
        await reader.types('textbox', /^Your name/, review.name);
        await reader.types('textbox', /^Your comment/, review.comment);
        await reader.presses('button', /^Submit Review$/);
        await reader.sees('text', /Saved on this device/);
        await server.start();
        await reader.open('/queue', /^Queue/);
        await reader.sees('text', /^Arrived .*appears after approval/);
        expect(await new AdminClient(server, origin).copiesOf(review.comment)).toBe(1);
      });

      await test.step('the checker names the onion, and hatches the shortfalls', async () => {
        await reader.open('/tools/nutrition-checker', /^Nutrition Checker/);
        await reader.types('textbox', /^Ingredients/, '500 g chicken thigh, 1 onion');
        await reader.sees('text', /^Onion: toxic to dogs/);
        expect(await drawnShare(engine, 'repeating-linear-gradient(45deg')).toBeLessThan(0.8);
      });

      await test.step('the menu opens, takes the focus, and its links work', async () => {
        await reader.presses('button', /^Menu$/);
        await reader.until(
          () => document.activeElement?.matches(':modal, :modal *'),
          'the menu has the focus',
        );
        await reader.presses('link', /^Cat Recipes$/);
        await reader.sees('heading', /^Cat recipes$/);
      });

      await test.step('a recipe is shared without a share sheet', async () => {
        await reader.open('/recipe/1', BOWL);
        await reader.presses('button', /^Share this recipe/);
        await reader.presses('button', /^Copy link$/);
        await reader.sees('text', /^Link Copied!/);
      });

      await test.step('an empty recipe form marks the missing title as invalid', async () => {
        await reader.open('/submit', /^Submit Your Recipe/);
        await reader.presses('button', /^Submit Recipe$/);
        await expect.poll(async () => (await reader.sees('textbox', /^Title/)).isInvalid).toBe(true);
      });

      await test.step('the administrator signs in', async () => {
        await engine.open(`${origin}/admin`);
        await reader.types('textbox', /^Username/, ADMINISTRATOR.username);
        await reader.types('textbox', /^Password/, ADMINISTRATOR.password);
        await reader.presses('button', /^Sign In$/);
        await reader.sees('tab', /Comments/);
      });

      expect(engine.errors).toEqual([]);
    } catch (error) {
      const screen = await engine.screenshot().catch(() => '');
      await writeFile(test.info().outputPath('screen.png'), screen);
      throw error;
    } finally {
      await engine.close();
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    }
  });
}

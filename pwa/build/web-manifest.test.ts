import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RECIPE_FILE_TYPES, RECIPE_FILES } from '../domain/interchange/read-source.ts';
import { SHARE_PATH } from '../service-worker/share-target.ts';
import { webManifest } from './web-manifest.ts';

const publicFile = (src: string) => fileURLToPath(new URL(`../public${src}`, import.meta.url));

describe('the manifest', () => {
  it('names the app by an id that never changes, and keeps it within the site', () => {
    expect(webManifest).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/?source=pwa',
      display: 'standalone',
      categories: ['food', 'lifestyle'],
      lang: 'en-GB',
    });
    expect(webManifest.short_name?.length).toBeLessThanOrEqual(12);
    expect(webManifest.description?.length).toBeLessThanOrEqual(324);
  });

  it('passes a recipe shared from another app, as text or as files, to the worker', () => {
    expect(webManifest.share_target).toMatchObject({
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'recipes' }] },
    });
  });

  it('has at least three narrow and two wide screenshots, all of which exist', () => {
    const shots = webManifest.screenshots ?? [];
    const count = (form: string) => shots.filter(({ form_factor }) => form_factor === form).length;
    expect(count('narrow')).toBeGreaterThanOrEqual(3);
    expect(count('wide')).toBeGreaterThanOrEqual(2);
    for (const { src } of shots) expect(existsSync(publicFile(src)), src).toBe(true);
  });

  it('keeps maskable icons in separate files', () => {
    const purposes = (webManifest.icons ?? []).map(({ purpose, sizes }) => `${String(purpose)} ${sizes}`);
    expect(purposes).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
      'monochrome 512x512',
    ]);
  });

  it('opens the same file types in the import as sharing and choosing a file', () => {
    expect(webManifest.file_handlers).toEqual([{ action: '/import', accept: RECIPE_FILES }]);
    expect(webManifest.share_target).toMatchObject({ params: { files: [{ accept: RECIPE_FILE_TYPES }] } });
    expect(RECIPE_FILE_TYPES).toEqual(expect.arrayContaining(['text/html', '.htm', '.json', '.md', '.zip']));
  });

  it('opens another window for a launch, so that no half-written form is lost', () => {
    expect(webManifest.launch_handler).toEqual({ client_mode: ['navigate-new', 'auto'] });
  });

  it('has shortcuts to the last recipe, the lists, the plan and the shopping list', () => {
    expect(webManifest.shortcuts?.map(({ url }) => url)).toEqual([
      '/recipe/last',
      '/dog-recipes',
      '/cat-recipes',
      '/plan',
      '/shopping-list',
    ]);
    const icons = (webManifest.icons ?? []).map(({ src }) => src);
    for (const { icons: own = [] } of webManifest.shortcuts ?? []) {
      expect(own).toHaveLength(1);
      expect(icons).toContain(own[0]?.src);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/api/admin/recipe/1/photo';
const PHOTO = 'https://photos.example/bowl.jpg';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer();
  cookie = await server.signIn();
});
afterAll(() => server.stop());

const set = (imageUrl: unknown, headers: Record<string, string> = {}) =>
  server.patch(PATH, { imageUrl }, { Cookie: cookie, ...headers });
const shown = async () => (await (await server.get('/api/recipes/1')).json()).imageUrl;

describe('the photo of a recipe', () => {
  it('is set by its URL, syncs to devices, and can be removed', async () => {
    const { cursor } = await (await server.get('/api/sync')).json();
    expect(await (await set(PHOTO)).json()).toEqual({ id: '1', version: 1, status: 'published' });
    expect(await shown()).toBe(PHOTO);
    const page = await (await server.get(`/api/sync?cursor=${encodeURIComponent(cursor)}`)).json();
    expect(page.recipes).toMatchObject([{ id: 1, imageUrl: PHOTO }]);
    expect((await (await set(PHOTO)).json()).version).toBe(1);
    expect((await set(null, { 'If-Match': '"0"' })).status).toBe(412);
    expect((await (await set(null, { 'If-Match': '"1"' })).json()).version).toBe(2);
    expect(await shown()).toBeNull();
    const audit = await (await server.get('/api/admin/audit', { Cookie: cookie })).json();
    expect(audit[0]).toMatchObject({ act: 'photo', target: '1', by: 'keeper' });
  });

  it.each([
    '',
    'bowl.jpg',
    'http://photos.example/a.jpg',
    'javascript:alert(1)',
    'https://127.0.0.1/a.jpg',
    'data:image/png;base64,AA',
    `https://photos.example/${'a'.repeat(2000)}`,
  ])('is refused for the URL %.40s', async (imageUrl) => {
    const response = await set(imageUrl);
    expect(response.status).toBe(400);
    expect((await response.json()).field).toBe('imageUrl');
  });

  it('needs an existing recipe and a session', async () => {
    const missing = await server.patch('/api/admin/recipe/99/photo', { imageUrl: PHOTO }, { Cookie: cookie });
    expect(missing.status).toBe(404);
    expect((await server.patch(PATH, { imageUrl: PHOTO })).status).toBe(401);
  });
});

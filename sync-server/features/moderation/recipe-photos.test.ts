import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAnswerSchema } from '#domain/contract/editorial';
import { ORIGIN, startWithAdministrator, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  ({ server, cookie } = await startWithAdministrator());
});
afterAll(() => server.stop());

const picture = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .withExif({ IFD0: { Model: 'Secret camera' } })
    .png()
    .toBuffer();

const upload = (body: Buffer, headers: Record<string, string> = {}, id = 1) =>
  fetch(`${server.url}/api/admin/recipe/${id}/photo`, {
    method: 'PUT',
    headers: { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'image/png', ...headers },
    body: new Uint8Array(body),
  });

async function photoOfRecipe(id = 1): Promise<string | null> {
  const page = (await (await server.get('/api/sync')).json()) as {
    recipes: { id: number; imageUrl: string | null }[];
  };
  return page.recipes.find((recipe) => recipe.id === id)?.imageUrl ?? null;
}
const pathOf = (address: string | null) => new URL(address ?? '').pathname;

describe('a photo that an administrator uploads for a recipe', () => {
  it('is re-encoded without metadata, and reaches every device with a URL on this site', async () => {
    const answer = await upload(await picture('#804020'));
    expect(actAnswerSchema.parse(await answer.json())).toMatchObject({ id: '1', version: 1 });
    const address = await photoOfRecipe();
    expect(address).toMatch(/^https?:\/\/[^/]+\/photos\/[0-9a-f-]{36}$/);
    const shown = await server.get(pathOf(address));
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.includes('Secret camera')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  });

  it('replaces the previous one, which is deleted', async () => {
    const before = pathOf(await photoOfRecipe());
    expect((await upload(await picture('#204080'))).status).toBe(200);
    const after = pathOf(await photoOfRecipe());
    expect(after).not.toBe(before);
    expect((await server.get(before)).status).toBe(404);
    expect((await server.get(after)).status).toBe(200);
  });

  it('is deleted when the drawn bowl is chosen again', async () => {
    const path = pathOf(await photoOfRecipe());
    await server.patch('/api/admin/recipe/1/photo', { imageUrl: null }, { Cookie: cookie });
    expect(await photoOfRecipe()).toBeNull();
    expect((await server.get(path)).status).toBe(404);
    expect(await server.store.photos.find(path.slice('/photos/'.length))).toBeNull();
  });

  it('is refused if someone else edited the recipe, which stays without a photo', async () => {
    const answer = await upload(await picture('#ffffff'), { 'If-Match': '"0"' });
    expect(answer.status).toBe(412);
    expect(await photoOfRecipe()).toBeNull();
  });

  it.each([
    ['text with a picture’s type', Buffer.from('no picture'), {}, 415],
    ['an unsupported type', Buffer.from('<svg/>'), { 'Content-Type': 'image/svg+xml' }, 415],
    ['an empty body', Buffer.alloc(0), {}, 400],
    ['no session', Buffer.from('x'), { Cookie: '' }, 401],
    ['a request from another site', Buffer.from('x'), { Origin: 'https://evil.example' }, 403],
  ] as const)('is refused: %s', async (_, body, headers, status) => {
    expect((await upload(body, { ...headers })).status).toBe(status);
  });

  it('is refused for an unknown recipe', async () => {
    expect((await upload(await picture('#000000'), {}, 4711)).status).toBe(404);
  });
});

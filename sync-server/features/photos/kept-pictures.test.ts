import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutsideWorld, startOutsideWorld } from '../../testing/outside-world.ts';
import { aRecipeSubmission, publishable } from '../../testing/submission-builders.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';
import { isPublicAddress } from '../import/public-address.ts';

const HOST = 'pictures.example';
const PHOTO = `https://${HOST}/bowl.png`;
const COPY = /\/photos\/[\w-]{36}$/;

let world: OutsideWorld;
let server: TestServer;
let Cookie: string;
let png: Buffer;
beforeAll(async () => {
  world = await startOutsideWorld(isPublicAddress);
  server = await startServer({ outside: world.outside, env: { MESSAGES_PER_HOUR: '1000' } });
  Cookie = await server.signIn();
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a4' } })
    .png()
    .toBuffer();
  serve(png, 'image/png');
});
afterAll(async () => {
  await server.stop();
  await world.stop();
});

function serve(bytes: Buffer, type: string): void {
  world.sites.set(HOST, (_, response) => response.writeHead(200, { 'Content-Type': type }).end(bytes));
}

/** Submits a recipe and approves it; returns the id of the published recipe. */
async function approved(imageUrl: string): Promise<number> {
  const key = randomUUID();
  await server.post('/api/recipes', aRecipeSubmission({ imageUrl }), { 'Idempotency-Key': key });
  const body = { status: 'approved', recipe: { ...publishable(), imageUrl: imageUrl || null } };
  const answer = await server.post(`/api/admin/moderate-recipe/${key}`, body, { Cookie });
  return (await answer.json()).recipeId as number;
}

const imageOf = async (id: number) => (await (await server.get(`/api/recipes/${id}`)).json()).imageUrl;
const set = (id: number, imageUrl: string | null) =>
  server.patch(`/api/admin/recipe/${id}/photo`, { imageUrl }, { Cookie });

describe('a picture of another site', () => {
  it('is fetched once when its recipe is approved, and then served by us', async () => {
    world.visited.length = 0;
    const address = await imageOf(await approved(PHOTO));
    expect(address).toMatch(COPY);
    const picture = await server.get(new URL(address).pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(world.visited).toEqual([`${HOST}/bowl.png`]);
  });

  it('is fetched when an administrator sets it, within one act, and replaces the earlier copy', async () => {
    expect(await (await set(1, PHOTO)).json()).toEqual({ id: '1', version: 1, status: 'published' });
    const first = await imageOf(1);
    expect(first).toMatch(COPY);
    await set(1, PHOTO);
    expect(await imageOf(1)).not.toBe(first);
    // The earlier copy is no longer in use.
    expect((await server.get(new URL(first).pathname)).status).toBe(404);
    await set(1, null);
    expect(await imageOf(1)).toBeNull();
  });

  it('is fetched when an edit of the recipe links it', async () => {
    const id = await approved('');
    const edit = { act: 'edit', recipe: { ...publishable(), imageUrl: PHOTO } };
    expect((await server.post(`/api/admin/recipes/${id}/acts`, edit, { Cookie })).status).toBe(200);
    expect(await imageOf(id)).toMatch(COPY);
  });

  it.each([
    ['a page', () => serve(Buffer.from('<h1>Bowl</h1>'), 'text/html')],
    ['an unreadable picture', () => serve(Buffer.from('GIF89a'), 'image/png')],
    [
      'a redirect into the server’s network',
      () =>
        world.sites.set(HOST, (_, response) =>
          response.writeHead(302, { Location: 'https://inside.example/' }).end(),
        ),
    ],
    ['nothing', () => world.sites.delete(HOST)],
  ])('that turns out to be %s stays linked, and nothing internal is called', async (_, change) => {
    world.names.set('inside.example', ['10.0.0.1']);
    change();
    expect((await set(2, PHOTO)).status).toBe(200);
    expect(await imageOf(2)).toBe(PHOTO);
    const visited = world.visited.filter((place) => place.startsWith('inside'));
    expect(visited).toEqual([]);
    await set(2, null);
    serve(png, 'image/png');
  });

  it('that could not be fetched at the approval is fetched at the next start', async () => {
    world.sites.delete(HOST);
    const id = await approved(PHOTO);
    serve(png, 'image/png');
    await server.keepPictures();
    expect(await imageOf(id)).toMatch(COPY);
  });
});

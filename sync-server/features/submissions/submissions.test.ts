import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pendingRecipeSchema } from '#domain/contract/admin-recipes';
import { aRecipeSubmission, publishable } from '../../testing/submission-builders.ts';
import { ADMINISTRATOR, startServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { MESSAGES_PER_HOUR: '1000' } });
});
afterAll(() => server.stop());

const PATH = '/api/recipes';
const send = (body: unknown, key: string = randomUUID()) =>
  server.post(PATH, body, { 'Idempotency-Key': key });

/** Submits a recipe and returns its key. */
async function sentIn(overrides: Parameters<typeof aRecipeSubmission>[0] = {}): Promise<string> {
  const key = randomUUID();
  expect((await send(aRecipeSubmission(overrides), key)).status).toBe(201);
  return key;
}

describe('POST /api/recipes', () => {
  it('stores a recipe for moderation and acknowledges it by its key', async () => {
    const key = randomUUID();
    const response = await send(aRecipeSubmission(), key);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ id: key, status: 'pending' });
    const stored = await server.store.submissions.find(key);
    expect(stored).toMatchObject({ submission: aRecipeSubmission(), status: 'pending' });
    expect(await (await server.get('/api/sync')).text()).not.toContain('Turkey and Carrot Bowl');
  });

  it('fault 25: a repeat after a lost answer gets the same answer and stores nothing new', async () => {
    const key = await sentIn();
    const before = await server.store.submissions.countPending();
    const again = await send(aRecipeSubmission(), key.toUpperCase());
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toEqual({ id: key, status: 'pending' });
    expect(await server.store.submissions.countPending()).toBe(before);
  });

  it('fault 28: the same key with another recipe is 422 and changes nothing', async () => {
    const key = await sentIn();
    const other = await send(aRecipeSubmission({ title: 'Another bowl' }), key);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({
      code: 'key-reused',
      detail: 'Your first version has already arrived.',
    });
    expect((await server.store.submissions.find(key))?.submission.title).toBe('Turkey and Carrot Bowl');
  });

  it("generates a key if none is sent, and ignores an author's id", async () => {
    const response = await server.post(PATH, aRecipeSubmission({ authorId: 1 }));
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    expect((await server.store.submissions.find(id))?.submission).toEqual(aRecipeSubmission());
  });

  it.each([
    ['title', '', 'Title is required'],
    ['title', 'x'.repeat(101), 'Title must be less than 100 characters'],
    ['description', 'Too short', 'Description must be at least 10 characters'],
    ['prepTime', 0, 'Prep time must be at least 1 minute'],
    ['servings', 21, 'Cannot serve more than 20'],
    ['imageUrl', 'javascript:alert(1)', 'Must be a valid URL'],
  ])('refuses the %s %j with the form’s message', async (field, value, detail) => {
    const response = await send({ ...aRecipeSubmission(), [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', field, detail });
  });

  it('accepts the longest recipe that the form allows, in three-byte letters', async () => {
    const longest = aRecipeSubmission({
      ingredients: Array.from({ length: 40 }, () => '雞'.repeat(200)),
      instructions: Array.from({ length: 30 }, () => '煮'.repeat(1000)),
    });
    expect((await send(longest)).status).toBe(201);
  });

  it('accepts a recipe with a toxic food for moderation, so the text isn’t lost and a person can explain', async () => {
    const key = await sentIn({ ingredients: ['500 g turkey mince', '1 onion'] });
    expect(await server.store.submissions.find(key)).toMatchObject({ status: 'pending' });
  });

  it('S9: refuses a recipe sent from another site', async () => {
    const response = await server.post(PATH, aRecipeSubmission(), { Origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });

  it('accepts 2 recipes an hour if that is the limit; repeats don’t count', async () => {
    const strict = await startServer({ env: { MESSAGES_PER_HOUR: '2' } });
    const statuses: number[] = [];
    const first = randomUUID();
    for (const key of [first, randomUUID(), first, randomUUID()]) {
      const response = await strict.post(PATH, aRecipeSubmission(), { 'Idempotency-Key': key });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    await strict.stop();
  });
});

describe('GET /api/recipes/submissions/{id}', () => {
  it('returns the decision and the message to the author, but never the internal note', async () => {
    const id = await sentIn({ title: 'Bilby Bowl' });
    const outcome = async (key = id) => server.get(`/api/recipes/submissions/${key}`);
    const waiting = await outcome(id.toUpperCase());
    expect(waiting.headers.get('cache-control')).toBe('no-store');
    expect(await waiting.json()).toEqual({ status: 'pending', recipeId: null, reply: null });
    const reply = 'Please weigh the carrots.';
    const body = { status: 'rejected', notes: 'Sent twice.', reply };
    const path = `/api/admin/moderate-recipe/${id}`;
    expect((await server.post(path, body, { Cookie: await server.signIn() })).status).toBe(200);
    expect(await (await outcome()).json()).toEqual({ status: 'rejected', recipeId: null, reply });
  });

  it('answers 404 for an unknown submission, 400 for a query', async () => {
    for (const id of [randomUUID(), '111', 'x'.repeat(5000)]) {
      expect((await server.get(`/api/recipes/submissions/${id}`)).status, id).toBe(404);
    }
    expect((await server.get(`/api/recipes/submissions/${randomUUID()}?x=1`)).status).toBe(400);
  });
});

describe('GET /api/admin/pending-recipes', () => {
  it('lists pending recipes, oldest first, as submitted', async () => {
    const cookie = await server.signIn();
    server.pass(1000);
    const first = await sentIn({ title: 'Listed first' });
    server.pass(1000);
    const second = await sentIn({ title: 'Listed second' });
    const response = await server.get('/api/admin/pending-recipes', { Cookie: cookie });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const pending = z.array(pendingRecipeSchema).parse(await response.json());
    expect(pending.slice(-2).map(({ id }) => id)).toEqual([first, second]);
    expect(pending.at(-1)).toEqual({
      ...aRecipeSubmission({ title: 'Listed second' }),
      id: second,
      imageUrl: null,
      country: null,
      createdAt: expect.stringMatching(/Z$/),
    });
  });
});

describe('POST /api/admin/moderate-recipe/{id}', () => {
  const decide = async (id: string, body: unknown) =>
    server.post(`/api/admin/moderate-recipe/${id}`, body, { Cookie: await server.signIn() });
  const approvedId = async (response: Response) => ((await response.json()) as { recipeId: number }).recipeId;

  it('publishes at once: in lists, search, its own page and sync', async () => {
    const id = await sentIn({ title: 'Quokka Sunday Bowl' });
    await server.get(PATH);
    const response = await decide(id, { status: 'approved', notes: 'Fine.', moderatorId: 1 });
    expect(response.status).toBe(200);
    const recipeId = await approvedId(response);
    // Built-in recipes have the ids up to 110.
    expect(recipeId).toBeGreaterThanOrEqual(111);
    const recipe = (await (await server.get(`${PATH}/${recipeId}`)).json()) as Record<string, unknown>;
    expect(recipe).toMatchObject({ id: recipeId, title: 'Quokka Sunday Bowl', averageRating: null });
    for (const path of [PATH, `${PATH}?search=quokka`, '/api/sync', '/sitemap.xml']) {
      const text = await (await server.get(path)).text();
      expect(text, path).toContain(path === '/sitemap.xml' ? `/recipe/${recipeId}` : 'Quokka Sunday Bowl');
    }
  });

  it('asks for the weight of a line without one, and publishes the administrator’s edits', async () => {
    const id = await sentIn({ ingredients: ['500 g turkey mince', 'beef liver'] });
    const unknown = await decide(id, { status: 'approved' });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({
      field: 'recipe',
      detail: "Nobody can tell what 'beef liver' weighs: give its grams.",
    });
    const recipe = { ...publishable(), title: 'Edited Title', category: 'senior', role: 'occasional' };
    const recipeId = await approvedId(await decide(id, { status: 'approved', recipe }));
    expect(await server.store.recipes.get(recipeId)).toMatchObject({
      title: 'Edited Title',
      category: 'senior',
      role: 'occasional',
      authorName: 'A visitor',
    });
  });

  it('never publishes a food that is toxic to the species, edited or not', async () => {
    const id = await sentIn({ ingredients: ['500 g turkey mince', '100 g onion, chopped'] });
    const detail = 'Not safe for dogs: Onion. Take it out first.';
    const asSent = await decide(id, { status: 'approved' });
    expect(asSent.status).toBe(400);
    expect(await asSent.json()).toMatchObject({ detail, field: 'recipe' });
    const edited = { ...publishable(), title: 'Turkey and Onion' };
    expect(await (await decide(id, { status: 'approved', recipe: edited })).json()).toMatchObject({ detail });
    expect((await decide(id, { status: 'approved', recipe: publishable() })).status).toBe(200);
    const two = await sentIn({ ingredients: ['500 g turkey mince', '100 g onion', '50 g grapes'] });
    expect(await (await decide(two, { status: 'approved' })).json()).toMatchObject({
      detail: 'Not safe for dogs: Onion, Grapes. Take them out first.',
    });
  });

  it('never publishes a possibly toxic food until someone says whether it is in the bowl', async () => {
    const doubtful = 'Serve the dog before you add onion to your pan';
    const id = await sentIn({ ingredients: ['500 g turkey mince', '200 g rice'], instructions: [doubtful] });
    const refused = await decide(id, { status: 'approved' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: 'invalid',
      detail: '‘onion’ is named. Say whether it is in the bowl, for example ‘no onion’.',
      field: 'recipe',
    });
    const answered = await sentIn({
      ingredients: ['500 g turkey mince', '200 g rice'],
      instructions: [`${doubtful} (no onion)`],
    });
    expect((await decide(answered, { status: 'approved' })).status).toBe(200);
  });

  it('rejects with a note, and does not publish the rejected recipe', async () => {
    const id = await sentIn({ title: 'Numbat Bowl' });
    const response = await decide(id, { status: 'rejected', notes: 'Not complete.' });
    expect(await response.json()).toEqual({ id, status: 'rejected', recipeId: null });
    for (const path of ['/api/sync', '/api/recipes'])
      expect(await (await server.get(path)).text()).not.toContain('Numbat');
    expect(await server.store.submissions.find(id)).toMatchObject({ status: 'rejected' });
  });

  it('S33, fault 54: two administrators at once publish one recipe; a different decision later is 409', async () => {
    const id = await sentIn();
    const before = await server.store.recipes.count();
    const both = await Promise.all([decide(id, { status: 'approved' }), decide(id, { status: 'approved' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(both.map(approvedId));
    expect(one).toBe(other);
    expect(await server.store.recipes.count()).toBe(before + 1);
    const late = await decide(id, { status: 'rejected' });
    expect(late.status).toBe(409);
    const decided = { by: ADMINISTRATOR.username, status: 'approved', recipeId: one };
    expect(await late.json()).toMatchObject({ code: 'conflict', decided });
    const lateEdit = { status: 'approved', recipe: { ...publishable(), title: 'Somebody else wrote this' } };
    expect((await decide(id, lateEdit)).status).toBe(409);
  });

  it('answers 404 for an unknown submission and 400 for an invalid decision or recipe', async () => {
    expect((await decide(randomUUID(), { status: 'approved' })).status).toBe(404);
    expect((await decide(randomUUID(), { status: 'rejected' })).status).toBe(404);
    expect((await decide('111', { status: 'rejected' })).status).toBe(404);
    const id = await sentIn();
    expect((await decide(id, { status: 'pending' })).status).toBe(400);
    const weightless = publishable();
    for (const line of weightless.ingredientLines) line.grams = 0;
    expect((await decide(id, { status: 'approved', recipe: weightless })).status).toBe(400);
    expect((await decide(id, { status: 'approved', recipe: { ...publishable(), id: 1 } })).status).toBe(400);
    const unsound = { ...publishable(), steps: [{ text: 'Simmer.', lines: [3] }] };
    expect((await decide(id, { status: 'approved', recipe: unsound })).status).toBe(400);
  });
});

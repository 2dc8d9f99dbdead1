import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltServer } from '../../testing/built-client.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startBuiltServer();
});
afterAll(() => server.stop());

describe('GET /api/seo/content', () => {
  it('lists articles and drafts with their metadata, but without their text', async () => {
    const response = await server.get('/api/seo/content');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([
      {
        id: 'storing-food',
        title: 'Storing food',
        metaDescription:
          'How long cooked food for a dog or cat keeps in the refrigerator and in the freezer.',
        targetKeywords: ['storing pet food'],
        contentType: 'how-to',
        isPublished: true,
        publishedAt: '2026-11-24',
        wordCount: 5,
      },
      expect.objectContaining({ id: 'cooking-for-two', isPublished: false, publishedAt: null }),
    ]);
  });

  it('accepts no query and no other method', async () => {
    expect((await server.get('/api/seo/content?page=2')).status).toBe(400);
    expect((await server.post('/api/seo/content', {})).status).toBe(405);
  });

  it('is empty if the app has not been built', async () => {
    const bare = await startServer();
    expect(await (await bare.get('/api/seo/content')).json()).toEqual([]);
    await bare.stop();
  });
});

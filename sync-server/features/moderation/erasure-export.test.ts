import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  ERASURE_MAX,
  erasurePreviewSchema,
  type PersonalExport,
  personalExportSchema,
} from '#domain/contract/erasure';
import { REVIEW } from '../../testing/builders.ts';
import { aReview } from '../../testing/storage-builders.ts';
import { startWithAdministrator } from '../../testing/test-server.ts';

it('exports everything stored about a person, found by the erasure search, and nothing else', async () => {
  const { server, cookie } = await startWithAdministrator();
  const send = (path: string, body: object) => server.post(path, body, { 'Idempotency-Key': randomUUID() });
  await send('/api/recipes/1/ratings', { ...REVIEW, userName: 'Ada Lovelace' });
  await send('/api/recipes/1/ratings', { ...REVIEW, userName: 'Bo', comment: 'As Ada Lovelace said.' });
  await send('/api/contact', {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    subject: 'Hello',
    message: 'A question about rice.',
    category: 'general',
  });
  await send('/api/newsletter', { email: 'ada@example.org', list: 'dog' });

  async function exportFor(body: object): Promise<PersonalExport> {
    const response = await server.post('/api/admin/erasure/export', body, { Cookie: cookie });
    expect(response.status).toBe(200);
    return personalExportSchema.parse(await response.json());
  }
  const person = { name: 'Ada Lovelace', email: 'ada@example.org' };
  const own = await exportFor({ ...person, mentions: false });
  const kinds = own.records.map(({ kind }) => kind).filter((kind) => kind !== 'mail');
  expect(kinds.sort()).toEqual(['message', 'review', 'subscription']);
  expect(own).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.org', hasMore: false });
  const contentOf = (kind: string) => own.records.find((record) => record.kind === kind)?.content;
  expect(contentOf('review')).toMatchObject({ userName: 'Ada Lovelace', comment: REVIEW.comment, rating: 5 });
  expect(contentOf('message')).toMatchObject({ email: 'ada@example.org', message: 'A question about rice.' });
  expect(contentOf('subscription')).toMatchObject({ email: 'ada@example.org', list: 'dog' });
  // The site's e-mails contain link secrets, which belong to the reader.
  const fields = own.records.filter(({ kind }) => kind !== 'mail').map(({ content }) => content);
  expect(JSON.stringify(fields)).not.toMatch(/Hash|token|revision/);
  const all = await exportFor({ ...person, mentions: true });
  expect(all.records.filter(({ isExact }) => !isExact).map(({ content }) => content['userName'])).toEqual([
    'Bo',
  ]);

  // The same search: erased data are not exported, and exported data can be erased.
  const targets = own.records.filter(({ kind }) => kind !== 'mail').map(({ kind, id }) => ({ kind, id }));
  const erased = await server.post('/api/admin/erasure', { targets }, { Cookie: cookie });
  expect(await erased.json()).toEqual({ erased: targets.length, missing: 0 });
  const left = await exportFor({ name: person.name, mentions: false });
  expect(left.records).toEqual([]);
  const [entry] = await server.store.auditLog.find({ act: 'exportPerson' }, 1);
  expect(entry?.after).toEqual({ records: 0, isWithMentions: false });
  expect(JSON.stringify(await server.store.auditLog.find({}, 100))).not.toMatch(/Ada|ada@/);
  for (const body of [{}, { mentions: true }, { ...person }]) {
    const response = await server.post('/api/admin/erasure/export', body, { Cookie: cookie });
    expect(response.status).toBe(400);
  }
  await server.stop();
});

it('finds a person’s subscription and e-mail even if too many reviews mention the address', async () => {
  const { server, cookie } = await startWithAdministrator();
  for (let at = 0; at <= ERASURE_MAX; at += 1)
    await server.store.reviews.insert(aReview({ userName: 'Bo', comment: 'Ask max@example.org.' }));
  const newsletter = { email: 'max@example.org', list: 'dog' };
  await server.post('/api/newsletter', newsletter, { 'Idempotency-Key': randomUUID() });
  const search = async () => {
    const body = { email: 'max@example.org' };
    const response = await server.post('/api/admin/erasure/preview', body, { Cookie: cookie });
    return erasurePreviewSchema.parse(await response.json());
  };
  await expect
    .poll(async () => (await search()).matches.filter(({ isExact }) => isExact).map(({ kind }) => kind))
    .toEqual(['subscription', 'mail']);
  expect(await search()).toMatchObject({ hasMore: true });
  await server.stop();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { revenueImportSchema, revenueReportAnswerSchema } from '#domain/contract/revenue';
import { ORIGIN, startServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/api/admin/revenue-imports';
const HEAD = 'Name,Tracking ID,Date Shipped,Items Shipped,Ad Fees(£)';
const OCTOBER = [
  'From 2026-10-01 to 2026-10-31',
  HEAD,
  'Bowl,bowlful-21,2026-10-01,1,0.50',
  'Bowl,bowlful-21,2026-10-02,2,1.00',
].join('\n');

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer();
  cookie = await server.signIn();
});
afterAll(() => server.stop());

const send = (text: string, query = '', headers: Record<string, string> = {}) =>
  fetch(server.url + PATH + query, {
    method: 'POST',
    headers: { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'text/csv', ...headers },
    body: text,
  });
const answered = async (response: Promise<Response>) =>
  revenueReportAnswerSchema.parse(await (await response).json());
const kept = async () =>
  z.array(revenueImportSchema).parse(await (await server.get(PATH, { Cookie: cookie })).json());
const undo = (id: string) =>
  fetch(`${server.url}${PATH}/${id}`, { method: 'DELETE', headers: { Origin: ORIGIN, Cookie: cookie } });
const earned = async () => {
  const answer = await (await server.get('/api/admin/affiliate-revenue', { Cookie: cookie })).json();
  return answer.totalRevenue;
};

describe('a network’s report', () => {
  it('is first only checked, then stored, and the same file counts once', async () => {
    const report = {
      format: 'amazon-associates',
      currency: 'GBP',
      rows: 2,
      firstDay: '2026-10-01',
      lastDay: '2026-10-31',
      days: 31,
      earnings: 1.5,
      pounds: 1.5,
      items: 3,
      clicks: 0,
    };
    expect(await answered(send(OCTOBER))).toEqual({
      isImported: false,
      isKnown: false,
      report,
      changes: { newDays: 31, changedDays: 0, changedFrom: 0, changedTo: 0, sameDays: 0 },
      questions: [],
      sample: {
        headings: ['Name', 'Tracking ID', 'Date Shipped', 'Items Shipped', 'Ad Fees(£)'],
        rows: [
          ['Bowl', 'bowlful-21', '2026-10-01', '1', '0.50'],
          ['Bowl', 'bowlful-21', '2026-10-02', '2', '1.00'],
        ],
      },
      problems: [],
    });
    expect(await kept()).toEqual([]);
    expect(await answered(send(OCTOBER, '?import=yes'))).toMatchObject({ isImported: true, isKnown: false });
    expect(await answered(send(OCTOBER, '?import=yes'))).toMatchObject({
      isImported: true,
      isKnown: true,
      report,
    });
    expect(await kept()).toMatchObject([{ ...report, by: 'keeper' }]);
    expect(await earned()).toBe(1.5);
  });

  it('replaces the days that it covers, until it is undone', async () => {
    server.pass(1000);
    const corrected = [
      'From 2026-10-02 to 2026-11-02',
      HEAD,
      'Bowl,bowlful-21,2026-10-02,1,0.50',
      'Bowl,bowlful-21,2026-10-03,1,0.25',
    ].join('\n');
    expect(await answered(send(corrected, '?import=yes'))).toMatchObject({
      // New: 1 and 2 November. Changed: 2 October (1.00) and 3 October (nothing). Same: 4 to 31 October.
      changes: { newDays: 2, changedDays: 2, changedFrom: 1, changedTo: 0.75, sameDays: 28 },
    });
    // 0.50 + 0.50 + 0.25
    expect(await earned()).toBe(1.25);
    const [newest] = await kept();
    expect((await undo(newest?.id ?? '')).status).toBe(204);
    expect((await undo(newest?.id ?? '')).status).toBe(404);
    expect(await earned()).toBe(1.5);
    expect(await answered(send(corrected, '?import=yes'))).toMatchObject({
      isImported: true,
      isKnown: false,
    });
  });

  it('with an invalid line is not stored, and line, field and reason are named', async () => {
    const before = await kept();
    expect(await answered(send(OCTOBER.replace('2,1.00', 'two,1.00'), '?import=yes'))).toMatchObject({
      isImported: false,
      report: null,
      problems: [{ line: 4, field: 'Items Shipped', problem: 'Items shipped must be a whole number.' }],
    });
    expect(await kept()).toEqual(before);
  });

  it('is not imported while a question is open, and is read as the answers say', async () => {
    const open = OCTOBER.split('\n').slice(1).join('\n').replace('(£)', '($)');
    expect(await answered(send(open, '?import=yes'))).toMatchObject({
      isImported: false,
      report: null,
      questions: ['currency', 'period'],
    });
    const query = '?currency=CAD&from=2026-10-01&to=2026-10-20';
    expect((await answered(send(open, query))).report).toMatchObject({ currency: 'CAD', days: 20 });
  });

  it('in a currency without a rate is refused', async () => {
    const { problems } = await answered(send(OCTOBER, '?currency=INR'));
    expect(problems[0]?.problem).toContain('No exchange rate is known for INR');
  });

  it.each([
    ['without a session', '', { Cookie: '' }, 401],
    ['as another content type', '', { 'Content-Type': 'application/json' }, 415],
    ['from another site', '', { Origin: 'https://evil.example' }, 403],
    ['with an unknown query', '?all=yes', {}, 400],
    ['in an unknown currency', '?currency=XXX', {}, 400],
    ['with a day that doesn’t exist', '?from=2026-02-30&to=2026-03-01', {}, 400],
  ])('sent %s is refused', async (_, query, headers, status) => {
    expect((await send(OCTOBER, query, headers)).status).toBe(status);
  });

  it('that is larger than 2 MB is refused', async () => {
    expect((await send('a'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('can’t be undone without a session', async () => {
    const [newest] = await kept();
    const response = await fetch(`${server.url}${PATH}/${newest?.id}`, {
      method: 'DELETE',
      headers: { Origin: ORIGIN },
    });
    expect(response.status).toBe(401);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aRecipe } from '../../testing/builders.ts';
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

/** Twenty kinds of line break; each would start a new header in some program. */
const PAYLOADS = [
  ...['\r\n', '\n', '\r', '\n\n', '\r\n\r\n', '\n\r', '\r\r\n', '\u000b', '\u000c', '\u0085'],
  ...[
    '\u2028',
    '\u2029',
    '\r\n ',
    '\r\n\t',
    '\n.\r\n',
    '\r\n.\r\n',
    '\u0000\r\n',
    '\u001c',
    '\u001d',
    '\u001e',
  ],
].map((lineBreak) => `Ada${lineBreak}Bcc: eve@evil.example`);
const CONTENTS = [
  'Ada\r\nSubject: Win',
  'Ada\r\nTo: eve@evil.example',
  'Ada\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
  'Ada\r\nRCPT TO:<eve@evil.example>',
  'Ada\r\nX: y',
  'Ada\n\nhello',
  'Ada\r\nFrom: bank@evil.example',
  'Ada\rReply-To: eve@evil.example',
  'Ada\nMIME-Version: 9',
  'Ada\u0008\u0008\u0008Eve',
];
/** Text without line breaks that a mail program could decode, or read as an address or a link. */
const INTERPRETED = [
  '=?utf-8?B?QWRhDQpCY2M6IGV2ZUBldmlsLmV4YW1wbGU=?=',
  '=?utf-8?Q?Ada=0D=0ABcc:_eve@evil.example?=',
  '=?iso-8859-1?q?=0D=0AX:_y?=',
  'Ada <eve@evil.example>',
  '"Ada" <eve@evil.example>, <mal@evil.example>',
  'https://evil.example/win',
  'www.evil.example',
  'evil.example',
  'evil。example',
  'Ada;eve@evil.example',
  '%0d%0aBcc:eve@evil.example',
  '\\r\\nBcc: eve@evil.example',
  'Ada\u200b=\u200b?utf-8?q?x?\u200b=',
];

let smtp: FakeSmtp;
let server: TestServer;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  const recipes = [aRecipe(), ...INTERPRETED.map((title, index) => aRecipe({ id: index + 2, title }))];
  const env = { SMTP_URL: smtp.url, SHARES_PER_DAY: '1000', MESSAGES_PER_HOUR: '1000' };
  server = await startServer({ env, recipes });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(() => {
  smtp.messages.length = 0;
});

const SHARE = { recipientEmail: 'bo@example.org', senderName: 'Ada', personalMessage: 'Try it.' };
const share = (changes: object, id = 1) =>
  server.post(`/api/recipes/${id}/share/email`, { ...SHARE, ...changes });

/** The head of a message as a mail program reads it: names, and values on one line. */
function headOf(message: string): Map<string, string> {
  const head = message.split('\r\n\r\n')[0] ?? '';
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(lines.map((line) => [line.split(':')[0] as string, line.slice(line.indexOf(':') + 2)]));
}

const EXPECTED_NAMES = [
  'From',
  'To',
  'Subject',
  'Message-ID',
  'Content-Transfer-Encoding',
  'Date',
  'MIME-Version',
  'Content-Type',
].sort();

/** Each message went to one address with our own headers, and its subject contains no link or hidden text. */
function expectPlainMessages(type = 'text/plain'): void {
  for (const message of smtp.messages) {
    const head = headOf(message);
    // In a multipart message each part has its own Content-Transfer-Encoding instead.
    const names =
      type === 'text/plain' ? EXPECTED_NAMES : EXPECTED_NAMES.filter((name) => !/Encoding/.test(name));
    expect([...head.keys()].sort()).toEqual(names);
    expect([head.get('From'), head.get('To')]).toEqual(['Bowlful <no-reply@bowlful.test>', 'bo@example.org']);
    expect(head.get('Content-Type')?.startsWith(type)).toBe(true);
    const subject = head.get('Subject') ?? '';
    // Decodes only what nodemailer encoded; visitors' own encoded words have been removed.
    const shown = subject.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/g, (_, kind: string, text: string) =>
      kind === 'B' ? Buffer.from(text, 'base64').toString() : decodeURIComponent(text.replace(/=/g, '%')),
    );
    expect(shown).not.toMatch(/=\?|\?=|:\/\/|\r|\n|www\.e|evil[.。．]e/);
  }
}

describe('fault 50: text that would inject headers', () => {
  it.each([...PAYLOADS, ...CONTENTS])('is refused as a name or a subject: %j', async (text) => {
    expect((await share({ senderName: text })).status).toBe(400);
    const contact = { name: text, email: 'ada@example.org', subject: 'Peas', message: 'May they?' };
    expect((await server.post('/api/contact', contact)).status).toBe(400);
    const subject = { ...contact, name: 'Ada', subject: text };
    expect((await server.post('/api/contact', subject)).status).toBe(400);
    expect(smtp.messages).toHaveLength(0);
  });

  it.each([...PAYLOADS, ...CONTENTS, 'a@example.org,eve@evil.example', '<a@example.org>', 'a@example.org '])(
    'is refused as an address: %j',
    async (text) => {
      const address = text.replace('Ada', 'ada@example.org');
      expect((await share({ recipientEmail: address })).status).toBe(400);
      expect((await server.post('/api/newsletter', { email: address, list: 'dog' })).status).toBe(400);
      expect(smtp.messages).toHaveLength(0);
    },
  );

  it('is refused as the subject of a newsletter issue, and as a confirmation token', async () => {
    const headers = { Cookie: await server.signIn() };
    const issue = { list: 'dog', intro: 'May they?', recipeIds: [] };
    for (const subject of [...PAYLOADS, ...CONTENTS]) {
      const preview = await server.post('/api/admin/newsletter/preview', { ...issue, subject }, headers);
      expect(preview.status).toBe(400);
      expect((await server.post('/api/newsletter/confirm', { token: subject })).status).toBe(400);
    }
  });

  it('S25: encoded words and links in a newsletter’s subject have no effect on the headers', async () => {
    const headers = { Cookie: await server.signIn() };
    const path = '/api/admin/newsletter/issues/00000000-0000-4000-8000-000000000001';
    const intro = [...PAYLOADS, ...CONTENTS].join('\n').replaceAll('\u0000', '');
    for (const [version, subject] of INTERPRETED.entries()) {
      const issue = { list: 'dog', subject, intro, recipeIds: [version + 2], version };
      expect((await server.post(path, issue, headers)).status).toBe(200);
      expect((await server.post(`${path}/test`, { email: 'bo@example.org' }, headers)).status).toBe(200);
    }
    expect(smtp.messages).toHaveLength(INTERPRETED.length);
    expectPlainMessages('multipart/alternative');
  });

  it('stays text in multi-line fields', async () => {
    for (const text of [...PAYLOADS, ...CONTENTS]) await share({ personalMessage: text });
    expect(smtp.messages.length).toBeGreaterThan(25);
    expectPlainMessages();
  });

  it('S25: encoded words and links in a name have no effect on the headers', async () => {
    for (const senderName of INTERPRETED) expect((await share({ senderName })).status).toBe(201);
    expect(smtp.messages).toHaveLength(INTERPRETED.length);
    expectPlainMessages();
  });

  it('S25: encoded words and links in the title of a recipe have no effect on the headers', async () => {
    for (const index of INTERPRETED.keys()) expect((await share({}, index + 2)).status).toBe(201);
    expect(smtp.messages).toHaveLength(INTERPRETED.length);
    expectPlainMessages();
  });
});

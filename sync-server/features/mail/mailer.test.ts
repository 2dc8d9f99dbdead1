import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createMailer, plainWords } from './mailer.ts';

it.each([
  ['Ada', 'Ada'],
  ['J. R. Smith', 'J. R. Smith'],
  ['Dr.Who', 'Dr. Who'],
  ['Chicken, 1.5 kg', 'Chicken, 1.5 kg'],
  ['Zoë & Günther 犬', 'Zoë & Günther 犬'],
  ['Ada\r\nBcc: eve@evil.example', 'Ada Bcc: eve@evil. example'],
  ['=?utf-8?B?QWRhDQpCY2M6IGU=?=', 'utf-8?B?QWRhDQpCY2M6IGU ='],
  ['==??utf-8?q?a?==', '= ?utf-8?q?a ='],
  ['Win at https://evil.example/x', 'Win at https evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['evil。example', 'evil. example'],
  ['evil．example', 'evil. example'],
  ['ad\u200ba\u202e', 'ad a'],
])('text %j reads %j in a header', (typed, plain) => {
  expect(plainWords(typed)).toBe(plain);
});

it('leaves no encoded word, however it was composed', () => {
  for (const text of ['=?=?', '=\u200b?utf-8?q?a?=', '=?=?utf-8?q?a?=?=', '=\r\n?utf-8?q?a?\r\n=']) {
    expect(plainWords(text)).not.toMatch(/=\?|\?=/);
  }
});

it.each(['José Muñoz', 'Ольга Петрова', '犬山 花子', 'Ada Lovelace'])(
  'finds %s in the files of e-mails',
  async (name) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-mail-'));
    const mailer = createMailer({ mailFrom: 'no-reply@bowlful.test', dataDir });
    const mail = { to: 'friend@example.org', subject: 'A recipe' };
    // Long and mostly in her own script.
    await mailer.send({
      ...mail,
      id: 'hers',
      text: `${name} writes:\n${`Hello from ${name}. ${name}! `.repeat(40)}`,
    });
    await mailer.send({ ...mail, id: 'other', text: 'Bo thinks that you would like this recipe.' });
    const found = await mailer.findCopies({ name });
    expect(found.map(({ id, isExact }) => ({ id, isExact }))).toEqual([{ id: 'hers', isExact: false }]);
    await rm(dataDir, { recursive: true });
  },
);

it('finds a name in a file of an earlier version, whose text is base64', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-mail-'));
  const base64 = Buffer.from('Ольга написала: рецепт для собаки.\n'.repeat(3)).toString('base64');
  const lines = base64.match(/.{1,76}/g) ?? [];
  const head = ['To: bo@example.org', 'Content-Type: text/plain; charset=utf-8'];
  const encoding = ['Content-Transfer-Encoding: base64', 'MIME-Version: 1.0'];
  await mkdir(path.join(dataDir, 'outbox'));
  await writeFile(
    path.join(dataDir, 'outbox', 'old.eml'),
    [...head, ...encoding, '', ...lines, ''].join('\n'),
  );
  const mailer = createMailer({ mailFrom: 'no-reply@example.com', dataDir });
  expect((await mailer.findCopies({ name: 'Ольга' })).map(({ id }) => id)).toEqual(['old']);
  expect(await mailer.findCopies({ name: 'Мария' })).toEqual([]);
  await rm(dataDir, { recursive: true });
});

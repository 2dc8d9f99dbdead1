import { expect, it } from 'vitest';
import { plainWords } from './mailer.ts';

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
])('%j is %j', (typed, plain) => {
  expect(plainWords(typed)).toBe(plain);
});

it('leaves no encoded word, however it was composed', () => {
  for (const text of ['=?=?', '=\u200b?utf-8?q?a?=', '=?=?utf-8?q?a?=?=', '=\r\n?utf-8?q?a?\r\n=']) {
    expect(plainWords(text)).not.toMatch(/=\?|\?=/);
  }
});

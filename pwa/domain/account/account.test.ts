import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalUserName } from './account.ts';

describe('the canonical form of a user name', () => {
  it.each([
    'owner',
    'OWNER',
    ' owner',
    'owner ',
    'owner\u00a0',
    'owner\u3000',
    '\towner\n',
    'ｏｗｎｅｒ',
    'ＯＷＮＥＲ',
    'ow\u200bner',
    'owner\u00ad',
    '\u202eowner',
    '\ufeffowner',
    '𝐨𝐰𝐧𝐞𝐫',
    'ⓞⓦⓝⓔⓡ',
    'ᵒʷⁿᵉʳ',
    'owner\ufe0f',
  ])('%j is owner', (typed) => {
    expect(canonicalUserName(typed)).toBe('owner');
  });

  it.each([
    ['two  words', 'two words'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδοσ', 'οδος'],
    ['Jose\u0301', 'josé'],
    ['JOSÉ', 'josé'],
    ['ﬁsher', 'fisher'],
    ['ﬆone', 'stone'],
    ['\u200b', ''],
    [' ', ''],
  ])('%j is %j', (typed, form) => {
    expect(canonicalUserName(typed)).toBe(form);
  });

  it('keeps names apart that look different', () => {
    const names = ['owner', 'owners', 'o wner', 'öwner', '0wner', 'owner1'];
    expect(new Set(names.map(canonicalUserName)).size).toBe(names.length);
  });

  it('is idempotent, and ignores case, outer spaces and normalisation of any text', () => {
    const unstable: string[] = [];
    for (let code = 0; code <= 0x1ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const form = canonicalUserName(`a${String.fromCodePoint(code)}b`);
      if (canonicalUserName(form) !== form) unstable.push(code.toString(16));
    }
    expect(unstable).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const form = canonicalUserName(text);
        expect(canonicalUserName(form)).toBe(form);
        for (const other of [
          text.toUpperCase(),
          ` ${text}  `,
          text.normalize('NFD'),
          text.normalize('NFKC'),
        ]) {
          expect(canonicalUserName(other)).toBe(form);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

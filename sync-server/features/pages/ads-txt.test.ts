import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../lib/config.ts';
import { readAdsTxt } from './documents.ts';

const GOOD = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0';
const fileWith = (text: string) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bowlful-ads-')), 'ads.txt');
  writeFileSync(file, text);
  return file;
};

describe('the operator’s ads.txt', () => {
  it('is null without configuration', () => {
    expect(readAdsTxt({})).toBeNull();
  });

  it('keeps records, variables and comments, with plain line feeds and without a byte order mark', () => {
    const text = `# ours\r\n${GOOD} # network\r\nother.example,12,reseller;x=1\r\n\r\nOWNERDOMAIN=bowlful.example`;
    const answer = `# ours\n${GOOD} # network\nother.example,12,reseller;x=1\n\nOWNERDOMAIN=bowlful.example\n`;
    expect(readAdsTxt({ adsTxtFile: fileWith(`\uFEFF${text}`) })).toBe(answer);
  });

  it('can come from the environment, with \\n for a line feed', () => {
    expect(readAdsTxt({ adsTxt: `${GOOD}\\nCONTACT=ads@bowlful.example` })).toBe(
      `${GOOD}\nCONTACT=ads@bowlful.example\n`,
    );
  });

  it.each([
    ['google, pub-1, DIRECT', 'domain: must be the domain of an advertising system'],
    ['https://google.com, pub-1, DIRECT', 'domain: must be the domain of an advertising system'],
    ['google.com', 'account: must be the account in that system'],
    ['google.com, pub 1, DIRECT', 'account: must be the account in that system'],
    ['google.com, pub-1, OWNER', 'relationship: must be DIRECT or RESELLER'],
    ['google.com, pub-1', 'relationship: must be DIRECT or RESELLER'],
    ['google.com, pub-1, DIRECT, a b', 'certification: must be one word'],
    ['google.com, pub-1, DIRECT, a, b', 'certification: must be the last field'],
    ['OWNER=bowlful.example', 'variable: OWNER is none of CONTACT, SUBDOMAIN'],
    ['CONTACT=', 'CONTACT: has no value'],
  ])('with the line ‘%s’ is refused with an error that names line and field', (line, words) => {
    const file = fileWith(`${GOOD}\n\n${line}\n`);
    expect(() => readAdsTxt({ adsTxtFile: file })).toThrow(ConfigError);
    expect(() => readAdsTxt({ adsTxtFile: file })).toThrow(`ADS_TXT_FILE: ${file}, line 3, ${words}`);
    expect(() => readAdsTxt({ adsTxt: line })).toThrow(`ADS_TXT, line 1, ${words}`);
  });

  it('that can’t be read is refused with an error that says so', () => {
    expect(() => readAdsTxt({ adsTxtFile: '/nowhere/ads.txt' })).toThrow(
      'ADS_TXT_FILE: /nowhere/ads.txt cannot be read (ENOENT)',
    );
  });
});

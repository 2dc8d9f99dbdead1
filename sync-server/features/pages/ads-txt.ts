import { ConfigError } from '../../lib/config.ts';
import { operatorText } from '../../lib/operator-file.ts';

/** Variables of ads.txt 1.1 (IAB Tech Lab); the value of each is one word. */
const VARIABLES = ['CONTACT', 'SUBDOMAIN', 'INVENTORYPARTNERDOMAIN', 'OWNERDOMAIN', 'MANAGERDOMAIN'];
const MOST_BYTES = 256 * 1024;
const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

/** What is wrong with a line, as 'field: what it must be'; null if nothing is. */
function faultOf(line: string): string | null {
  const [text = ''] = line.split(/[#;]/);
  if (text.trim() === '') return null;
  const [, variable, value = ''] = /^\s*(\w+)\s*=(.*)$/.exec(text) ?? [];
  if (variable !== undefined) {
    if (!VARIABLES.includes(variable.toUpperCase()))
      return `variable: ${variable} is none of ${VARIABLES.join(', ')}`;
    return value.trim() === '' ? `${variable.toUpperCase()}: has no value` : null;
  }
  const [domain = '', account = '', relation = '', authority, ...more] = text.split(',').map((f) => f.trim());
  if (!DOMAIN.test(domain)) return 'domain: must be the domain of an advertising system';
  if (account === '' || /\s/.test(account)) return 'account: must be the account in that system';
  if (!/^(?:DIRECT|RESELLER)$/i.test(relation)) return 'relationship: must be DIRECT or RESELLER';
  if (authority !== undefined && !/^[\w.-]+$/.test(authority)) return 'certification: must be one word';
  return more.length > 0 ? 'certification: must be the last field' : null;
}

/**
 * The operator's ads.txt, from a file or the environment; null without either.
 * @throws {ConfigError} naming variable, file, and for each fault its line and field
 */
export function readAdsTxt(config: { adsTxt?: string; adsTxtFile?: string }): string | null {
  const { adsTxt, adsTxtFile } = config;
  if (adsTxt === undefined && adsTxtFile === undefined) return null;
  const place = adsTxtFile === undefined ? 'ADS_TXT' : `ADS_TXT_FILE: ${adsTxtFile}`;
  // Environment files can't contain line feeds, so '\n' in two characters stands for one.
  const text = adsTxt?.replaceAll('\\n', '\n') ?? operatorText('ADS_TXT_FILE', adsTxtFile ?? '');
  if (Buffer.byteLength(text) > MOST_BYTES) throw new ConfigError(`${place} is larger than 256 kB`);
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const faults = lines.flatMap((line, at) => {
    const fault = faultOf(line);
    return fault === null ? [] : [`${place}, line ${at + 1}, ${fault}`];
  });
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return `${lines.join('\n').trimEnd()}\n`;
}

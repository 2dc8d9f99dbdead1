import type { JsonRecord } from './json-record.ts';
import { isRecipeKey } from './recipe-like.ts';

const FENCE = /^\s*(---|\+\+\+)[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n(?:\1|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** 'key: value' of YAML, 'key = value' of TOML, '[table]' of TOML. */
const PAIR = /^([\w-][\w .-]{0,60})[:=](?:\s(.*))?$/;
const TABLE = /^\[([\w. -]{1,60})\]$/;
const ITEM = /^-\s(.*)$/;
const MOST_LINES = 500;

/**
 * The front matter before a text, YAML or TOML as far as recipes use them: pairs, lists and blocks. The keys of a group
 * follow the group's key: `time: { prep: 10 }` is 'time prep'.
 */
export function frontMatter(text: string): { values: JsonRecord; body: string } {
  const [whole, fence, head = ''] = FENCE.exec(text) ?? [];
  if (whole === undefined) return { values: {}, body: text };
  const values: JsonRecord = {};
  let group = '';
  let key = '';
  let block: { separator: string; indent: number } | null = null;
  let list: unknown[] | null = null;
  for (const raw of inOneLine(head).split(/\r?\n/, MOST_LINES)) {
    const line = raw.trim();
    const indent = raw.length - raw.trimStart().length;
    if (block !== null && (indent > block.indent || line === '')) {
      const above = String(values[key] ?? '');
      values[key] = above === '' ? line : `${above}${block.separator}${line}`;
      continue;
    }
    block = null;
    if (list !== null && !ITEM.test(line)) {
      // A list of TOML over several lines.
      if (fence === '+++' && !PAIR.test(line)) list.push(...entries(line.replace(/\]\s*$/, '')));
      if (fence === '+++' && line.endsWith(']')) list = null;
      if (fence === '+++') continue;
    }
    const table = TABLE.exec(line)?.[1];
    const item = ITEM.exec(line);
    const pair = PAIR.exec(line);
    if (table !== undefined) group = table;
    else if (item !== null) {
      const at = values[key];
      values[key] = [...(Array.isArray(at) ? at : []), unquoted(item[1] ?? '')];
    } else if (pair !== null) {
      const [name, value] = [pair[1]?.trim() ?? '', pair[2]?.trim() ?? ''];
      if (fence === '---' && indent === 0) group = '';
      key = isRecipeKey(group) || isRecipeKey(`${group} ${name}`) ? `${group} ${name}` : name;
      list = null;
      if (/^[|>][+-]?$/.test(value)) block = { separator: value.startsWith('|') ? '\n' : ' ', indent };
      else if (value === '' && fence === '---') group = indent === 0 ? name : key;
      else if (value.startsWith('[') && !value.endsWith(']')) {
        list = entries(value.slice(1));
        values[key] = list;
      } else values[key] = value.startsWith('[') ? entries(value.slice(1, -1)) : unquoted(value);
    }
  }
  return { values, body: text.slice(whole.length) };
}

/** Entries of a one-line list; commas within quotes do not separate. */
const entries = (text: string): unknown[] =>
  (text.match(/"[^"]*"|'[^']*'|[^,"'\s][^,]*/g) ?? [])
    .map((entry) => unquoted(entry))
    .filter((entry) => entry !== '');

const QUOTED = /^"((?:\\.|[^"\\])*)"|^'((?:''|[^'])*)'/;

function unquoted(text: string): string {
  const bare = text.trim();
  const [whole, double, single = ''] = QUOTED.exec(bare) ?? [];
  if (whole === undefined) return bare.replace(/\s#\s.*$/, '').trim();
  if (double === undefined) return single.replaceAll("''", "'");
  return double.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter));
}

/** A text of TOML over several lines, as one line with its breaks escaped. */
const inOneLine = (head: string): string =>
  head.replace(/("""|''')\r?\n?([\s\S]{0,20000}?)\1/g, (_, __, text: string) => JSON.stringify(text.trim()));

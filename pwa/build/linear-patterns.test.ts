import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { fourfoldCost } from '../testing/processor-time.ts';
import { sourceFiles } from './import-graph.ts';

/** Files whose patterns read text that anybody may send. */
const READS_TEXT = /^(?:pwa\/domain|sync-server)\/(?!testing\/|abuse\/).*(?<!\.test)\.ts$/;
const RUN = 1000;
/** Anything faster needs no closer look: a quadratic pattern takes 3 ms for such a run, a cubic one a second. */
const QUICK_MS = 20;
/** Growth for a run 4 times as long: 16 is quadratic, fine as the length of text is limited; 64 is cubic. */
const CUBIC = 32;
/** One of each character class; punctuation comes from the pattern itself. */
const KINDS = [' ', '\t', '\n', '0', 'a', 'A', 'é', '½', '_'];

type Pattern = { file: string; source: string; flags: string };

const files = sourceFiles().filter((file) => READS_TEXT.test(file));

function literalsOf(file: string): Pattern[] {
  const found: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

/** Patterns that modules build from strings while loading. */
async function builtPatterns(): Promise<Pattern[]> {
  const Original = globalThis.RegExp;
  const found: Pattern[] = [];
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args, newTarget) {
      const pattern = Reflect.construct(target, args, newTarget) as RegExp;
      const file = /pwa\/domain\/[\w/-]+\.ts/.exec(new Error().stack ?? '')?.[0];
      if (file !== undefined) found.push({ file, source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    for (const file of files.filter((one) => one.startsWith('pwa/domain/')))
      await import(/* @vite-ignore */ resolve(file));
  } finally {
    globalThis.RegExp = Original;
  }
  return found;
}

const patterns = [...files.flatMap(literalsOf), ...(await builtPatterns())];
const named = ({ file, source }: Pattern) => `${file}: /${source}/`;

function msOf({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags);
  const began = performance.now();
  pattern.exec(text);
  return performance.now() - began;
}

const runOf = (sign: string, length: number) => `${sign.repeat(length)}\u0001`;

function growsTooFast(pattern: Pattern, sign: string): boolean {
  const read = (length: number) => () => void msOf(pattern, runOf(sign, length));
  return fourfoldCost(read(RUN / 4), read(RUN)) >= CUBIC;
}

it('finds patterns, including those built from strings', () => {
  expect(patterns.length).toBeGreaterThan(1000);
  expect(patterns.map(named)).toContainEqual(expect.stringMatching(/bone\.ts.*unboned/));
});

it('allows no two quantifiers of a pattern to match the same run', () => {
  const faulty = patterns.filter(
    ({ source, flags }) => analyse({ source, flags }, { reportTypes: { Move: false } }).reports.length > 0,
  );
  expect(faulty.map(named)).toEqual([]);
});

it('matches a run of any of its characters in less than cubic time', () => {
  const slow = patterns.flatMap((pattern) => {
    const signs = new Set([...KINDS, ...(pattern.source.match(/[^\p{L}\d]/gu) ?? [])]);
    return [...signs].flatMap((sign) => {
      const isSlow = msOf(pattern, runOf(sign, RUN)) > QUICK_MS && growsTooFast(pattern, sign);
      return isSlow ? [`${named(pattern)} on a run of ${JSON.stringify(sign)}`] : [];
    });
  });
  expect(slow).toEqual([]);
});

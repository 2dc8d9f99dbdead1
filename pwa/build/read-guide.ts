import { parse } from 'yaml';
import * as z from 'zod/mini';
import {
  type FrontMatter,
  frontMatterSchema,
  type GuideBlock,
  guideBlocksSchema,
} from '../domain/guides/guide.ts';
import { SLUG } from '../domain/guides/guide-slug.ts';
import { readGuideText } from './guide-text.ts';

/** A guide as read from its file, with links not yet resolved. */
export type WrittenGuide = FrontMatter & { slug: string; blocks: GuideBlock[] };

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Runs a parsing step; its errors name the file. */
function within<T>(file: string, step: () => T): T {
  try {
    return step();
  } catch (cause) {
    throw new Error(`pwa/guides/${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function parsed<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message, ...issue }) => {
    const keys =
      issue.code === 'unrecognized_keys' ? ` ${(issue as { keys: string[] }).keys.join(', ')}` : '';
    return `${path.join('.') || 'front matter'}: ${message || issue.code}${keys}`;
  });
  throw new Error(issues.join('; '));
}

/**
 * Parses a guide's file.
 * @param file its name in the folder; the part before the extension is its slug
 * @throws with file, field and reason
 */
export function readGuide(file: string, source: string): WrittenGuide {
  return within(file, () => {
    const slug = file.replace(/\.md$/, '');
    if (!SLUG.test(slug)) throw new Error('name it in small letters and hyphens');
    const [matter, yaml = ''] = FRONT_MATTER.exec(source) ?? [];
    if (matter === undefined) throw new Error('it begins with no front matter');
    const front = parsed(frontMatterSchema, parse(yaml));
    const blocks = parsed(guideBlocksSchema, readGuideText(source.slice(matter.length)));
    return { ...front, slug, blocks };
  });
}

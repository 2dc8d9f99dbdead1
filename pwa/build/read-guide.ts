import { lexer, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import {
  type FrontMatter,
  frontMatterSchema,
  type GuideBlock,
  type GuideLine,
  type GuideText,
  guideBlocksSchema,
  LINK_ADDRESS,
} from '../domain/guides/guide.ts';
import { SLUG } from '../domain/guides/guide-slug.ts';

/** A guide as read from its file, its related guides still by slug alone. */
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
    if (!SLUG.test(slug)) throw new Error('name it in lowercase letters, digits and hyphens');
    const [matter, yaml = ''] = FRONT_MATTER.exec(source) ?? [];
    if (matter === undefined) throw new Error('it has no front matter');
    const front = parsed(frontMatterSchema, parse(yaml));
    const blocks = parsed(guideBlocksSchema, readGuideText(source.slice(matter.length)));
    return { ...front, slug, blocks };
  });
}

/** @throws quoting the text of a token that guides may not contain */
function refuse({ type, raw }: Token): never {
  throw new Error(`${type} is not allowed in guides: ${JSON.stringify(raw.slice(0, 60))}`);
}

/** The words of bold text, a link or a heading; nothing nests inside them. */
function wordsIn({ tokens }: Tokens.Strong | Tokens.Em | Tokens.Link | Tokens.Heading): string {
  return tokens
    .map((child) => (child.type === 'text' || child.type === 'escape' ? plainWords(child) : refuse(child)))
    .join('');
}

const ENTITY = /&(?:#\w+|\w+);/;
/** Between a number and its unit, so that a narrow column can't separate them. */
const UNIT_SPACE = /(?<=\d) (?=(?:mg|g|kg|IU|kcal|°C|cm)\b)/g;

/** Words of a token, with '&' and '<' as written; an entity would be markup. */
function plainWords({ raw, text }: Token & { text?: string }): string {
  const entity = ENTITY.exec(raw);
  if (entity !== null) throw new Error(`Write the character itself, not ${entity[0]}`);
  return (text ?? raw).replaceAll('\n', ' ').replace(UNIT_SPACE, '\u00a0');
}

function addressOf({ href }: Tokens.Link): string {
  if (!LINK_ADDRESS.test(href)) throw new Error(`Links to ${href} are not allowed`);
  return href;
}

function piece(token: Token): GuideText {
  switch (token.type) {
    case 'text':
    case 'escape':
      return plainWords(token);
    case 'strong':
      return { strong: wordsIn(token as Tokens.Strong) };
    case 'em':
      return { em: wordsIn(token as Tokens.Em) };
    case 'link':
      return { link: wordsIn(token as Tokens.Link), to: addressOf(token as Tokens.Link) };
    default:
      return refuse(token);
  }
}

/** Joins adjacent text tokens, which the parser splits at escapes. */
function line(tokens: readonly Token[]): GuideLine & GuideText[] {
  const pieces: GuideText[] = [];
  for (const next of tokens.map(piece)) {
    const last = pieces.at(-1);
    if (typeof next === 'string' && typeof last === 'string') pieces.splice(-1, 1, last + next);
    else pieces.push(next);
  }
  return pieces;
}

const headingId = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** An item holds one line: the design has no paragraphs or lists inside it. */
function listItem(item: Tokens.ListItem): GuideText[] {
  const [only, ...more] = item.tokens;
  const beyond = more[0];
  if (beyond !== undefined) refuse(beyond);
  if (only?.type !== 'text' && only?.type !== 'paragraph') return refuse(only ?? item);
  return line((only as Tokens.Text).tokens ?? []);
}

function note(quote: Tokens.Blockquote): GuideText[][] {
  return quote.tokens
    .filter(({ type }) => type !== 'space')
    .map((token) => (token.type === 'paragraph' ? line((token as Tokens.Paragraph).tokens) : refuse(token)));
}

function block(token: Token): GuideBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const words = wordsIn(token as Tokens.Heading);
      const { depth } = token as Tokens.Heading;
      if (depth === 2) return [{ heading: words, id: headingId(words) }];
      return depth === 3 ? [{ subheading: words }] : refuse(token);
    }
    case 'paragraph':
      return [{ paragraph: line((token as Tokens.Paragraph).tokens) }];
    case 'list': {
      const { items, ordered } = token as Tokens.List;
      return [{ list: items.map(listItem), ...(ordered && { isOrdered: true as const }) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => line(cell.tokens));
      return [{ head: cells(header), rows: rows.map(cells) }];
    }
    case 'blockquote':
      return [{ note: note(token as Tokens.Blockquote) }];
    default:
      return refuse(token);
  }
}

/**
 * The blocks of an article in Markdown.
 * @throws for raw HTML, images, code and anything else that the guide page can't show, quoting the text
 */
export function readGuideText(markdown: string): GuideBlock[] {
  return lexer(markdown, { gfm: true }).flatMap(block);
}

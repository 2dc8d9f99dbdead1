type HtmlVisitor = {
  /** `tag` in lower case; `source` is the whole tag as written. */
  open(tag: string, source: string): void;
  close(tag: string): void;
  text(text: string): void;
};

/** Elements whose content is not text of the page. */
const RAW = new Set(['script', 'style', 'template', 'textarea', 'svg', 'iframe', 'noembed']);
const NAME = /[a-z][a-z0-9:-]{0,40}/iy;

/**
 * Visits the tags and texts of a page in one pass, skipping comments and scripts. Linear in the length of any input:
 * an unterminated tag, quote or comment ends the page.
 */
export function walkHtml(html: string, visitor: HtmlVisitor): void {
  let at = 0;
  let textFrom = 0;
  const flush = (to: number) => {
    if (to > textFrom) visitor.text(html.slice(textFrom, to));
  };
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start === -1) break;
    const isClose = html[start + 1] === '/';
    NAME.lastIndex = start + (isClose ? 2 : 1);
    const tag = NAME.exec(html)?.[0].toLowerCase();
    const isMarkup = html[start + 1] === '!' || html[start + 1] === '?';
    if (tag === undefined && !isMarkup) {
      at = start + 1;
      continue;
    }
    flush(start);
    const end = tag === undefined ? endOfMarkup(html, start) : endOfTag(html, NAME.lastIndex);
    if (end === -1) return;
    at = end;
    textFrom = end;
    if (tag === undefined) continue;
    if (isClose) visitor.close(tag);
    else {
      visitor.open(tag, html.slice(start, end));
      if (RAW.has(tag) && html[end - 2] !== '/') {
        const close = new RegExp(`</${tag}`, 'gi');
        close.lastIndex = end;
        const found = close.exec(html);
        if (found === null) return;
        at = found.index;
        textFrom = at;
      }
    }
  }
  flush(html.length);
}

/** Position after a comment, a doctype or a processing instruction; -1 if it never ends. */
function endOfMarkup(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  const end = html.indexOf(isComment ? '-->' : '>', start);
  return end === -1 ? -1 : end + (isComment ? 3 : 1);
}

const STOP = /["'>]/g;

/** Position after the '>' of a tag, ignoring quoted ones; -1 if there is none. */
function endOfTag(html: string, from: number): number {
  STOP.lastIndex = from;
  for (let found = STOP.exec(html); found !== null; found = STOP.exec(html)) {
    if (found[0] === '>') return found.index + 1;
    const isValue = /=\s*$/.test(html.slice(Math.max(from, found.index - 8), found.index));
    // A quote that begins no value is a typing error.
    if (!isValue) continue;
    const end = html.indexOf(found[0], found.index + 1);
    if (end === -1) return -1;
    STOP.lastIndex = end + 1;
  }
  return -1;
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Attributes of a tag by lower-case name; the first of each name counts, values are raw. */
export function attributesOf(source: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.replace(/^<[^\s/>]+/, '').matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const BLOCKS = new Set(
  (
    'address article aside blockquote body details div dl dd dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr ' +
    'li main nav ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** Open tags that a new one closes implicitly, and what prevents it. */
const ENDS: Readonly<Record<string, readonly [ends: readonly string[], within: readonly string[]]>> = {
  li: [['li'], ['ul', 'ol']],
  dt: [['dt', 'dd'], ['dl']],
  dd: [['dt', 'dd'], ['dl']],
  tr: [['tr'], ['table', 'tbody', 'thead', 'tfoot']],
  td: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  th: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
};
/** How far up to look for an open tag: deeper pages are damaged, and the search must stay short. */
const FARTHEST = 60;

export const isVoid = (tag: string): boolean => VOID.has(tag);
export const isBlock = (tag: string): boolean => BLOCKS.has(tag);

type Open<T> = { tag: string; element: T };

/** Stack of open tags; closes the ones that pages leave open, as browsers do. */
export class OpenTags<T> {
  readonly #stack: Open<T>[] = [];
  readonly #onEnd: (element: T) => void;

  constructor(onEnd: (element: T) => void) {
    this.#onEnd = onEnd;
  }

  get innermost(): T | undefined {
    return this.#stack.at(-1)?.element;
  }

  open(tag: string, make: () => T): void {
    const [ends, within] = ENDS[tag] ?? [[], []];
    if (ends.length > 0)
      this.#endUp(
        (each) => ends.includes(each),
        (each) => within.includes(each),
      );
    if (BLOCKS.has(tag))
      this.#endUp(
        (each) => each === 'p',
        (each) => BLOCKS.has(each) && each !== 'p',
      );
    const element = make();
    if (VOID.has(tag)) this.#onEnd(element);
    else this.#stack.push({ tag, element });
  }

  close(tag: string): void {
    // '</b>' does not end a block opened within it.
    this.#endUp(
      (each) => each === tag,
      (each) => !BLOCKS.has(tag) && BLOCKS.has(each),
    );
  }

  closeAll(): void {
    while (this.#stack.length > 0) this.#pop();
  }

  #endUp(isMeant: (tag: string) => boolean, isWall: (tag: string) => boolean): void {
    const lowest = Math.max(0, this.#stack.length - FARTHEST);
    for (let at = this.#stack.length - 1; at >= lowest; at -= 1) {
      const { tag } = this.#stack[at] as Open<T>;
      if (isMeant(tag)) {
        while (this.#stack.length > at) this.#pop();
        return;
      }
      if (isWall(tag)) return;
    }
  }

  #pop(): void {
    const ended = this.#stack.pop();
    if (ended !== undefined) this.#onEnd(ended.element);
  }
}

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

/** Role of a UTF-16 code unit in a line of text. */
export const KIND = {
  space: 0,
  letter: 1,
  digit: 2,
  apostrophe: 3,
  hyphen: 4,
  enDash: 5,
  emDash: 6,
  comma: 7,
  point: 8,
  stop: 9,
  open: 10,
  close: 11,
  slash: 12,
  and: 13,
  colon: 14,
  line: 15,
  /** A picture such as ☕ that stands for a word. */
  symbol: 16,
  /** Soft hyphens, zero-width characters and variation selectors: nothing to see. */
  invisible: 17,
  surrogate: 18,
} as const;

const MARKS: readonly [characters: string, kind: number][] = [
  ["'’ʼ‘＇`´", KIND.apostrophe],
  ['-‐‑−', KIND.hyphen],
  ['‒–', KIND.enDash],
  ['—―', KIND.emDash],
  [',，、', KIND.comma],
  ['.', KIND.point],
  ['!?;。！？；|•·…', KIND.stop],
  ['([{（', KIND.open],
  [')]}）', KIND.close],
  ['/⁄∕', KIND.slash],
  ['&+', KIND.and],
  [':：', KIND.colon],
  ['\n\r\u2028\u2029', KIND.line],
  ['\u00AD\u200B\u200C\u200D\u2060\uFE0E\uFE0F\uFEFF', KIND.invisible],
];

const UNKNOWN = 255;

function kinds(): Uint8Array {
  const table = new Uint8Array(65_536).fill(UNKNOWN);
  table.fill(KIND.surrogate, 0xd800, 0xe000);
  table.fill(KIND.space, 0, 128);
  table.fill(KIND.digit, 48, 58);
  table.fill(KIND.letter, 65, 91);
  table.fill(KIND.letter, 97, 123);
  for (const [characters, kind] of MARKS) {
    for (const character of characters) table[character.charCodeAt(0)] = kind;
  }
  return table;
}

const KINDS = kinds();

function kindOfRare(code: number): number {
  const character = String.fromCharCode(code);
  let kind: number = KIND.space;
  if (/[\p{L}\p{M}]/u.test(character)) kind = KIND.letter;
  else if (/\p{N}/u.test(character)) kind = KIND.digit;
  else if (/\p{So}/u.test(character)) kind = KIND.symbol;
  KINDS[code] = kind;
  return kind;
}

/** The kind of a code unit; a table look-up but for the first time that a rare one is met. */
export function characterKind(code: number): number {
  const kind = KINDS[code] ?? KIND.space;
  return kind === UNKNOWN ? kindOfRare(code) : kind;
}

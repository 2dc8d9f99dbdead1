const NUMBERS: Readonly<Record<string, string>> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
  ...{ ten: '10', eleven: '11', twelve: '12', fifteen: '15', twenty: '20' },
};
const WORD = Object.keys(NUMBERS).join('|');
const START = new RegExp(`^(${WORD})\\b(?:(\\s*(?:-|to|or)\\s*)(${WORD})\\b)?`, 'i');

/** What stands for an amount in words at the start of a line, in the order in which it is tried. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^between\s+(\S{1,8})\s+and\s+/i, '$1-'],
  [/^(?:a\s+)?couple\s+(?:of\s+)?/i, '2 '],
  [/^(?:half\s+an?|an?\s+half)\s+dozen\s+/i, '6 '],
  [/^(?:an?\s+|one\s+)?dozen\s+(?:of\s+)?/i, '12 '],
  [/^(?:an?\s+)?(?:few|little|bit\s+of|some)\s+/i, ''],
  [/^some\s+/i, ''],
  [/^three[\s-]quarters?\s+(?:of\s+)?(?:an?\s+)?/i, '3/4 '],
  [/^two[\s-]thirds?\s+(?:of\s+)?(?:an?\s+)?/i, '2/3 '],
  [/^(?:an?\s+|one\s+)?third\s+(?:of\s+)?(?:an?\s+)?/i, '1/3 '],
  [/^(?:an?\s+|one\s+)?quarter\s+(?:of\s+)?(?:an?\s+)?/i, '1/4 '],
  [/^(?:an?\s+|one\s+)?half\s+(?:of\s+)?(?:an?\s+)?/i, '1/2 '],
  [/^([½¼¾⅓⅔]|1\/2|1\/4|3\/4)\s+(?:of\s+)?an?\s+/i, '$1 '],
  [/^an?\s+(?=[a-z\d])/i, '1 '],
  [/^(?=(?:small|medium|large|big|generous)\s+(?:bunch|handful|head|sprig)\b)/i, '1 '],
];

/** The head of a line with the number words at its start as digits: 'one and a half cups' is '1 1/2 cups'. */
export function digitsForWords(head: string): string {
  let text = head;
  for (const [pattern, digits] of PHRASES) {
    const read = text.replace(pattern, digits);
    if (read !== text) return read;
  }
  text = text.replace(START, (_, first: string, join?: string, second?: string) => {
    const start = NUMBERS[first.toLowerCase()] ?? first;
    return second === undefined ? start : `${start}${join}${NUMBERS[second.toLowerCase()]}`;
  });
  return text
    .replace(/^(\d+)\s+and\s+(?:a\s+)?half\s+/i, '$1 1/2 ')
    .replace(/^(\d+)\s+and\s+(?:a\s+)?(?:quarter\s+|1\/4\s+|¼\s*)/i, '$1 1/4 ')
    .replace(/^(\d+)\s+and\s+(?=\d\/\d)/i, '$1 ');
}

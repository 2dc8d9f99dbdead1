/** Names of U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

/** Further entities common in recipes, typography and European alphabets. */
const OTHERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  num: '#',
  percnt: '%',
  lpar: '(',
  rpar: ')',
  ast: '*',
  plus: '+',
  comma: ',',
  period: '.',
  sol: '/',
  colon: ':',
  semi: ';',
  equals: '=',
  quest: '?',
  excl: '!',
  lsqb: '[',
  rsqb: ']',
  lowbar: '_',
  verbar: '|',
  dollar: '$',
  commat: '@',
  Tab: ' ',
  NewLine: '\n',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  hairsp: ' ',
  puncsp: ' ',
  numsp: ' ',
  half: '½',
  frac13: '⅓',
  frac15: '⅕',
  frac16: '⅙',
  frac18: '⅛',
  frac23: '⅔',
  frac25: '⅖',
  frac35: '⅗',
  frac38: '⅜',
  frac45: '⅘',
  frac56: '⅚',
  frac58: '⅝',
  frac78: '⅞',
  frasl: '⁄',
  bull: '•',
  ndash: '–',
  mdash: '—',
  minus: '−',
  hyphen: '‐',
  dash: '‐',
  hellip: '…',
  mldr: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  prime: '′',
  Prime: '″',
  trade: '™',
  euro: '€',
  rarr: '→',
  larr: '←',
  check: '✓',
  starf: '★',
  ap: '≈',
  asymp: '≈',
  le: '≤',
  ge: '≥',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Zcaron: 'Ž',
  zcaron: 'ž',
  Ccaron: 'Č',
  ccaron: 'č',
  rcaron: 'ř',
  ecaron: 'ě',
  cacute: 'ć',
  nacute: 'ń',
  sacute: 'ś',
  lstrok: 'ł',
  Lstrok: 'Ł',
  eogon: 'ę',
  aogon: 'ą',
  inodot: 'ı',
  scedil: 'ş',
  gbreve: 'ğ',
  Yuml: 'Ÿ',
  zwnj: '',
  zwj: '',
  ZeroWidthSpace: '',
};

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(0xa0 + at)]),
  ...Object.entries(OTHERS),
  ['nbsp', ' '],
  ['shy', ''],
]);

/** Entities that browsers also read without a semicolon, except those that are words in URLs. */
const UNENDED = new Set(
  'amp lt gt quot nbsp deg frac14 frac12 frac34 eacute egrave agrave ccedil ntilde auml ouml uuml times'.split(
    ' ',
  ),
);

const UPPER_CONTROLS = /[\u0080-\u009f]/g;

/** Maps control characters 128 to 159 to Windows-1252, because Node's decoder for that encoding leaves them. */
export function windowsCharacters(text: string): string {
  return text.replace(UPPER_CONTROLS, (control) => WINDOWS[control.charCodeAt(0) - 0x80] ?? '');
}

/** Numeric references 128 to 159, which pages intend as Windows-1252. */
const WINDOWS = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';

const ENTITY = /&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|([a-z][a-z\d]{1,15})(;|(?![\w=;])))/gi;

/** Decodes HTML entities; unknown ones stay unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(
    ENTITY,
    (whole, decimal?: string, hexadecimal?: string, name: string = '', end: string = '') => {
      if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
      if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
      if (end === ';') return namedCharacter(name) ?? whole;
      return UNENDED.has(name) ? (NAMED.get(name) ?? whole) : whole;
    },
  );
}

/** Some sites write names in capitals, but '&Eacute;' differs from '&eacute;', so try the exact case first. */
function namedCharacter(name: string): string | undefined {
  return NAMED.get(name) ?? NAMED.get(name.toLowerCase());
}

/** Empty for invalid characters: beyond Unicode, or half of a surrogate pair. */
function characterOf(codePoint: number): string {
  if (codePoint >= 0x80 && codePoint <= 0x9f) return (WINDOWS[codePoint - 0x80] ?? '').replace('\ufffd', '');
  const isCharacter = codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return isCharacter ? String.fromCodePoint(codePoint) : '';
}

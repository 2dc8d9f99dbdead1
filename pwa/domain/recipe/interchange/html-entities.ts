const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  deg: '°',
  micro: 'µ',
  middot: '·',
  bull: '•',
  times: '×',
  plusmn: '±',
  frac12: '½',
  frac13: '⅓',
  frac14: '¼',
  frac18: '⅛',
  frac23: '⅔',
  frac34: '¾',
  frac38: '⅜',
  frasl: '⁄',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  trade: '™',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  atilde: 'ã',
  auml: 'ä',
  aring: 'å',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  euml: 'ë',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  oslash: 'ø',
  uacute: 'ú',
  ucirc: 'û',
  ugrave: 'ù',
  uuml: 'ü',
  szlig: 'ß',
};

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;

/** Text with its HTML entities as the characters they stand for; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
    if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
    return namedCharacter(name ?? '') ?? whole;
  });
}

/** '&Eacute;' is the capital of '&eacute;'. */
function namedCharacter(name: string): string | undefined {
  const small = name.toLowerCase();
  if (!Object.hasOwn(NAMED, small)) return undefined;
  const isCapital = name !== small && name.slice(1) === small.slice(1);
  return isCapital ? NAMED[small]?.toUpperCase() : NAMED[small];
}

/** Nothing for what is no character: beyond Unicode, or half of a pair. */
function characterOf(codePoint: number): string {
  const isCharacter = codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return isCharacter ? String.fromCodePoint(codePoint) : '';
}

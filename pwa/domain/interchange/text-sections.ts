import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { plainLines } from './plain-text.ts';
import { IMPORT_LIMITS } from './read-source.ts';

export type TextLine = {
  text: string;
  /** Begins with a number that counts it: '2. ', 'Step 2:'. */
  isNumbered: boolean;
  /** An entry of a list: numbered or with a bullet. */
  isItem: boolean;
  /** Its rank if it is marked as a heading, 1 the highest; null for other lines. */
  level: number | null;
};

const NUMBER =
  /^(?:\d{1,2}\ufe0f?\u20e3\s*|(?:step\s*\d{1,2}(?:\s*[.:)\-–])?|\d{1,2}\s*[.)、])\s*)(?=[^\s\d])/i;
/** Bullets and checkboxes; '-' and '*' only before a space, so that a minus sign stays. */
const BULLET = /^(?:[•▢☐□▪◦‣·–—*+-]\s+|\[[ x]?\]\s*|[•▢☐□▪◦‣]\s*)+/i;
/** Emoji before a line act as bullets; a keycap digit is a number. */
const PICTURES = /^(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d)*\s*)+/u;
const RANKED = /^\s*(#{1,6})\s/;
/** '*Ingredients*', '_Method:_', '== Method ==', '~ Method ~', a bold line: headings as in messages and wikis. */
const EMPHASISED =
  /^\s*(?:\*(?! )[^*\n]+\*|_(?! )[^_\n]+_|={2,}[^=\n]+={2,}|~+[^~\n]+~+|(?:\*\*|__)[^*_]+(?:\*\*|__)):?\s*$/;
/** The rank of such a heading: below all others. */
const LOWEST = 7;
/** A rule of dashes or similar under a heading, between parts or within a table. */
const RULED = /^[\s=_*~+#.—–|:-]{3,}$/;
/** A heading within a line, not one that is marked. */
const INLINE = /([^\s#>*_~=|+•-])\s+(?=(?:Ingredients|Method|Instructions|Directions)\s*:\s*\S)/g;
const LINK = /(!?)\[([^\][]{0,300})\]\([^()\s]{0,500}\)/g;
const MOST_LINES = 5000;

/** Lines of plain text or Markdown without bullets and markup; rejoins wrapped lines. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let isInFoods = false;
  const broken = text.replace(INLINE, '$1\n').split(/\r\n?|[\n\u2028\u2029]/, MOST_LINES);
  for (const [at, raw] of broken.entries()) {
    const below = broken[at + 1] ?? '';
    const isTableHead = raw.includes('|') && below.includes('|') && below.includes('--') && RULED.test(below);
    if (RULED.test(raw) || isTableHead) continue;
    const isEmphasised = EMPHASISED.test(raw);
    const unlinked = raw.replace(LINK, (_, picture, words) => (picture === '' ? words : ' '));
    const bare = cells(unlinked)
      .replace(/^\s*(?:#{1,6}(?=\s)|>)\s*/, '')
      .replace(isEmphasised ? /[*_~]|={2,}/g : /\*\*|__/g, '')
      .trim()
      .replace(PICTURES, '');
    const unmarked = bare.replace(BULLET, '');
    const isNumbered = NUMBER.test(unmarked);
    const [line = ''] = plainLines(unmarked.replace(NUMBER, '').slice(0, IMPORT_LIMITS.text));
    // A sentence is not a heading, however bold.
    const emphasis = isEmphasised && !/[.!?。]$/.test(line) ? LOWEST : null;
    const level = RANKED.exec(raw)?.[1]?.length ?? emphasis;
    const isItem = level === null && (unmarked !== bare || isNumbered);
    const last = lines.at(-1);
    if (line === '') continue;
    // Mail programs wrap lines: a lower-case start after a line without a full stop continues it.
    const goesOn = !isItem && level === null && /^\p{Ll}/u.test(line);
    const isWrapped = goesOn && last !== undefined && last.level === null && isOpen(last.text);
    const heading = headingOf(line, level !== null);
    if (heading !== null) isInFoods = heading.part === 'ingredients';
    const isNext = isWrapped && (isInFoods || isMeasured(last.text)) && isNextFood(line, last.text);
    if (isWrapped && !isNext) last.text += ` ${line}`;
    else lines.push({ text: line, isNumbered, isItem, level });
  }
  return lines;
}

/** A line that ends so goes on, whatever follows. */
const UNFINISHED =
  /(?:\([^()]*|\b(?:and|or|of|with|without|in|into|from|the|an?|to|for|plus|its|on|at|by|until|very|finely|roughly|freshly))$/i;
/** Narrower than mail programs wrap; a line that had room for the next word was not wrapped. */
const WRAP = 60;
/** Whether a line is a food with an amount. */
function isMeasured(text: string): boolean {
  const { quantity, ingredientId, isToTaste } = parseIngredientLine(text);
  return ingredientId !== null && (quantity !== null || isToTaste);
}

/** Whether a line below an ingredient is a food of its own and not the rest of that line. */
function isNextFood(line: string, above: string): boolean {
  if (UNFINISHED.test(above)) return false;
  const { quantity, unit, ingredientId } = parseIngredientLine(line);
  if (isMeasured(line) || (quantity !== null && unit !== null)) return true;
  const [word = ''] = line.split(' ');
  const hadRoom = above.length + 1 + word.length <= WRAP && !/[,;]$/.test(above);
  return hadRoom && ingredientId !== null;
}

const isOpen = (text: string) => text.length > 45 && /[\p{L}\p{N},;]$/u.test(text);

/** '| 2 cups | rice |' is a row of a table. */
function cells(line: string): string {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row === undefined
    ? line
    : row
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join(' ');
}

export type TextPart = 'ingredients' | 'method' | 'rest';

/** How cooks head the parts of a recipe, in English and in the languages of the pages that people import. */
const WORDS: readonly (readonly [TextPart, string])[] = [
  [
    'ingredients',
    "ingredients?(?: list)?|(?:what )?you(?: will|[’']ll)? need|shopping list|what (?:goes in(?:to it)?|I used?|you use|(?:is|[’']?s) in it)|" +
      'zutaten(?:liste)?|(?:das )?(?:brauchst du|braucht man)|du brauchst|ingr[ée]dients|ingredientes|ingredienti|ingredi[eë]nten|ingredienser|składniki|ингредиенты|υλικά|συστατικά|' +
      '(?:主要|所需)?(?:材料|食材|配料|用料|原料)(?:清单|清單)?|재료',
  ],
  [
    'method',
    'method|instructions?|directions?|steps?|preparation|procedure|cooking (?:instructions|method)|preparation (?:steps|method)|' +
      'how to (?:make|cook|prepare|do)(?: (?:it|them|this))?|how (?:I|we|you) (?:make|made|cook|do|did) (?:it|them|this)|' +
      "how it(?: is|[’']s) (?:made|done)|here(?: is|[’']s) how|(?:to|making|cooking) (?:make|it|them|this)|to make|to cook|what (?:to|you|I|we) do|" +
      "let[’']?s (?:cook|make it|go)|method of (?:preparation|cooking)|making it|" +
      "(?:die )?zubereitung|anleitung|(?:und )?so (?:geht|wird)[’']?s(?: gemacht)?|pr[ée]paration|preparaci[óo]n|preparazione|preparo|procedimento|elaboraci[óo]n|bereiding(?:swijze)?|fremgangsmåde|tillagning|" +
      'przygotowanie|приготовление|(?:τρόπος )?(?:εκτέλεση|παρασκευή|προετοιμασία)ς?|οδηγίες|' +
      '(?:制作|製作|烹饪|烹飪|烹调|具体)?(?:做法|步骤|步驟|方法|过程|過程|作り方)|만드는 (?:법|방법)',
  ],
  [
    'rest',
    "(?:(?:chef|cook)[’']?s |recipe )?(?:notes?|tips?)|nutrition(?:al)?(?: (?:info|information|facts|values?))?|" +
      'storage|storing|equipment|comments?|reviews?|related(?: (?:recipes|posts))?|you (?:may|might)(?: also)? (?:also )?like|share this|tags|faqs?|' +
      'more recipes|leave a (?:comment|reply)|print(?: recipe)?|source|' +
      'notizen|hinweise?|tipps?|nährwerte|kommentare?|aufbewahrung|astuces?|consejos|consigli|σημειώσεις|συμβουλές|σχόλια|小贴士|小貼士|贴士|提示|注意(?:事项)?|备注|評論|评论',
  ],
];

const ENDING = String.raw`(?:\s*(?:[(（][^()（）]{0,60}[)）]|(?:for|serves|für|για)\s[^:：]{1,30}))?\s*(?:[:：]\s*((?:\S.*)?))?$`;
const HEADINGS = WORDS.map(([part, words]) => ({
  part,
  whole: new RegExp(`^(?:the )?(?:${words})${ENDING}`, 'i'),
  /** In a marked heading, also among other words: 'Ingredients You’ll Need', 'Pumpkin Treats Instructions'. */
  among: new RegExp(`^(?:the )?(?:${words})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:${words})$`, 'iu'),
}));
const MOST_WORDS = 10;
const LONGEST = 400;

/** '~ Method ~', 'Method 👇', '【材料】': decoration around the words of a heading. */
const DECORATION = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})）:：.!?]+$/gu;

/**
 * The recipe part that a heading line names, with the text after its colon; null if the line is not a heading.
 * @param isMarked whether the page or the text marks the line as a heading, so that it may contain other words
 */
export function headingOf(line: string, isMarked = false): { part: TextPart; rest: string } | null {
  // A long line is a heading only if a colon and its text follow.
  const bare = line.length > LONGEST ? line : line.replace(DECORATION, '');
  if (bare.length > LONGEST && !bare.slice(0, LONGEST).includes(':')) return null;
  for (const { part, whole } of HEADINGS) {
    const found = whole.exec(bare);
    if (found !== null) return { part, rest: found[1]?.trim() ?? '' };
  }
  if (!isMarked || bare.split(/\s+/).length > MOST_WORDS) return null;
  const named = HEADINGS.find(({ among }) => among.test(bare.replace(/\s*:$/, '')));
  return named === undefined ? null : { part: named.part, rest: '' };
}

/** Lines under one heading; the part is null before the first. */
export type Section = { part: TextPart | null; lines: TextLine[] };

/** A heading among the steps: 'Step 2', 'For the sauce', 'To serve'. */
const STEP_HEADING = /^(?:step\b|for\b|to\b|für\b)/i;
const BEGINS_WITH_AMOUNT = /^(?:\p{N}|an? |half |some )/iu;
const LONG = 100;

/** Whether a line reads as a step: numbered, long, or a sentence to its full stop. */
export function isSentence({ text, isNumbered }: TextLine): boolean {
  if (BEGINS_WITH_AMOUNT.test(text)) return false;
  return (
    isNumbered || text.length > LONG || (/[.!]$/.test(text) && text.split(' ').length > 3) || /。$/.test(text)
  );
}

const isHigh = ({ text, level, isNumbered }: TextLine, than: number) =>
  level !== null && level <= than && !isNumbered && !STEP_HEADING.test(text);

/**
 * Cuts lines at the headings of a recipe's parts, and the steps at headings of the same rank as theirs. If the steps have
 * no heading, they begin with the first sentence below the ingredients, or the heading above it.
 */
export function sectionsOf(lines: readonly TextLine[]): Section[] {
  const sections = headedSections(lines);
  return sections.flatMap((section, at) => {
    const next = sections.slice(at + 1).find(({ part }) => part === 'ingredients' || part === 'method');
    return section.part === 'ingredients' && next?.part !== 'method' ? withSteps(section) : [section];
  });
}

function withSteps({ part, lines }: Section): Section[] {
  const sentence = lines.findIndex((line, at) => at > 0 && line.level === null && isSentence(line));
  if (sentence === -1) return [{ part, lines }];
  // The heading above it, unless lines with amounts come between.
  const heading = lines.slice(0, sentence).findLastIndex(({ level }) => level !== null);
  const isAbove = heading > 0 && lines.slice(heading, sentence).every(({ text }) => !/^\p{N}/u.test(text));
  const start = isAbove ? heading : sentence;
  const above = isAbove ? (lines[heading]?.level ?? null) : null;
  const end = lines.findIndex((line, at) => at > sentence && isHigh(line, above ?? Number.POSITIVE_INFINITY));
  return [
    { part, lines: lines.slice(0, start) },
    { part: 'method', lines: lines.slice(isAbove ? heading + 1 : sentence, end === -1 ? undefined : end) },
    ...(end === -1 ? [] : [{ part: 'rest' as const, lines: lines.slice(end) }]),
  ];
}

function headedSections(lines: readonly TextLine[]): Section[] {
  const sections: Section[] = [{ part: null, lines: [] }];
  let level = Number.POSITIVE_INFINITY;
  let hasIngredients = false;
  for (const line of lines) {
    const section: Section = sections.at(-1) as Section;
    // Before the list a heading among other words is the recipe's title: 'How to make a dog happy'.
    const loose = headingOf(line.text, line.level !== null);
    const heading: ReturnType<typeof headingOf> =
      hasIngredients || loose?.part === 'ingredients' ? loose : headingOf(line.text);
    const isEnd = section.part === 'method' && isHigh(line, level);
    if (heading === null && !isEnd) {
      section.lines.push(line);
      continue;
    }
    const part: TextPart = heading?.part ?? 'rest';
    hasIngredients ||= part === 'ingredients';
    level = line.level ?? Number.NEGATIVE_INFINITY;
    const rest = heading?.rest ?? line.text;
    const inline = part === 'ingredients' ? foodsIn(rest) : [rest];
    const said = inline.filter((text) => text !== '');
    sections.push({
      part,
      lines: said.map((text) => ({ ...line, text, level: heading === null ? line.level : null })),
    });
  }
  return sections;
}

/** '500 g beef, 1 cup rice; 2 carrots': a comma before an amount begins another food. */
function foodsIn(text: string): string[] {
  return text
    .replace(/\.$/, '')
    .split(/[;；、]\s*|,\s+(?=[\d½¼¾⅓⅔]|an? |one |two |pinch |some )|\s+and\s+(?=\d)/i)
    .map((food) => food.trim());
}

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

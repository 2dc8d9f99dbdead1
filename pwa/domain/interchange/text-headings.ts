export type TextPart = 'ingredients' | 'method' | 'rest';

const ENDING = String.raw`(?:\s*(?:\([^()]{0,60}\)|(?:for|serves)\s+\d+[^:]{0,30}))?\s*(?::\s*((?:\S.*)?))?$`;
const heading = (words: string) => new RegExp(`^(?:the )?(?:${words})${ENDING}`, 'i');

const HEADINGS: readonly (readonly [TextPart, RegExp])[] = [
  [
    'ingredients',
    heading(
      "ingredients?(?: list)?|(?:what )?you(?: will|[’']ll)? need|shopping list|what (?:goes in(?:to it)?|I used?|you use|(?:is|[’']?s) in it)",
    ),
  ],
  [
    'method',
    heading(
      'method|instructions?|directions?|steps?|preparation|procedure|cooking (?:instructions|method)|preparation (?:steps|method)|' +
        'how to (?:make|cook|prepare|do)(?: (?:it|them|this))?|how (?:I|we|you) (?:make|made|cook|do|did) (?:it|them|this)|' +
        "how it(?: is|[’']s) (?:made|done)|here(?: is|[’']s) how|(?:to|making|cooking) (?:make|it|them|this)|to make|to cook|what (?:to|you|I|we) do|" +
        "let[’']?s (?:cook|make it|go)|method of (?:preparation|cooking)|making it",
    ),
  ],
  [
    'rest',
    heading(
      "(?:(?:chef|cook)[’']?s |recipe )?(?:notes?|tips?)|nutrition(?:al)?(?: (?:info|information|facts|values?))?|" +
        'storage|storing|equipment|comments?|reviews?|related(?: recipes)?|you (?:may|might) also like|share this|tags|faqs?|' +
        'more recipes|leave a (?:comment|reply)|print(?: recipe)?|source',
    ),
  ],
];

/** The recipe part that a heading line names, with the text after its colon; null if the line is no heading. */
export function headingOf(line: string): { part: TextPart; rest: string } | null {
  for (const [part, pattern] of HEADINGS) {
    const found = line.length > 400 && !line.includes(':') ? null : pattern.exec(line);
    if (found !== null) return { part, rest: found[1]?.trim() ?? '' };
  }
  return null;
}

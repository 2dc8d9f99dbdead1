import type { Line } from './line.ts';

/** How much text behind a denied food is read again; a later sentence speaks of something else. */
const BEHIND = 110;

/** 'Actually, …', 'mind you, …': what comes next is meant otherwise. */
const STRONG =
  /\b(?:actually|mind(?: you)?|(?:on )?second thoughts?|then again|having said that|that said|that is to say|give or take|well|nearly|almost|bar|except|only|just|apart from|maybe|perhaps|most days|sometimes|or at least|but lovely)\b/;
const WEAK = /\b(?:but|though|still|yet|(?:and|i) then|then|anyway|he|she|they|ours|mine)\b/;

const PORTIONS =
  '(?:cloves?|bites?|slices?|pieces?|bits?|drops?|sips?|squares?|licks?|mouthfuls?|spoon(?:ful)?s?|handfuls?|rings?|crumbs?|glugs?|dregs?|cups?|mugs?|glass|plates?|bowls?|crusts?|scraps|leftovers)';
const VESSELS = '(?:foam|froth|skin|peel|lot|rest|remains|pot|bag|bar|tin|box|jar|tub|bowlful|top|butter)';
/** Not the bin's, the family's, or another food's. */
const STAYS =
  '(?! (?:in the bin|away|out|aside|off|separate|for (?:us|you|me|people|humans|yourself|yourselves|the (?:family|humans|people|adults)|another|later|stock)))';
/** 'half of mine', 'finishes my cup', 'puts it back', 'keep a few'. */
const TAKEN = new RegExp(
  String.raw`\b(?:(?:half|some|most|the last|a bit|a bite|bite|dregs|rest|drop|sip) of (?:it|them|mine|ours|(?:my|our) ${PORTIONS})\b(?! (?:is|are) (?:for|mine))` +
    String.raw`|(?:keep|keeps|kept) (?:it|them|some|one|a (?:few|little|bit|couple))\b${STAYS}` +
    String.raw`|(?:put|snip|add|stir|pop|chuck|throw|toss|sneak|slip)s? (?:it|them|some|one|a few|a bit) (?:back|in anyway|anyway)\b` +
    String.raw`|(?:had|ate|gets?|laps?|scoffed|drank|stole)(?: up)? (?:half (?:the|a|of)|the ${VESSELS}|some|a few|two|three|four)\b(?= (?:the|a|of it|of them|${VESSELS}|to chew|to lick|yesterday|today|once|last|this)\b|$|[.,;!?)])` +
    String.raw`|what(?:ever|'s| is)? (?:is )?(?:left|in the|clings|falls|drops|sticks)\b` +
    String.raw`|(?:halve|reduce|cut down) (?:it|them|to)\b|if you (?:do|dare|must|have to)\b` +
    String.raw`|(?:finish|lick|steal|pinch|nick|polish|scoff|lap|nibble)(?:e?s|ed)?(?: (?:off|up))? (?:mine|my ${PORTIONS})\b)`,
);
/** 'the odd one', 'just two', 'one clove survives', 'ten': an amount that no food stands behind. */
const ALONE = new RegExp(
  String.raw`(?:^|\b)(?:the odd (?:one|bit|bite|piece)|very little|just (?:one|two|three)|a (?:few|couple|touch)|(?:one|two|the|a) ${PORTIONS}|ten|two|three)(?=$|[.,;!?)]| (?:of (?:it|them)|off|survives?|for (?:colour|color|flavour|flavor|taste|luck)|when|in the (?:pan|pot|bowl))\b)`,
);
const NEGATED = /\b(?:no|not|never|without|don'?t|doesn'?t|leave|leaves|skip|avoid|omit|bin)\b/;

/** Whether the words before what was found leave it standing. */
const isSaid = (text: string, pattern: RegExp) => {
  const at = text.search(pattern);
  return at >= 0 && !NEGATED.test(text.slice(0, at));
};

function isTakenBack(text: string, marker: RegExp, patterns: readonly RegExp[]): boolean {
  const found = marker.exec(text);
  if (found === null) return false;
  const rest = text.slice(found.index + found[0].length);
  return patterns.some((pattern) => isSaid(rest, pattern));
}

/**
 * Whether what is written up to the next food takes a denial back in other words than an ellipsis right behind it: 'she can't
 * have coffee, mind you she finishes my cup', 'no onion. On second thoughts, keep it'.
 * @param last index of the denied food's last word
 * @param next index of the first word of the next food, if any
 */
export function isTakenBackLater({ tokens }: Line, last: number, next: number | undefined): boolean {
  const from = tokens.ends[last] ?? 0;
  const to = Math.min(from + BEHIND, next === undefined ? tokens.text.length : (tokens.starts[next] ?? from));
  if (to - from < 8) return false;
  const text = tokens.text.slice(from, to).toLowerCase().replaceAll('’', "'");
  return isTakenBack(text, STRONG, [TAKEN, ALONE]) || isTakenBack(text, WEAK, [TAKEN]);
}

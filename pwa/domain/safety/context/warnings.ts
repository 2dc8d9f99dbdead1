import type { Line } from '../line/line.ts';
import type { Extent } from '../line/mention.ts';

const BEFORE_REACH = 80;
const AFTER_REACH = 200;

/** 'Macadamia nuts make dogs ill.' */
const MAKES_ILL =
  /^ (?:(?:can|will|may|could) )?ma[dk]es? (?!no )(?:\p{L}+ ){1,4}(?:ill|sick|unwell|poorly|wobbly|vomit|collapse)(?!\p{L})|^ (?:(?:can|will|may|could) (?:poison|kill|harm|block|choke)|(?:is|are) (?:among |one of |some of )(?:the )?worst)(?!\p{L})/iu;
const TAKEN_BACK =
  /\b(?:but|though|however|yet|anyway|unless|except|still|fine|bit|little|few|hurts?|only|ours)\b|n['’]t (?:hurt|worry|mind)/i;
/** 'Some recipes add', 'Many people use a'. */
const OTHERS =
  /(?:^|[.!?;:\n] ?)(?:people|(?:some|many|most|other|lots of|plenty of) (?:recipes?|people|cooks?|owners?|folk|blogs?|books?|versions?|brands?|shops?))\b[^.!?;:\n]*$/i;
const LEAVES_OUT = /\b(?:leave|skip|omit|without|no|not|never|avoid|toxic|poison|bad|harm)|n['’]t\b/i;
const UNLIKE_US =
  /^([^.!?;:\n]{0,40})[.;:,–—-] ?(?:but )?(?:(?:we|i|ours|this one) (?:do(?:es)? not|do(?:es)?n['’]t|never|won['’]t)(?: do)?(?:[.;!]|$)|(?:your |the |our )?(?:pet|dog|cat)s? (?:must|should|need|get)s? (?:\p{L}+ ){0,3}(?:plain|without|none))/iu;
/** 'If the stock contains', and what is done then. */
const IF_HELD =
  /(?:^|[.!?;:\n] ?)if [^.!?;:,\n]*\b(?:contain|ha(?:s|ve)|hold|list|include|use)s? (?:any |some )?(?:[\p{L} -]{1,30}(?:, | or | and ))?$/iu;
const LEFT_ON_SHELF =
  /^[^.!?;\n]{0,40}, (?:then )?(?:(?:choose|pick|buy|use|find|get|take|make|try|go for|look for) (?:another|a different|something else|one without|your own)(?= one| brand| stock| broth| kind| make|[.;!]|$)|(?:don['’]t|do not|never) (?:use|buy|feed|serve|give)|(?:avoid|skip|bin) (?:it|them|that)\b|(?:put|leave) (?:it|that) (?:back|on the shelf))/i;
/** 'Shop gravy often holds onion powder, so don't use it.' */
const HOLDS_HARM =
  /^ (?:\p{L}+ )?(?:(?:in|from) the \p{L}+ )?(?:contain|hold|ha)s? [^.!?;\n]{0,40}, so (?:don['’]t|do not|never|avoid|skip|leave|bin|make your own)\b/iu;
/** 'so bin it', 'read the label' behind what something holds. */
const HELD = /\b(?:contain|hold|ha|list|hide)s? (?:\p{L}+ )?$/iu;
const SO_LEFT =
  /^(?: in it)?(?:, so (?:bin|avoid|skip|leave)|[:;,.] ?(?:so )?(?:always )?(?:read|check) the label)\b(?! for how)/i;
/** 'Walnuts may be mouldy, so never use them.' */
const STARTS = /(?:^|[.!?;:\n] ?)(?:\p{L}+ ){0,2}$/u;
const NEVER_USED =
  /^ [^.!?;\n]{0,40}[,;] ?(?:so )?(?:never|don['’]t|do not) (?:use|give|feed|add|serve|offer) (?:it|them|any)(?=[.!]|$| at all| here| in th)/i;
/** Foods that are only spoken of. */
const SPOKEN_OF =
  /(?:(?:n['’]t|not|never)(?: ever| be)* (?:tempted to (?!skip|leave|omit|avoid)[^.!?;:,\n]* with|fooled by [^.!?;:,\n]* with|(?:top|finish|garnish|thicken|spike|lace) (?:it|them|this|the \p{L}+) with) (?:\p{L}+ ){0,2}|\b(?:call|ring|phone|see|contact) (?:the|your|a) vet\b[^.!?;:\n]* if [^.!?;:\n]*\b(?:ate|eats?|eaten|swallow\p{L}*|had) (?:\p{L}+ ){0,2}|\b(?:(?:wash|scrub|rinse|wipe) [^.!?;:,\n]*|(?:clean|separate|different|another) )(?:hands (?:after|if)|(?:board|knife|pan|pot|worktop|blender)\b[^.!?;:,\n]*(?: (?:if|that|which) (?:it |you )?(?:ha[sd]|have|was|cut|use[sd]?)|(?: from|, not) the one)) (?:(?!and |then )\p{L}+ ){0,4}|\b(?:wary|careful) (?:of|with) (?:any\p{L}*|ready[- ]made|shop)[ -][^.!?;:]*|\b(?:wipe|sweep|mop) up [^.!?;:,\n]*|\bmiss (?:the )?(?:taste|flavou?r|smell) of (?:the )?|\bpoison(?:ed|ing) (?:by|from) (?:\p{L}+ )?)$/iu;
const SAID_NO = /^, but (?:say no|don['’]t give in)/i;
/** 'before the rest gets garlic', once the animal has its share. */
const FOR_THE_REST =
  /\b(?:dog|cat|pup|pet|kitten)\b[^.!?;:\n]* before (?:the rest|ours|yours|mine) (?:gets?|has) [\p{L}, ]{0,30}$/iu;

function around({ tokens: { text, starts, ends } }: Line, { first, last }: Extent): [string, string] {
  const start = starts[first] ?? 0;
  const end = ends[last] ?? start;
  return [text.slice(Math.max(0, start - BEFORE_REACH), start), text.slice(end, end + AFTER_REACH)];
}

/** 'Even a pinch of onion is too much.' */
const IS_TOO_MUCH = /^ (?:is|are|can be) (?:too much|enough to (?:kill|harm|poison|make))\b/i;
const EVEN = /\beven [^.!?;:\n]*$/i;
/** 'Put the chocolate away', 'keep the raisins on a high shelf'. */
const STORES = /\b(?:put|lock|tidy|keep|store|hide) (?:the |your |any |all )?(?:\p{L}+,? (?:and|or) )?$/iu;
const SAFELY =
  /^(?: (?:and|or) \p{L}+)?(?: well)? (?:away(?=[.;,!]|$| before| so | where| from (?:the |your )?(?:dog|cat|pet|pup|him|her))|where (?:\p{L}+ ){1,2}can(?:not|['’]t)|on a high shelf|locked (?:away|up)|out of (?:reach|sight))/iu;
const KEEPS_FROM =
  /\b(?:stop|keep|prevent) [^.!?;:,\n]*from (?:eat|steal|giv|feed|sneak|gett|hav|find|lick)ing (?:\p{L}+ ){0,2}$/iu;
const NOT_HERE =
  /^(?:(?: (?:and|or) \p{L}+)?\? (?:neither|not (?:in (?:this|our|my)|here)|no chance)| (?:does not|doesn['’]t|do not|don['’]t) belong (?:here|in (?:this|any))| and (?:dogs|cats|pets) (?:do not|don['’]t) mix(?=[.!;]|$))(?!\p{L})/iu;

/** Others are said to use a food: 'no' where we do not, 'yes' where they leave it out and we do not. */
function ofOthers(before: string, after: string): 'no' | 'yes' | null {
  const head = UNLIKE_US.exec(after)?.[1];
  if (head === undefined || !OTHERS.test(before)) return null;
  return LEAVES_OUT.test(before + head) ? 'yes' : 'no';
}

/** Without any of these a text neither warns nor plays on words; looked for once a text, as the rules cost time for each food. */
const TALK =
  /\b(?:ma[dk]e|can|will|may|could|is|are|if|so|but|people|some|many|most|other|lots|plenty|never|not|away|reach|locked|shelf|sight|where|from|label|vet|miss|before|dog|cat|pet|pup|kit|mock|fake|faux|pretend|imit|bark|paw|do|does|no|that)|['"‘“’?]/i;

/** Whether foods may be named in a text for another reason than to be fed. */
export const mayOnlyName = (text: string) => TALK.test(text);

/** True where a food is named to warn of it, or as what others use: 'some recipes add garlic: we do not'. */
export function isWarnedOf(line: Line, extent: Extent): boolean {
  const [before, all] = around(line, extent);
  const after = all.replace(/^, even [^,.]*,/i, '');
  if (MAKES_ILL.test(after) || (IS_TOO_MUCH.test(after) && EVEN.test(before))) return !TAKEN_BACK.test(after);
  if (SPOKEN_OF.test(before) || SAID_NO.test(after) || (NEVER_USED.test(after) && STARTS.test(before)))
    return !TAKEN_BACK.test(after.replace(SAID_NO, ''));
  if (FOR_THE_REST.test(before) || (HELD.test(before) && SO_LEFT.test(after))) return true;
  if ((SAFELY.test(after) && STORES.test(before)) || KEEPS_FROM.test(before) || NOT_HERE.test(after))
    return true;
  if (HOLDS_HARM.test(after) || (LEFT_ON_SHELF.test(after) && IF_HELD.test(before))) return true;
  return ofOthers(before, after) === 'no';
}

/** 'Some people leave out the garlic; we don't': what others leave out goes in. */
export function isPutInAfterAll(line: Line, extent: Extent): boolean {
  const [before, after] = around(line, extent);
  return ofOthers(before, after) === 'yes';
}

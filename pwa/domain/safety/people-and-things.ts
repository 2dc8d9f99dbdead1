import type { Extent } from './dangerous-form.ts';
import { classAt, gapAt, isNumber, isOneOf, type Line, wordSet } from './line.ts';
import { NAMES_OF_PETS } from './look-alikes.ts';
import { CLASS } from './word-classes.ts';

const PETS = wordSet(`${NAMES_OF_PETS} raisin sugar bailey twix`);
const BEFORE_REACH = 60;
const AFTER_REACH = 120;

const ANIMAL =
  '\\p{L}*(?:hound|dog|cat|kit(?:ten|ty)|doodle|poo|poodle|pug|terrier|spaniel|retriever|labrador|lab|coll?ie|corgi|beagle|dachshund|whippet|husky|boxer|setter|mastiff|dane|lurcher|shepherd|schnauzer|chihuahua|pup|puppy|tabby|moggy|tom|ragdoll|siamese|persian|burmese|bengal|birman|sphynx|shih|frenchie|pom|staffy|westie|bichon|coon|shorthair|rabbit)';
const RELATION =
  'niece|nephew|neighbou?r|cousin|sister|brother|wife|husband|daughter|m[uao]m|dad|aunt(?:y|ie)?|uncle|gran(?:ny|dma|dad|dpa)?|nan(?:a|ny)?|vet|sitter|partner|boy|girl';
const OWN = '(?:my|our|his|her|their)';
const PLACE_SETTING =
  'bowl|dish|dinner|meal|portion|breakfast|supper|lunch|plate|share|favou?rite|birthday|tummy|owner|half|blog|(?:cook)?book|kitchen|mum|mother|dad';

/** 'Mrs Onions', 'my niece Lily'. */
const TITLE = new RegExp(
  `(?:^|[^\\p{L}])(?:m(?:rs?|s|iss)|dr|chef|professor|aunt(?:y|ie)?|uncle|gran(?:ny|dma|dad|dpa)?|nan(?:a|ny)?|${OWN} (?:${RELATION}|son|friend)|(?:named|called) (?:him|her))\\.? $`,
  'iu',
);
/** 'My pup Raisin', 'for our old dog Cocoa'; not 'give my dog Chocolate'. */
const OWNED = new RegExp(`(?:^|[.!?;:\\n] ?|\\b(?:for|of|from|by) )${OWN} (?:\\p{L}+ )?${ANIMAL} $`, 'iu');
/** 'Guinness the wolfhound', 'Lily, my niece,'. */
const APPOSITION = new RegExp(
  `^(?: the (?:\\p{L}+[ -])?${ANIMAL}(?!\\p{L}| (?:walker|sitter|lover|(?:love|like|want)s[,.]))|(?:,| \\(| –| -) ?(?:the|an?|${OWN}) (?:[\\p{L}'’-]+ ){0,3}?(?:${ANIMAL}|${RELATION})(?= ?[,)–-])(?!..?\\d)|, who(?:['’]s| is| was| has| gets) )`,
  'iu',
);
const ACTS =
  /^ (?:the \p{L}+ gets|leaves (?:any|some|half)|g[eo]ts? \d+ ?k?g|will (?:eat|wait by|sit|beg|want)|(?:was|is) an? (?:\p{L}+ )?(?:dog|cat|pup|puppy|kitten)|(?:the \p{L}+ )?(?:(?:eats|ate)(?! up| into)|sleeps|snores|begs|licks|barks|purrs|drools|spoons|gobbles|(?:told|asked|showed|taught|warned) (?:me|us)))(?!\p{L})/iu;
const LIKES =
  /^ (?:love|like|get|need|want|ha|say|prefer|adore|enjoy|wait|weigh)s .*\b(?:his|hers?|him|s?he)\b/i;
const COOKED_WITH = /\b(?:add|pour|stir|fry|put|throw|toss|slosh|glug|splash)/i;
const TWO_LIKE =
  /^(?: (?:and|&) \p{Lu}\p{Ll}+)? (?:love|like|both eat|shared?|split|eat|ate|prefer|enjoy|adore|wolf(?:ed)?|devour(?:ed)?|finished|gobbled?|scoff(?:ed)?) (?:this|it|one|their|an?)\b/u;
const CALLED = /\b(?:give|tell|ask|feed|let|serve|thank) $/i;
const CALLED_TO = /^ (?:his|her|s?he |to (?:sit|wait|stay))\b/i;
const ITS_OWN = new RegExp(`^ (?:own |evening |morning )?(?:${PLACE_SETTING})(?!\\p{L})`, 'iu');
const LEADS_TO_OWNER = /(?:^|[.!?;:,\n] ?|\b(?:and|for|of|in|into|to|from|on|by|our|my|with) )$/i;
const COLOUR =
  /^\p{L}+-(?:green|red|brown|black|yellow|white|purple|pink|orange|like|patterned|branded|printed|themed|domed)\b(?! (?:top|part|lea|end|stalk))/u;
const WASHED_OUT = /\b(?:an?|the|your) (?:old|empty|clean|washed) $/i;
const INTO = /\b(?<!\bdip(?:ped)? )in(?:to|side)? (?:an?|the|your) $/i;
const PACKAGE = /^ (?:tin|jar|box|bottle|can|bag)\b(?! of)/;
const CLEAN_PACKAGE =
  /^ (?:tin|jar|box|bottle|bag) (?:with an? \p{L}+ lid|that has been (?:washed|scrubbed))/u;

/** 'Dr Rosemary Leek', 'a spaniel called Bailey'. */
const FULL_NAME =
  /(?:^|[^\p{L}])(?:M(?:rs?|s|iss)|Dr|Chef|Professor|[Uu]ncle|[Aa]unt(?:y|ie)?|Granny|Nana?)\.? (?!Kipling)\p{Lu}\p{Ll}+ $/u;
const NAMED = new RegExp(`(?<!\\p{L})${ANIMAL} (?:who is |that is |is )?(?:called|named) $`, 'iu');
/** 'Onion Lane', 'Sherry Baker's cookbook', 'the Leeks next door'. */
const OF_PLACE =
  /^ (?:Lane|Street|Road|Close|Avenue|Drive|Hill|Court|Farm|Cottage|Row|Terrace|Park|Way)(?!\p{L})|^ \p{Lu}\p{Ll}+['’]s (?!\p{Lu})|^ (?:next door|at number|family|household)(?!\p{L})/u;
/** 'Cocoa, sit!', and 'Come here, Cocoa, dinner!' behind what calls. */
const SPOKEN_TO = /^[,!] ?(?:sit|stay|come|wait|down|dinner|supper|fetch|here|good (?:boy|girl))\b/i;
const OUR = /(?:^|[.!?;:,\n] ?)(?:our|my)(?: (?:old|little|dear|lovely|poor|fussy|late))? $/i;
const IS_OURS = new RegExp(
  `^ (?:is|was|has|gets|likes|loves|prefers|won['’]t|will|can['’]t|never|always|eats|weighs|turned) |^(?: (?:and|&) \\p{L}+)? are (?:our|my|the) [^.;]*(?:${ANIMAL}|tabbie|kittie)s?(?!\\p{L})`,
  'iu',
);
const ASIDE =
  /^, (?:my|our) (?!favou?rite|usual|treat|secret)(?:\p{Ll}+ )?\p{Ll}+, (?!goes|is|works|makes|gives|adds)\p{Ll}+s\b/u;
/** 'Hershey cleaned her plate', for words that are names of pets. */
const DID =
  /^ (?!ma[dk]es?|g[ai]ves?|keeps?|kept|helps?|cure[ds]|adds?|suits?|upsets?)(?:\p{Ll}+(?:ed|s)|ate|got|had) (?:his|her|hers|him|me|us)(?!\p{L})/u;
/** 'Raisin loves this one', 'Oreo and Twix were licking': a food that is a pet's name does what only animals do. */
const LIVES =
  /^(?: (?:and|&) \p{Lu}\p{Ll}+)? (?:(?:just |really |still )?(?:(?:love[sd]|like[sd]|adore[sd]|enjoy(?:s|ed)|refuse[sd]) (?:this|it|that|these|them|his|her|every|both)|approve[sd]|lick(?:s|ed)|gobbled|devoured|scoffed|wolfed|begs|begged|snores|purrs|purred|drools|sleeps|woofs)|(?:is|was|are|were) (?:licking|waiting|eating|snoring|begging|asleep|fussy|picky|an? (?:\p{L}+ )?(?:eater|rescue)|(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)(?= and| now| years?|[.,!]|$)))(?!\p{L})/u;
/** 'A photo of Oreo', 'thumbs up from Raisin', 'says Bailey', 'we adopted Hershey'. */
const SHOWN =
  /\b(?:(?:photos?|pics?|pictures?|videos?) of|(?:thumbs|paws) up from|(?:love|thanks|woofs?|purrs) from|says?|said|adopted|rescued|we met|got home to) $/i;
const KNOWS = /\bkn[eo]ws? (?:his|her|their|your|its) $/i;

const isCalled = (name: string, before: string, after: string, isOfPet: boolean) =>
  FULL_NAME.test(before) ||
  NAMED.test(before) ||
  OF_PLACE.test(after) ||
  SPOKEN_TO.test(after) ||
  ASIDE.test(after) ||
  (OUR.test(before) && IS_OURS.test(after)) ||
  (/['’]s$/.test(name) && /\p{Lu}\p{Ll}+ $/u.test(before) && ITS_OWN.test(after)) ||
  (/(?:^|\p{Lu}\p{Ll}+ (?:and|&) )$/u.test(before) && / are /.test(after) && IS_OURS.test(after)) ||
  (isOfPet && (DID.test(after) || LIVES.test(after) || SHOWN.test(before)));

const isName = (name: string, before: string, after: string) =>
  TITLE.test(before) ||
  OWNED.test(before) ||
  APPOSITION.test(after) ||
  ACTS.test(after) ||
  (LIKES.test(after) && !COOKED_WITH.test(after)) ||
  ((/ (?:and|&) /.test(after.slice(0, 5)) || /\p{Lu}\p{Ll}+ (?:and|&) $/u.test(before)) &&
    TWO_LIKE.test(after)) ||
  (CALLED.test(before) && CALLED_TO.test(after)) ||
  (/['’]s$/.test(name) && LEADS_TO_OWNER.test(before) && ITS_OWN.test(after));

/**
 * True where the name of a food is the name of a person or an animal ('Mrs Onions', 'Guinness the wolfhound', 'Raisin's bowl'),
 * or a colour or an empty package ('leek-green', 'an old cocoa tin'); never behind an amount. Reads a bounded way around it.
 */
export function isPersonOrThing(line: Line, { first, last }: Extent): boolean {
  if (isNumber(line, first - 1) || (gapAt(line, first) === 0 && classAt(line, first - 1) & CLASS.quantity))
    return false;
  const { starts, ends, text } = line.tokens;
  const start = starts[first] ?? 0;
  const end = ends[last] ?? start;
  const name = text.slice(start, end);
  const before = text.slice(Math.max(0, start - BEFORE_REACH), start);
  const after = text.slice(end, end + AFTER_REACH);
  if (
    COLOUR.test(text.slice(start, start + 40)) ||
    (PACKAGE.test(after) && (WASHED_OUT.test(before) || INTO.test(before))) ||
    CLEAN_PACKAGE.test(after)
  )
    return true;
  if (KNOWS.test(before)) return true;
  if (first !== last || !/^\p{Lu}\p{Ll}/u.test(name)) return false;
  return isName(name, before, after) || isCalled(name, before, after, isOneOf(line, first, PETS));
}

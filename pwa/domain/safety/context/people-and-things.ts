import { CLASS } from '../lexicon/word-classes.ts';
import { classAt, gapAt, isNumber, isOneOf, type Line, wordSet } from '../line/line.ts';
import type { Extent } from '../line/mention.ts';

/** Kitchen words that hardly any pet is called; every other food may be one's name. */
const KITCHEN = wordSet(
  'onion garlic leek shallot grape alcohol wine beer milk salt xylitol avocado gravy stock curry bone cream ham bacon sausage lasagne',
);
const BEFORE_REACH = 60;
const AFTER_REACH = 120;

const BREED =
  '\\p{L}*(?:hound|doodle|poo|poodle|pug|terrier|spaniel|retriever|labrador|lab|coll?ie|corgi|beagle|dachshund|whippet|husky|boxer|setter|mastiff|dane|lurcher|shepherd|schnauzer|chihuahua|tabby|tabbie|moggy|ragdoll|siamese|persian|burmese|bengal|birman|sphynx|shih|frenchie|pom|staffy|westie|rottie|bichon|vizsla|coon|shorthair|tortie)s?';
const ANIMAL = `(?:${BREED}|\\p{L}*(?:dog|cat|kit(?:ten|ty)|pup|puppy|rabbit)|tom)`;
const RELATION =
  'niece|nephew|neighbou?r|cousin|sister|brother|wife|husband|daughter|m[uao]m|dad|aunt(?:y|ie)?|uncle|gran(?:ny|dma|dad|dpa)?|nan(?:a|ny)?|vet|sitter|partner|boy|girl';
const OWN = '(?:my|our|his|her|their)';
const PLACE_SETTING = `(?:bowl|dish|dinner|meal|portion|breakfast|supper|lunch|plate|share|favou?rite|birthday|tummy|stomach|appetite|weight|coat|teeth|owner|half|blog|(?:cook)?book|kitchen|mother|${RELATION})`;

/** ' and Twix', ' & her sister Bean', ' Tum Tugger', ', the black one,'. */
const OTHERS = `(?: \\p{Lu}\\p{Ll}+){0,2}(?:(?:,|,? and| &)(?: ${OWN} \\p{L}+)? \\p{Lu}[\\p{L}'’]+){0,3}(?:, [^,.]{3,30},)?`;
const ADVERBS =
  "(?: (?:\\p{Ll}+ly|just|always|never|still|even|also|both|all|ha[sd]|is|was|are|were|can|will|would|did|does|\\p{Ll}+n['’]t)){0,3}";

/** 'Mrs Onions', 'my niece Lily'. */
const TITLE = new RegExp(
  `(?:^|[^\\p{L}])(?:m(?:rs?|s|iss)|dr|chef|professor|lady|aunt(?:y|ie)?|uncle|gran(?:ny|dma|dad|dpa)?|nan(?:a|ny)?|${OWN} (?:${RELATION}|son|friend)|(?:named|called) (?:him|her))\\.? $`,
  'iu',
);
/** 'Dr Rosemary Leek', 'a recipe by Jo Leek', 'Photos: Tim Grape'. */
const FULL_NAME =
  /(?:^|[^\p{L}])(?:M(?:rs?|s|iss)|Dr|Chef|Professor|[Uu]ncle|[Aa]unt(?:y|ie)?|Granny|Nana?|(?:[Bb]ook|[Rr]ecipe|[Pp]hotos?|[Pp]icture|[Ww]ritten|[Pp]osted|[Rr]eview(?:ed)?|[Ss]hared) (?:by|from)|kitchen of|(?:[Rr]ecipe|[Pp]hotos?|[Cc]redits?|[Aa]uthor|[Rr]eview):)\.? (?:(?!Kipling)\p{Lu}\p{Ll}+[ -])?$/u;
/** 'My pup Raisin', 'for our old dog Cocoa'; not 'give my dog Chocolate'. */
const OWNED = new RegExp(
  `(?:^|[.!?;:\\n] ?|\\b(?:for|of|from|by) )${OWN} (?:\\p{L}+ ){0,2}${ANIMAL} $|(?<!\\p{L})(?:${ANIMAL}|mine|s?he)(?: who is| that is| is|['’]s)? (?:called|named) $`,
  'iu',
);
/** 'Guinness the wolfhound', 'Lily, my niece,', 'Mocha and her sister'. */
const APPOSITION = new RegExp(
  `^(?: the (?:\\p{L}+[ -])?${ANIMAL}(?!\\p{L}| (?:walker|sitter|lover|(?:love|like|want)s[,.]))|(?:,| \\(| –| -) ?(?:the|an?|${OWN}) (?:[\\p{L}'’-]+ ){0,3}?(?:${ANIMAL}|${RELATION})(?= ?[,)–-])(?!..?\\d)| \\((?:\\p{L}+ )?${BREED}|(?:,| and| &) (?:his|her|their) (?:${RELATION})\\b|, who(?:['’]s| is| was| has| gets) )`,
  'iu',
);
const ACTS =
  /^ (?:the \p{L}+ gets|leaves (?:any|some|half)|g[eo]ts? \d+ ?k?g|will (?:eat|wait by|sit|beg|want)|(?:the \p{L}+ )?(?:(?:eats|ate)(?! up| into)|sleeps|snores|begs|licks|barks|purrs|drools|spoons|gobbles|(?:told|asked|showed|taught|warned) (?:me|us)))(?!\p{L})/iu;
/** 'Hershey cleaned her plate', 'Brandy put on weight': what only the living do or have done to them. */
const LIVES = new RegExp(
  `^${OTHERS}${ADVERBS} (?:(?:love|like|adore|enjoy|refuse|hate)[sd] (?:this|it|that|these|them|his|her|every|both|one|their|an?|the (?:lot|smell|taste)|when|to)|(?:approv|lick|gobbl|devour|scoff|wolf|begg?|snor|purr|drool|sleep|woof|bark|snooz|sniff|sulk|wagg?|demolish|hoover|inhal|munch|queu|bounc|snub|wait|star(?=e|i)|recover|thriv|weigh|chew|refus|shar)(?:e?[sd]|ing)(?! (?:with|by|from|off|between))|eats|ate|fell asleep|put on weight|turned (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?!\\p{L})`,
  'u',
);
/** 'Hazelnut is eight months old', 'Chive is my ginger tom'. */
const IS_LIVING = new RegExp(
  `^${OTHERS} (?:is|was|are|were)(?: \\p{Ll}+ly| only| now)? (?:asleep|fussy|picky|greedy|poorly|(?:an?|my|our|the) (?:[\\p{L}-]+ ){0,2}(?:${ANIMAL}|tabbie|kittie|eater|rescue|sister|brother)s?(?! (?:treat|thing))|(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)(?= (?:and|now|years?|months?|weeks?)|[.,!]|$))(?![\\p{L}'’])`,
  'u',
);
const TWO_LIKE =
  /^(?:(?:,? and| &) \p{Lu}\p{Ll}+)? (?:love|like|both eat|share[sd]?|split|eat|ate|prefer|enjoy|adore|wolf(?:ed)?|devour(?:ed)?|finish(?:ed)?|gobbled?|scoff(?:ed)?|queue|hoover) (?:this|it|one|their|the (?:bowl|lot)|an?|down|at|up)\b/u;
const DID =
  /^ (?!i?s |was|has|ma[dk]es?|g[ai]ves?|keeps?|kept|helps?|cure[ds]|turns?|turned|warms?|warmed|perks?|calms?|soothes?|adds?|suits?|upsets?)(?:\p{Ll}+(?:ed|s)|ate|got|had) (?:his|her|hers|him|me|us)(?!\p{L})/u;
const LIKES =
  /^ (?:(?:love|like|say|prefer|adore|enjoy|wait|weigh)s .*|(?:get|need|want|ha)s (?:(?!\b(?:in|into|on|over|for|to|with) (?:his|her|their)\b).)*)\b(?:his|hers?|him|s?he)\b|^ (?:had|was|got|turned|lost|gained|took) (?:(?!\b(?:in|into|on|over|for|to|with) (?:his|her|their)\b).)*\b(?:s?he|hers?|his|helpings?|seconds|asleep|tummy|kg|kilos)\b/i;
const INTO_FOOD = /\b(?:in|into|on|over) (?:his|her|their) /;
const COOKED_WITH = /\b(?:add|pour|stir|fry|put it|throw|toss|slosh|glug|splash|melt|grate|chop|warm)/i;
const CALLED = /\b(?:give|tell|ask|feed|let|serve|thank|took|wish) $/i;
const CALLED_TO =
  /^ (?:his|her|s?he |half|the (?:rest|bigger)|to (?:sit|wait|stay|eat)\b|\w+ (?:minutes|seconds|days|weeks|hours)|would\b)/i;
const ITS_OWN = new RegExp(`^ (?:own |evening |morning )?${PLACE_SETTING}(?!\\p{L})`, 'iu');
const LEADS_TO_OWNER =
  /(?:^|[.!?;:,\n] ?|\p{Lu}\p{Ll}+ |\b(?:and|for|of|in|into|to|from|on|by|our|my|with) )$/u;
const COLOUR =
  /^\p{L}+-(?:green|red|brown|black|yellow|white|purple|pink|orange|like|patterned|branded|printed|themed|domed)\b(?! (?:top|part|lea|end|stalk))/u;
/** 'chocolate and tan dachshund', 'champagne poodle'. */
const COAT = new RegExp(
  `^(?:choc\\p{L}*|champagne|coffee|mocha|wh?isky|brandy)(?: (?:and|point|or)(?: \\p{L}+)?)? (?:${BREED})(?! (?:treat|biscuit|cookie|cake|bar|drop|button))(?!\\p{L})`,
  'iu',
);
const WASHED_OUT = /\b(?:an?|the|your) (?:old|empty|clean|washed) $/i;
const INTO = /\b(?<!\bdip(?:ped)? )in(?:to|side)? (?:an?|the|your) $/i;
const PACKAGE = /^ (?:tin|jar|box|bottle|can|bag)\b(?! of)/;
const CLEAN_PACKAGE =
  /^ (?:tin|jar|box|bottle|bag) (?:with an? \p{L}+ lid|that has been (?:washed|scrubbed))/u;
/** 'Onion Lane', 'Garlic & Sons', 'Sherry Baker's cookbook', 'the Leeks next door'. */
const OF_PLACE =
  /^ (?:\p{Lu}\p{Ll}+ )?(?:Lane|Street|Road|Close|Avenue|Drive|Hill|Court|Farm|Cottage|Row|Terrace|Park|Way|Creek|Vets?|Clinic|Inn|Arms|House|Pets?|Books?|Rescue|Kitchens?)(?!\p{L})|^ (?:&|and) (?:Sons?|Co)\b|^ \p{Lu}\p{Ll}+['’]s (?!\p{Lu})|^ (?:next door|at number|family|household)(?!\p{L})/u;
/** 'Cocoa, sit!', and 'Come here, Cocoa, dinner!' behind what calls. */
const SPOKEN_TO = /^[,!] ?(?:sit|stay|come|wait|down|dinner|supper|fetch|here|good (?:boy|girl))\b/i;
/** 'A photo of Oreo', 'thumbs up from Raisin', 'says Bailey', 'we adopted Hershey', 'good girl, Cocoa'. */
const SHOWN =
  /(?:\b(?:(?:photos?|pics?|pictures?|videos?) of|(?:thumbs|paws|woofs?|purrs|kisses|licks|love|thanks|thank you) (?:up )?(?:from|to)|says?|said|adopted|rescued|we met|got home to|good (?:girl|boy),|well done,?)|^(?:love|thanks|cheers),) $/i;
const NAMED_FOR =
  /\b(?:portion|half|bowl|share|dinner|this|it|batch|cook|serve|one|treat|food|some|meal|enough|\d+ ?k?g|\d+)(?!\p{L})[^.!?,;]{0,20}(?<= )(?:for|to) (?:little |old |poor )?$/iu;
const NAME_ENDS =
  /^(?:[.,!?;:)]|$| (?:and|&|who|as|when|because|at|after|before|every|twice|daily|since|so|but)(?!\p{L}))/u;
const LISTED = /(?:\p{Lu}\p{Ll}+(?:,| and| &) )+$/u;
const KNOWS = /\bkn[eo]ws? (?:his|her|their|your|its) $/i;

const isCalled = (name: string, before: string, after: string) =>
  TITLE.test(before) ||
  FULL_NAME.test(before) ||
  OWNED.test(before) ||
  OF_PLACE.test(after) ||
  SPOKEN_TO.test(after) ||
  ((/^(?:,? and| &) \p{Lu}/u.test(after) || LISTED.test(before)) && TWO_LIKE.test(after)) ||
  APPOSITION.test(after) ||
  ACTS.test(after) ||
  (/['’]s$/.test(name) && LEADS_TO_OWNER.test(before) && ITS_OWN.test(after));

/** The same of words that are more likely the name of a pet than onions are. */
const isOfPet = (before: string, after: string) => {
  const lead = before.replace(LISTED, '');
  return (
    (DID.test(after) && !INTO_FOOD.test(after)) ||
    IS_LIVING.test(after) ||
    ((LIVES.test(after) || LIKES.test(after)) && !COOKED_WITH.test(after)) ||
    (CALLED.test(before) && CALLED_TO.test(after)) ||
    SHOWN.test(lead) ||
    SHOWN.test(before) ||
    (NAMED_FOR.test(lead) && NAME_ENDS.test(after))
  );
};

/**
 * True where the name of a food is the name of a person or an animal ('Mrs Onions', 'Guinness the wolfhound', 'Raisin's bowl'),
 * or a colour or an empty package ('leek-green', 'an old cocoa tin'); never behind an amount. Reads a bounded way around it.
 */
export function isPersonOrThing(line: Line, { first, last }: Extent): boolean {
  const { starts, ends, text } = line.tokens;
  const start = starts[first] ?? 0;
  const end = ends[last] ?? start;
  const name = text.slice(start, end);
  const after = text.slice(end, end + AFTER_REACH);
  const isCapital = first === last && /^\p{Lu}\p{Ll}/u.test(name);
  if (isNumber(line, first - 1) || (gapAt(line, first) === 0 && classAt(line, first - 1) & CLASS.quantity))
    return isCapital && OF_PLACE.test(after);
  const before = text.slice(Math.max(0, start - BEFORE_REACH), start);
  if (
    COLOUR.test(text.slice(start, start + 40)) ||
    COAT.test(text.slice(start, start + 60)) ||
    (PACKAGE.test(after) && (WASHED_OUT.test(before) || INTO.test(before))) ||
    CLEAN_PACKAGE.test(after) ||
    KNOWS.test(before)
  )
    return true;
  if (!isCapital) return false;
  const isPlural = /[^s]s$/.test(name) && !/^(?:snickers|truffles|hops|chives)$/i.test(name);
  return (
    isCalled(name, before, after) || (!isOneOf(line, first, KITCHEN) && !isPlural && isOfPet(before, after))
  );
}

/** Cooking verbs in the forms that steps use; 'cooked' and 'boiling' are descriptions and so excluded. */
const COOKS =
  'cook|simmer|boil|parboil|par-boil|bake|roast|steam|fry|stir-fry|pan-fry|air-fry|air fry|deep-fry|sauté|saute|poach|braise|stew|sear|grill|griddle|broil|barbecue|pressure[- ]cook|slow[- ]cook|blanch|wilt|scramble|coddle|bubble|murmur|sweat|render|toast|char|dehydrate|casserole|pot-roast|hard-boil|soft-boil|oven-bake|oven-roast|reduce|blister|crisp';
/** 'brown' is a verb before a food and at its clause's head, not before rice, bread or lentils. */
const BROWNS = String.raw`(?:brown|colour|color)(?!\s+(?:rice|basmati|lentils?|bread|flour|sugar|pasta|eggs?|when|on|at|all|right|through|outside|and\b|\())`;
const CONTINUES = String.raw`(?:continue|keep|carry on|go on|finish|start|resume|while)\s+(?:\w+\s+)?(?:cooking|simmering|boiling|baking|roasting|frying|steaming)|(?:cooking|simmering|baking|roasting|frying|steaming) (?:for|time|until)`;
/** Heat without a cooking verb: appliances, and states that only heat produces. */
const HEATS = [
  String.raw`bring(?:s|ing)?\b[^.;]*?\bto (?:a |the )?(?:\w+ )?(?:boil|simmer|bubble)`,
  String.raw`(?:come|comes|return|returns|back) to (?:a |the )?(?:\w+ )?(?:boil|simmer)`,
  String.raw`(?:slow[- ]?cooker|crock[- ]?pot|pressure cooker|instant pot|air[- ]?fryer|steamer|rice cooker|microwave)\b`,
  String.raw`(?:in|into|to|over|under|with) (?:the |a |some |plenty of |enough )?(?:\w+ )?(?:boiling|simmering|just-boiled|hot) (?:\w+ )?(?:water|stock|broth|liquid|pot|pan|oil|casserole|rice|mixture|oven)`,
  String.raw`(?:pour|cover|top)\b[^.;]*?\bboiling (?:water|stock|broth)`,
  String.raw`(?:in|into|to) (?:the |a |an )?(?:\w+ )?oven`,
  String.raw`at (?:1[2-9]\d|2[0-5]\d) ?°`,
  String.raw`(?:reach|hit|pass|register|read|show|at|to|is|until)\w*\b[^.;]{0,40}?\b(?:6[3-9]|7\d|8[0-5]) ?°`,
  String.raw`(?<!that |what |which )(?:is|are|until|till|when|once|be|gets?|has|have|nearly|almost)\s+(?:\w+\s+){0,3}?(?:cooked|done|tender|opaque|no longer pink|not pink|piping hot|set|browned|wilted)`,
  String.raw`no (?:pink|wet egg|raw)\b|shows? no pink|flak(?:es|e) (?:easily|apart|with)|(?:until|till) (?:\w+ ){0,3}(?:flakes|melts|melted|soft|wilts|wilted|sets?|fork[- ]tender)`,
  String.raw`(?:on|over) (?:a |the )?(?:\w+ )?(?:low|medium|moderate|high|gentle|lowest|medium-high|medium-low)(?:[- ]\w+)? (?:heat|flame)`,
];
const PLACES =
  'warm|put|place|add|tip|pour|stir|mix|fold|combine|toss|layer|lay|transfer|return|drop|spread|cover|arrange|pack|fill|stuff|roll|shape|form|press|spoon|crack|beat|whisk|scatter|sprinkle|work|knead|blend|mash|puree|purée|process|blitz|crumble|throw in|slip|slide|tuck|push|break|nestle|include|use|trail|trickle|drizzle|dust|whip|rain|thread|pipe|spin|set';
const PREPARES =
  'dice|chop|cut|slice|peel|rinse|wash|weigh|measure|grate|shred|trim|drain|debone|thaw|defrost|soak|discard|throw away|leave|let|cool|serve|divide|portion|store|keep|refrigerate|chill|freeze|feed|give|reserve|preheat|pre-heat|heat the oven|heat oven|turn off|take|remove|lift|line|grease|check|season|offer|strain|pick|pound|crush|grind|scoop|garnish|reheat|allow';

export type ActionKind = 'cook' | 'place' | 'prepare';
/** A verb of a sentence with what follows it, up to the next verb. */
export type KitchenAction = { kind: ActionKind; verb: string; rest: string };

const AFTER_NOT =
  /(?:\b(?:not|never|don['’]?t|without|no need to|avoid|rather than|instead of|before|after|stop|over|ready to|how to|you|i|we|pre)(?:\s*-)?\s*|\bthe\s+|\ba\s+)$/i;
/** Characters before a verb that may deny it. */
const LOOK_BACK = 30;
const VERB_ONLY = new RegExp(`^(?:${COOKS}|brown|colour|color)(?:s|es)?$`, 'i');
const PATTERN = new RegExp(
  `(?<cook>\\b(?:${[...HEATS, CONTINUES].join('|')})|\\b(?:${COOKS}|${BROWNS})(?:s|es)?\\b)|(?<place>\\b(?:${PLACES})(?:s|es)?\\b)|(?<prepare>\\b(?:${PREPARES})(?:s|es)?\\b)`,
  'giu',
);
/** Water, oil and ovens that are heated are not food being cooked. */
const INERT =
  /^(?:\s+(?:the|a|an|some|more|up|of|large|big|medium|small|wide|deep|pot|pan|saucepan|kettle|full|half|litres?|cups?|ml|\d+)\b)*\s+(?:\d+\s*)?(?:water|kettle|oven|grill|oil|pan|pot|steamer)\b(?! (?:with|and))/i;

/** Whether a heated thing is water or the oven alone. */
export function isInert(action: KitchenAction): boolean {
  return (
    INERT.test(action.rest) || /^bring\b[^.;]*\b(?:water|kettle|pan|pot)\b[^.;]*\bto\b/i.test(action.verb)
  );
}

/** Actions of a sentence in order; words before the first verb form a 'prepare' action. */
export function kitchenActions(sentence: string): KitchenAction[] {
  const actions: KitchenAction[] = [];
  let from = 0;
  let open: { kind: ActionKind; verb: string } = { kind: 'prepare', verb: '' };
  for (const match of sentence.matchAll(PATTERN)) {
    const { groups = {}, index } = match;
    const isCook = groups['cook'] !== undefined;
    if (
      isCook &&
      AFTER_NOT.test(sentence.slice(Math.max(0, index - LOOK_BACK), index)) &&
      VERB_ONLY.test(match[0])
    )
      continue;
    actions.push({ ...open, rest: sentence.slice(from, index) });
    open = { kind: isCook ? 'cook' : groups['place'] === undefined ? 'prepare' : 'place', verb: match[0] };
    from = index + match[0].length;
  }
  return [...actions, { ...open, rest: sentence.slice(from) }];
}

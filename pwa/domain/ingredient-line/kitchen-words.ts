const MEAT = '(beef|lamb|pork|turkey|chicken|veal|venison|bison|ostrich|goat|rabbit|duck|salmon|steak)';

/** Replacements of a list as 'words = replacement; ...'. */
const pairsOf = (list: string) =>
  list.split(/;\s+/).map((pair): [RegExp, string] => {
    const [words = '', replacement = ''] = pair.split(' = ');
    return [new RegExp(`\\b${words.replace('MEAT', MEAT)}\\b`, 'gi'), replacement];
  });

const TO_US = pairsOf(
  `MEAT mince = ground $1; minced MEAT = ground $1; courgettes? = zucchini; beetroots? = beets; prawns? = shrimp;
  ox (livers?|hearts?|kidneys?|tripe|tongues?) = beef $1; tinned = canned; tin(s?) = can$1; wholemeal = whole wheat;
  rapeseed oil = canola oil; sweetcorn = corn; porridge oats = rolled oats; natural yogh?urt = plain yogurt;
  yoghurt = yogurt; linseeds? = flaxseed; gelatine = gelatin; iodised = iodized; aubergines? = eggplant; swede = rutabaga`,
);
const TO_UK = pairsOf(
  `ground MEAT = $1 mince; zucchinis? = courgette; beets? = beetroot; shrimps? = prawns; canned = tinned; can(s?) = tin$1;
  whole[ -]wheat = wholemeal; canola oil = rapeseed oil; garbanzo beans? = chickpeas; iodized = iodised;
  eggplants? = aubergine; rutabaga = swede`,
);

const translate = (text: string, pairs: typeof TO_US) =>
  pairs.reduce((words, [pattern, replacement]) => words.replace(pattern, replacement), text);

/** The foods of a text in American words: 'lean beef mince' is 'lean ground beef', 'courgette' 'zucchini'. */
export const inAmericanWords = (text: string) => translate(text, TO_US);

/** The foods of a text in British words: 'lean ground beef' is 'lean beef mince'. */
export const inBritishWords = (text: string) => translate(text, TO_UK);

import { plainText } from '../words/forms.ts';
import type { MeasureId } from './recipe-facts.ts';

export type Illness = {
  /** Completes 'a pet with …'. */
  name: string;
  words: RegExp;
  /** Figures a vet would look at first; the closest recipes are shown for discussion, not as treatment. */
  measures?: readonly (readonly [MeasureId, number])[];
  /** Food group excluded for this illness. */
  without?: string;
};

/** Illnesses and states where diet is a vet's decision. Matches only what the owner names, in `plainText`; infers nothing. */
export const ILLNESSES: readonly Illness[] = [
  {
    name: 'diabetes',
    words: /\bdiabet\w*|\binsulin\b/,
    measures: [
      ['fibre', 2],
      ['low-fat', 1],
      ['low-carbohydrate', 2],
    ],
  },
  {
    name: 'kidney disease',
    words:
      /\bckd\b|\brenal\w*|\b(?:bad|failing|weak|poor|his|her|their) kidneys?\b|\bkidneys?[- ](?:disease|failure|problems?|trouble|issues?|diet|friendly|support|function|damage|injury|values|cat|dog|are|stones?)\b/,
    measures: [['low-phosphorus', 4]],
    without: 'kidney',
  },
  {
    name: 'liver disease',
    words:
      /\bhepat\w+|\b(?:bad|failing|weak|poor) liver\b|\bliver[- ](?:disease|failure|problems?|trouble|issues?|shunt|diet|support|function|damage|values)\b/,
    measures: [['low-copper', 3]],
  },
  {
    name: 'heart disease',
    words:
      /\bcardi\w+|\bdcm\b|\bmurmur\b|\bheart[- ](?:disease|failure|problems?|trouble|condition|issues?|murmur|diet)\b|\b(?:bad|weak|enlarged) heart\b/,
    measures: [['low-sodium', 3]],
  },
  { name: 'pancreatitis', words: /\bpancrea\w*/, measures: [['low-fat', 4]] },
  {
    name: 'bladder or urinary trouble',
    words: /\burinary\b|\bbladder\b|\bcrystals?\b|\bstruvite\b|\boxalate\b|\bcystitis\b|\bflutd\b|\buti\b/,
    measures: [['moist', 2]],
  },
  { name: 'cancer', words: /\bcancer\w*|\btumou?rs?\b|\blymphoma\b|\bchemo\w*/ },
  { name: 'a thyroid disease', words: /\b(?:hyper|hypo)?thyroid\w*/ },
  { name: 'epilepsy or seizures', words: /\bepilep\w*|\bseizures?\b/ },
  { name: 'bowel disease', words: /\bibd\b|\binflammatory bowel\b|\bcolitis\b/, measures: [['low-fat', 2]] },
  { name: "Cushing's or Addison's disease", words: /\bcushing\w*|\baddison\w*/ },
  { name: 'arthritis', words: /\barthrit\w*|\bdysplasia\b/ },
  { name: 'anaemia', words: /\bana?emi[ac]\w*/ },
  {
    name: 'vomiting or diarrhoea',
    words: /\bvomit\w*|\bthrow(?:s|ing)? up\b|\bdiarrh\w*|\bthe runs\b|\bloose (?:stools?|poos?)\b/,
  },
  {
    name: 'a recent operation or medicines',
    words: /\bsurgery\b|\boperation\b|\bpost-?op\b|\bmedicat\w*|\bsteroids?\b|\bantibiotics?\b/,
  },
];

/** Pregnant and nursing animals have a standard of their own. */
export const REPRODUCTION =
  /\bpregnan\w*|\bnursing\b|\blactati\w*|\bin whelp\b|\bexpecting (?:kittens|puppies|pups|a litter)\b|\b(?:feeding|suckling) her (?:kittens|puppies|pups|litter)\b/;

/** Sweetbread is a food, so its names are removed before the search for 'pancreas'. */
const PANCREAS_AS_FOOD = /\b(?:beef|pork|lamb|ox|pig|calf|raw|diced|cooked) pancreas\b/g;

/** The first illness a text names, phrased to follow 'with'; null for none. */
export function illnessNamed(text: string): string | null {
  const plain = plainText(text.slice(0, 1000)).replace(PANCREAS_AS_FOOD, ' ');
  return ILLNESSES.find(({ words }) => words.test(plain))?.name ?? null;
}

const EATEN = /\b(?:ate|eaten|swallowed|got into|stole|licked|chewed|gulped)\b/;
const DANGER =
  /\bcollaps\w*|\b(?:can(?:no)?t|not|struggling to) breath\w*|\bunconscious\b|\bbloated\b|\bretching\b|\bpoison\w*|\bantifreeze\b|\b(?:blood|bleeding)\b|\bhaving a (?:fit|seizure)\b|\bcan(?:no)?t (?:pee|wee|urinate)\b|\bhas(?:nt| not) (?:eaten|peed|drunk)\b|\bnot eaten\b|\bstopped eating\b/;

/** Whether a text describes a pet that needs a vet now. */
export function isEmergency(text: string, namesToxicFood: boolean): boolean {
  return DANGER.test(text) || (namesToxicFood && EATEN.test(text));
}

import type { Species } from '../reference/species.ts';

/** A question as owners write it, with the recipes that a sensible vet nurse would accept as an answer. */
type OwnerQuestion = {
  question: string;
  species: Species;
  accepted: readonly number[];
  /** Names an illness or a state that needs a vet. */
  needsVet?: true;
  /** Id prefixes that no line of an answer may have: foods the pet reacts to. */
  never?: readonly string[];
};

/** Judged by reading the catalogue before running any question. */
export const OWNER_QUESTIONS: readonly OwnerQuestion[] = [
  {
    question: 'my senior dog with bad joints',
    species: 'dog',
    accepted: [31, 29, 4, 13, 19, 26, 36, 37, 105, 34],
  },
  {
    question: 'no chicken, my dog is allergic',
    species: 'dog',
    accepted: [
      2, 3, 4, 5, 8, 10, 11, 13, 14, 15, 16, 17, 19, 20, 21, 22, 26, 27, 28, 29, 31, 34, 36, 37, 38, 39, 102,
      103, 104, 105,
    ],
    never: ['chicken'],
  },
  { question: 'dinner on the table in 45 minutes', species: 'dog', accepted: [3, 35, 11, 26, 12] },
  {
    question: 'cheap everyday food for a big dog',
    species: 'dog',
    accepted: [20, 1, 11, 102, 101, 21, 22, 26, 16, 38],
  },
  { question: 'something gentle for an upset tummy', species: 'dog', accepted: [37, 36, 18, 34, 1] },
  {
    question: 'my labrador is overweight and needs to slim down',
    species: 'dog',
    accepted: [34, 36, 37, 12, 16, 31, 35, 5, 18, 2, 22],
  },
  { question: 'puppy food please', species: 'dog', accepted: [7, 23, 24, 25] },
  {
    question: 'what can I cook for a puppy without chicken?',
    species: 'dog',
    accepted: [23, 24],
    never: ['chicken'],
  },
  { question: 'grain free with fish', species: 'dog', accepted: [19, 26, 37, 8] },
  { question: 'training treats for my dog', species: 'dog', accepted: [32, 42, 40, 9, 33] },
  { question: 'a cooling frozen treat for a hot day', species: 'dog', accepted: [41, 43] },
  { question: 'slow cooker recipe for two big dogs', species: 'dog', accepted: [29, 38] },
  {
    question: 'high protein for a very active working dog',
    species: 'dog',
    accepted: [35, 38, 8, 2, 12, 29, 5, 15, 19],
  },
  {
    question: 'itchy skin and a dull coat, can you help?',
    species: 'dog',
    accepted: [4, 26, 105, 13, 19, 37, 31, 34],
  },
  {
    question: 'what can my diabetic dog eat',
    species: 'dog',
    accepted: [12, 34, 16, 27, 104, 31, 5, 2],
    needsVet: true,
  },
  {
    question: 'my spaniel has had pancreatitis',
    species: 'dog',
    accepted: [34, 36, 37, 12, 31],
    needsVet: true,
  },
  {
    question: 'my dog has kidney disease',
    species: 'dog',
    accepted: [11, 14, 18, 21, 102, 39, 15, 26, 16, 36, 37],
    needsVet: true,
  },
  { question: 'organic beef for my dog', species: 'dog', accepted: [102, 104] },
  { question: 'something with sweet potato', species: 'dog', accepted: [2, 10, 39, 104] },
  {
    question: 'no beef, no dairy, adult dog',
    species: 'dog',
    accepted: [27],
    never: ['beef', 'veal', 'yogurt', 'cottage', 'cheddar', 'kefir', 'greek', 'ricotta', 'goat-milk'],
  },
  { question: 'one pot dinner with lamb', species: 'dog', accepted: [5, 14] },
  {
    question: 'soft food for an old dog with hardly any teeth',
    species: 'dog',
    accepted: [31, 12, 30, 36, 18, 15, 39, 19, 29],
  },
  {
    question: 'novel protein for a dog allergic to chicken and beef',
    species: 'dog',
    accepted: [27],
    never: ['chicken', 'beef', 'veal'],
  },
  {
    question: 'can my dog have something with onions and rice?',
    species: 'dog',
    accepted: [1, 13, 18, 27, 28, 35, 36],
  },
  {
    question: 'something cheap with fish for a fussy kitten',
    species: 'cat',
    accepted: [79, 76, 86, 96],
  },
  {
    question: 'diabetic cat',
    species: 'cat',
    accepted: [66, 69, 72, 74, 75, 78, 80, 81, 83, 84, 87, 88, 89, 93, 97, 98, 99, 106, 107, 108, 109, 110],
    needsVet: true,
  },
  {
    question: 'kidney diet for my 14 year old cat',
    species: 'cat',
    accepted: [67, 85, 108, 97, 66, 90, 106, 74, 82, 93, 87, 94, 98, 81, 72],
    needsVet: true,
  },
  {
    question: 'no chicken, allergic',
    species: 'cat',
    accepted: [69, 73, 88, 90, 91, 93, 98, 107, 108, 78, 110, 81],
    never: ['chicken'],
  },
  { question: 'kitten food', species: 'cat', accepted: [71, 76, 79, 86, 96] },
  {
    question: 'easy recipe for a beginner',
    species: 'cat',
    accepted: [66, 74, 77, 75, 85, 90, 78, 83, 106, 81],
  },
  {
    question: 'old cat with few teeth, soft please',
    species: 'cat',
    accepted: [81, 77, 94, 87, 98, 84, 110, 72, 89],
  },
  { question: 'my cat is pregnant', species: 'cat', accepted: [71, 76, 79, 86, 96], needsVet: true },
  { question: 'rabbit for my cat', species: 'cat', accepted: [69, 86] },
  { question: 'she loves salmon', species: 'cat', accepted: [67, 110] },
  {
    question: 'my cat barely drinks, something wet',
    species: 'cat',
    accepted: [87, 94, 83, 69, 99, 85, 72, 89],
  },
  { question: 'a treat for my cat with prawns', species: 'cat', accepted: [70, 92] },
  {
    question: 'the cheapest meal for an adult cat',
    species: 'cat',
    accepted: [74, 106, 108, 82, 66, 83, 91, 84],
  },
  {
    question: 'fat indoor cat, needs to lose weight',
    species: 'cat',
    accepted: [94, 69, 99, 83, 72, 87, 89, 75, 81, 85, 80],
  },
  {
    question: 'hairballs, and I would like her coat to shine',
    species: 'cat',
    accepted: [73, 110, 78, 67, 82, 88, 72],
  },
  { question: 'grain free lamb for my cat', species: 'cat', accepted: [93, 107] },
];

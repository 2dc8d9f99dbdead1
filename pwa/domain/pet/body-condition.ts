import type { Species } from '../reference/species.ts';

/** WSAVA's nine points: 1 starved, 5 ideal, 9 very obese. */
export const BODY_CONDITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type BodyConditionScore = (typeof BODY_CONDITIONS)[number];

/** The first score above ideal. */
const HEAVY_FROM = 6;

/** Whether a score is above ideal, so that there is a weight to reach. */
export function isHeavyScore(score: number | undefined): boolean {
  return score !== undefined && score >= HEAVY_FROM;
}

/** One point of the score: what hand and eye find, and what to do. */
type BodyCondition = {
  name: string;
  ribs: string;
  fromAbove: string;
  fromTheSide: string;
  advice: string;
};

const KEEP = 'A good weight: keep the amount as it is.';
const STARVED = 'Go to a vet now. Feed small amounts; a sudden full bowl is dangerous for a starved animal.';
const VERY_THIN = 'Go to a vet, who looks for illness or too little food.';
const SLIM_WITH_VET = 'Ask your vet how much to feed.';
const SLIGHTLY_HEAVY = 'Give about 10% less and count the treats.';

/**
 * Signs and advice of each score in our own words, after the WSAVA Global Nutrition Committee's nine-point charts. The
 * dog's signs from 5 up were checked against a public chart; the dog's below 5 and all of the cat's are from memory.
 */
const ROWS: Record<Species, Record<BodyConditionScore, BodyCondition>> = {
  dog: {
    1: {
      name: 'starved',
      ribs: 'Seen from afar. You feel no fat at all, and little muscle.',
      fromAbove: 'Bones stick out at the hips and along the back.',
      fromTheSide: 'The belly is drawn up steeply.',
      advice: STARVED,
    },
    2: {
      name: 'very thin',
      ribs: 'Easy to see. You feel no fat over them.',
      fromAbove: 'The waist is deeply cut.',
      fromTheSide: 'The belly is drawn up strongly.',
      advice: VERY_THIN,
    },
    3: {
      name: 'thin',
      ribs: 'Easy to feel and perhaps to see, with little fat over them.',
      fromAbove: 'The waist is obvious.',
      fromTheSide: 'The belly is clearly drawn up.',
      advice: 'Give 10 to 20% more and weigh every two weeks. See a vet if it goes on.',
    },
    4: {
      name: 'lean, ideal',
      ribs: 'Easy to feel under a thin cover, like knuckles of a flat hand.',
      fromAbove: 'You see the waist at once.',
      fromTheSide: 'The belly is drawn up.',
      advice: KEEP,
    },
    5: {
      name: 'ideal',
      ribs: 'Felt without pressing, but not seen.',
      fromAbove: 'There is a waist behind the ribs.',
      fromTheSide: 'The belly rises towards the hind legs.',
      advice: KEEP,
    },
    6: {
      name: 'slightly heavy',
      ribs: 'Felt if you press a little.',
      fromAbove: 'There is a waist, but a slight one.',
      fromTheSide: 'The belly rises only slightly.',
      advice: SLIGHTLY_HEAVY,
    },
    7: {
      name: 'heavy',
      ribs: 'Hard to feel under a thick cover.',
      fromAbove: 'The waist is hardly there, with fat at the root of the tail.',
      fromTheSide: 'The belly is nearly level.',
      advice: 'Plan the weight loss with a vet or nurse.',
    },
    8: {
      name: 'obese',
      ribs: 'Felt only if you press hard.',
      fromAbove: 'No waist, with fat on neck, back and the root of the tail.',
      fromTheSide: 'The belly is level or hangs.',
      advice: 'Plan the weight loss with a vet, and never cut the food suddenly.',
    },
    9: {
      name: 'very obese',
      ribs: 'You cannot feel them.',
      fromAbove: 'The sides bulge, with thick fat everywhere.',
      fromTheSide: 'The belly hangs.',
      advice: 'See a vet before you change the food. The weight has to come off slowly.',
    },
  },
  cat: {
    1: {
      name: 'starved',
      ribs: 'Seen on a short-haired cat. You feel no fat at all.',
      fromAbove: 'The waist is deeply cut, and the spine sticks out.',
      fromTheSide: 'The belly is drawn up steeply.',
      advice: STARVED,
    },
    2: {
      name: 'very thin',
      ribs: 'Easy to see on a short-haired cat.',
      fromAbove: 'The waist is strongly marked.',
      fromTheSide: 'The belly is drawn up, without any fat.',
      advice: VERY_THIN,
    },
    3: {
      name: 'thin',
      ribs: 'Easy to feel, with little fat over them.',
      fromAbove: 'The waist behind the ribs is obvious.',
      fromTheSide: 'There is little fat on the belly.',
      advice: 'Give 10 to 20% more. See a vet if an older cat grows thin.',
    },
    4: {
      name: 'lean, ideal',
      ribs: 'Felt under a thin cover.',
      fromAbove: 'You see the waist.',
      fromTheSide: 'The belly rises slightly, without a pad of fat.',
      advice: KEEP,
    },
    5: {
      name: 'ideal',
      ribs: 'Felt under a slight cover.',
      fromAbove: 'There is a waist behind the ribs.',
      fromTheSide: 'A small pad of fat on the belly.',
      advice: KEEP,
    },
    6: {
      name: 'slightly heavy',
      ribs: 'Felt under a little too much fat.',
      fromAbove: 'There is a waist, but a slight one.',
      fromTheSide: 'The pad on the belly is small but clear.',
      advice: SLIGHTLY_HEAVY,
    },
    7: {
      name: 'heavy',
      ribs: 'Hard to feel.',
      fromAbove: 'The waist is hardly there.',
      fromTheSide: 'The belly is round, with a pad.',
      advice: 'Plan slow weight loss with a vet or nurse.',
    },
    8: {
      name: 'obese',
      ribs: 'You cannot feel them under the fat.',
      fromAbove: 'No waist, with fat over the loins.',
      fromTheSide: 'A clear pad hangs from the belly.',
      advice: 'Lose weight only with a vet: a cat must never stop eating.',
    },
    9: {
      name: 'very obese',
      ribs: 'You cannot feel them under heavy fat.',
      fromAbove: 'The sides bulge, with fat on loins, face and legs.',
      fromTheSide: 'The belly hangs, with a large pad.',
      advice: 'See a vet first: a cat must never stop eating.',
    },
  },
};

/**
 * Signs and advice of a score.
 * @param isVetsCase whether only a vet should slim the animal; see `slimsWithVetOnly`
 */
export function bodyConditionOf(
  species: Species,
  score: BodyConditionScore,
  isVetsCase = false,
): BodyCondition {
  const row = ROWS[species][score];
  return isVetsCase && isHeavyScore(score) ? { ...row, advice: SLIM_WITH_VET } : row;
}

/** The score of a stored number; undefined if there is none. */
export function bodyConditionScore(stored: number | undefined): BodyConditionScore | undefined {
  return BODY_CONDITIONS.find((score) => score === stored);
}

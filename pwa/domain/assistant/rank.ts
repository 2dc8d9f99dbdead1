import { SPECIES } from '../reference/species.ts';
import { singular, singularWords } from '../words/forms.ts';
import { type Candidates, isMadeWith } from './candidates.ts';
import { listed } from './explanation.ts';
import { FOOD_GROUPS, groupAt, plainWords } from './food-groups.ts';
import type { Question } from './question.ts';
import { MEASURES, type MeasureId, placesBy, type RecipeFacts } from './recipe-facts.ts';
import { signText, type Topic } from './topics.ts';

export type Ranked = {
  facts: RecipeFacts;
  score: number;
  /** Reasons in favour, weightiest first; each true of the recipe. */
  reasons: readonly string[];
};

/** A figure is worth stating if it beats two thirds of the pool. */
const TELLING_PLACE = 0.66;
/** Results below this share of the best score are dropped. */
const SHARE_OF_BEST = 0.72;
const STAGE_WEIGHT = 1.5;
const OTHER_STAGE_WEIGHT = -1;
const SIZE_WEIGHT = 1.5;
const COMPLETE_WEIGHT = 1;
const TITLE_WORD_WEIGHT = 1;

type Point = { weight: number; reason: string | null };

function stagePoints({ recipe }: RecipeFacts, { stage, species }: Question): Point[] {
  const isSenior = recipe.category === 'senior';
  const animal = species === 'cat' || recipe.species === 'cat' ? 'cats' : 'dogs';
  if (stage === 'senior' && isSenior)
    return [{ weight: STAGE_WEIGHT, reason: `written for senior ${animal}` }];
  if (stage === 'growth' || stage === 'reproduction')
    return [{ weight: STAGE_WEIGHT, reason: `meets the AAFCO minimums for growth and reproduction` }];
  if (isSenior)
    return [{ weight: stage === 'adult' ? 2 * OTHER_STAGE_WEIGHT : OTHER_STAGE_WEIGHT / 2, reason: null }];
  return [];
}

function sizePoints({ recipe }: RecipeFacts, { size }: Question): Point[] {
  return size !== null && recipe.category === size
    ? [{ weight: SIZE_WEIGHT, reason: `written for ${size} dogs` }]
    : [];
}

function measurePoints(
  facts: RecipeFacts,
  measures: Topic['measures'],
  places: (id: MeasureId) => (facts: RecipeFacts) => number,
): Point[] {
  return (measures ?? []).map(([id, weight]) => {
    const place = places(id)(facts);
    const value = MEASURES[id].value(facts);
    return {
      weight: weight * place,
      reason: value !== null && place >= TELLING_PLACE ? MEASURES[id].words(value) : null,
    };
  });
}

function topicPoints(facts: RecipeFacts, { signs = [], foods = [] }: Topic): Point[] {
  const found = signs.flatMap((sign) => {
    const match = sign.pattern.exec(signText(facts, sign.in));
    return match === null ? [] : [{ weight: sign.weight, reason: sign.words(match[0]) }];
  });
  const held = foods.flatMap(([name, weight, reason]) => {
    const group = FOOD_GROUPS.find((known) => known.name === name);
    return group !== undefined && isMadeWith(facts.recipe, group) ? [{ weight, reason }] : [];
  });
  // One sign of a topic counts as much as two.
  return [...found.sort((a, b) => b.weight - a.weight).slice(0, 1), ...held];
}

function titlePoints({ recipe }: RecipeFacts, question: Question): Point[] {
  const title = new Set(singularWords(recipe.title));
  const isSaid = (word: string) =>
    question.topics.some(({ words }) => words.test(word)) || groupAt(plainWords(word), 0) !== null;
  return question.words
    .filter((word) => title.has(singular(word)) && !isSaid(word))
    .map((word) => ({ weight: TITLE_WORD_WEIGHT, reason: `has “${word}” in its name` }));
}

function givenPoints(facts: RecipeFacts, question: Question): Point[] {
  const { recipe } = facts;
  const held = question.wanted.filter((group) => isMadeWith(recipe, group));
  const absent = question.avoided.map(({ name }) => name);
  return [
    ...(held.length > 0
      ? [{ weight: held.length, reason: `made with ${listed(held.map(({ name }) => name))}` }]
      : []),
    ...(absent.length > 0 ? [{ weight: 0.9, reason: `no ${listed(absent, 'or')} in it` }] : []),
    ...(question.isOrganic && recipe.isOrganic ? [{ weight: 1, reason: 'from organic ingredients' }] : []),
    ...(question.maxMinutes !== null && facts.minutes <= question.maxMinutes
      ? [{ weight: 1, reason: `${facts.minutes} minutes from start to finish` }]
      : []),
  ];
}

function completePoint(facts: RecipeFacts): Point {
  const isComplete = facts.recipe.role === 'everyday' && facts.meets('adult');
  const reason = 'meets every AAFCO minimum for adults, with its supplements';
  return { weight: isComplete ? COMPLETE_WEIGHT : 0, reason: isComplete ? reason : null };
}

/** Candidates ordered by how well they answer the question; if some use the method it asks for, only those. */
export function rank({ pool, fitting }: Candidates, question: Question): Ranked[] {
  const known = new Map<MeasureId, (facts: RecipeFacts) => number>();
  const places = (id: MeasureId) => {
    const place = known.get(id) ?? placesBy(MEASURES[id], pool);
    known.set(id, place);
    return place;
  };
  const methods = question.topics.filter((topic) => topic.isMethod);
  const ranked = fitting.map((facts) => {
    const points = [
      ...givenPoints(facts, question),
      ...question.topics.flatMap((topic) => [
        ...topicPoints(facts, topic),
        ...measurePoints(facts, topic.measures, places),
      ]),
      ...(question.maxMinutes === null ? [] : measurePoints(facts, [['quick', 2]], places)),
      ...question.illnesses.flatMap(({ measures }) => measurePoints(facts, measures, places)),
      ...stagePoints(facts, question),
      ...sizePoints(facts, question),
      ...titlePoints(facts, question),
      completePoint(facts),
    ];
    const told = points.filter(({ reason }) => reason !== null).sort((a, b) => b.weight - a.weight);
    return {
      facts,
      score: points.reduce((sum, { weight }) => sum + weight, 0),
      reasons: [...new Set(told.map(({ reason }) => reason as string))],
      isByMethod: methods.some((topic) => topicPoints(facts, topic).length > 0),
    };
  });
  const byMethod = ranked.filter(({ isByMethod }) => isByMethod);
  const field = byMethod.length > 0 ? byMethod : ranked;
  field.sort((a, b) => b.score - a.score || a.facts.recipe.id - b.facts.recipe.id);
  return field;
}

/**
 * The answers close to the best score: one that answers only part of the question is dropped beside one that answers
 * all. Dogs' and cats' recipes alternate if no species is named.
 */
export function nearBest(ranked: readonly Ranked[]): Ranked[] {
  const [dogs = [], cats = []] = SPECIES.map((species) => {
    const own = ranked.filter(({ facts }) => facts.recipe.species === species);
    const best = own[0]?.score ?? 0;
    return own.filter(({ score }) => score >= best * SHARE_OF_BEST);
  });
  if (dogs.length === 0 || cats.length === 0) return [...dogs, ...cats];
  return dogs.flatMap((dog, place) => [dog, ...cats.slice(place, place + 1)]).concat(cats.slice(dogs.length));
}

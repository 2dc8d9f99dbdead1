import { difficulty } from '../recipe/difficulty.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Species } from '../reference/species.ts';
import { capitalised } from '../text/sentence-parts.ts';
import type { AssistantSearch, Recommendation } from './answers.ts';
import { candidates } from './candidates.ts';
import {
  EMERGENCY_SENTENCE,
  MEATLESS_CAT_SENTENCE,
  NOTHING_FOUND,
  toxicSentence,
  understood,
  vetSentence,
} from './explanation.ts';
import { type AskingPet, forPet } from './for-pet.ts';
import { type Question, readQuestion } from './question.ts';
import { nearBest, type Ranked, rank } from './rank.ts';

/** Upper limit of recommendations per answer. */
export const MOST_RECOMMENDED = 6;
const REASONS_TOLD = 3;
const BENEFITS_TOLD = 4;

/** Joins the weightiest reasons into one sentence. */
function reasonSentence(reasons: readonly string[]): string {
  const told = reasons.slice(0, REASONS_TOLD).join('; ');
  return told === '' ? '' : `${capitalised(told)}.`;
}

function recommendation({ facts, reasons }: Ranked): Recommendation {
  const { id, title, description, category, prepTime, servings } = facts.recipe;
  return {
    id,
    title,
    description,
    category,
    prepTime,
    servings,
    difficulty: difficulty(facts.recipe),
    reason: reasonSentence(reasons) || 'An occasional recipe to feed beside a complete food.',
  };
}

export function answerOf(sentences: readonly (string | null)[], ranked: readonly Ranked[]): AssistantSearch {
  const explanation = sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');
  const benefits = ranked.flatMap(({ facts }) => facts.recipe.nutritionalBenefits.slice(0, 1));
  return {
    recommendations: ranked.map(recommendation),
    explanation,
    response: explanation,
    healthBenefits: [...new Set(benefits)].slice(0, BENEFITS_TOLD),
    source: 'built-in',
  };
}

/** Whether anything besides the animal was understood. */
function isUnderstood(question: Question): boolean {
  const { wanted, avoided, topics, illnesses, stage, size, isOrganic, maxMinutes, role } = question;
  return (
    [wanted, avoided, topics, illnesses].some((found) => found.length > 0) ||
    stage !== null ||
    size !== null ||
    isOrganic ||
    maxMinutes !== null ||
    role === 'occasional' ||
    question.isAnimalNamed
  );
}

/** Recipes to recommend for a question, best first, with reasons. None in an emergency or for a meatless cat. */
export function rankedFor(
  recipes: readonly Recipe[],
  question: Question,
): { ranked: Ranked[]; letGo: readonly string[] } {
  const isMeatlessCat = question.isMeatless && question.species === 'cat';
  if (question.isEmergency || isMeatlessCat) return { ranked: [], letGo: [] };
  const found = candidates(recipes, question);
  const isGrown = question.stage !== 'growth' && question.stage !== 'reproduction';
  if (found.fitting.length > 0 || question.wanted.length === 0 || question.role === 'occasional' || !isGrown)
    return { ranked: rank(found, question), letGo: found.letGo };
  const treats = candidates(recipes, { ...question, role: 'occasional' });
  const letGo = ['only treats and toppers have it; feed them beside a complete food'];
  return { ranked: rank(treats, question), letGo };
}

/** Names the wishes that no recipe fulfils; null if all are fulfilled. */
export function letGoSentence(letGo: readonly string[]): string | null {
  return letGo.length === 0 ? null : `Note: ${letGo.join(', and ')}.`;
}

/**
 * Recommends catalogue recipes for a question in plain words, with reasons computed from the recipes, so that server
 * and offline device answer the same. Never a recipe with a food that is ruled out, for the other species or for the
 * wrong age; an illness adds the advice to ask a vet.
 */
export function recommend(
  query: string,
  recipes: readonly Recipe[],
  options: { species?: Species; pet?: AskingPet } = {},
): AssistantSearch {
  const question = readQuestion(forPet(query, options.pet), options.species);
  if (question.isEmergency) return answerOf([EMERGENCY_SENTENCE], []);
  if (question.isMeatless && question.species === 'cat') return answerOf([MEATLESS_CAT_SENTENCE], []);
  const { ranked, letGo } = rankedFor(recipes, question);
  const toxic = toxicSentence(question.toxicFoods, question.species);
  const isTitleHit = ranked.some(({ reasons }) => reasons.some((reason) => reason.startsWith('has “')));
  if (ranked.length === 0 || !(isUnderstood(question) || isTitleHit || toxic !== null)) {
    return answerOf([vetSentence(question), toxic, NOTHING_FOUND], []);
  }
  return answerOf(
    [vetSentence(question), toxic, understood(question), letGoSentence(letGo)],
    nearBest(ranked).slice(0, MOST_RECOMMENDED),
  );
}

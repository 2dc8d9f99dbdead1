import {
  assistantQuerySchema,
  assistantSearchSchema,
  createRecipeAnswerSchema,
  createRecipeBodySchema,
  explanationsAnswerSchema,
  explanationsBodySchema,
} from '../../assistant/answers.ts';
import { defineCalls, ok } from '../call.ts';

const REFUSALS = [400, 403, 413, 415, 429];

/** The calls of the assistant. */
export const ASSISTANT_CALLS = defineCalls({
  askAssistant: {
    method: 'post',
    path: '/api/ai/search',
    summary: 'Recipes of the catalogue that answer a question in plain words, each with reasons.',
    body: assistantQuerySchema,
    answer: ok('At most six recipes, best first; none where none fits.', assistantSearchSchema),
    errors: REFUSALS,
  },
  createCustomRecipe: {
    method: 'post',
    path: '/api/ai/create-recipe',
    summary:
      'A recipe of its own to requirements in plain words, audited, with what it lacks told. Nothing is kept of it.',
    body: createRecipeBodySchema,
    answer: ok('The recipe.', createRecipeAnswerSchema),
    errors: REFUSALS,
  },
  explainRecipeSteps: {
    method: 'post',
    path: '/api/ai/recipe-explanations',
    summary: 'Detailed steps for a list of ingredients; a toxic one is in none of them.',
    body: explanationsBodySchema,
    answer: ok('The steps in order.', explanationsAnswerSchema),
    errors: REFUSALS,
  },
});

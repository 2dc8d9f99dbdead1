import {
  assistantQuerySchema,
  assistantSearchSchema,
  createRecipeAnswerSchema,
  createRecipeBodySchema,
  explanationsAnswerSchema,
  explanationsBodySchema,
} from '../assistant/answers.ts';
import { defineCalls, ok } from './call.ts';

/** The calls of the assistant. */
export const ASSISTANT_CALLS = defineCalls({
  askAssistant: {
    method: 'post',
    path: '/api/ai/search',
    summary: 'Recommends catalogue recipes for a question in plain words, each with reasons.',
    body: assistantQuerySchema,
    answer: ok('At most six recipes, best first; none if none fits.', assistantSearchSchema),
    errors: [429],
  },
  createCustomRecipe: {
    method: 'post',
    path: '/api/ai/create-recipe',
    summary:
      'Creates a recipe from requirements in plain words, audits it and states what it lacks. Stores nothing.',
    body: createRecipeBodySchema,
    answer: ok('The recipe.', createRecipeAnswerSchema),
    errors: [429],
  },
  explainRecipeSteps: {
    method: 'post',
    path: '/api/ai/recipe-explanations',
    summary: 'Writes detailed steps for a list of ingredients, leaving out toxic ones.',
    body: explanationsBodySchema,
    answer: ok('The steps in order.', explanationsAnswerSchema),
    errors: [429],
  },
});

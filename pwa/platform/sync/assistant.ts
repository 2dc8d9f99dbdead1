import type { AssistantSearch, CreateRecipeAnswer, ExplanationsAnswer } from '#domain/assistant/answers';
import type { AskingPet } from '#domain/assistant/for-pet';
import { ASSISTANT_CALLS } from '#domain/contract/assistant';
import type { AnsweredCall, CallAnswer, CallInput } from '#domain/contract/call';
import type { Recipe } from '#domain/recipe/recipe';
import type { Species } from '#domain/reference/species';
import { contentOf } from '#domain/sync/exchange';
import { loadDevice } from '../database/device.ts';
import { connectionStore } from './connection.ts';
import { exchange, requestOf } from './http.ts';

/** Longer than the server's limit for its language model, short enough for somebody who is waiting. */
const SEARCH_LIMIT_MS = 6_000;
/** A language model needs longer for a whole recipe. */
const WRITE_LIMIT_MS = 14_000;

const loadAudit = () => import('#domain/assistant/audit-answer');

/** The server's answer; null if it doesn't answer in time, refuses, or its answer fails the audit. */
async function fromServer<C extends AnsweredCall>(
  call: C,
  input: CallInput<C>,
  { timeoutMs, isSafe }: { timeoutMs: number; isSafe: (answer: CallAnswer<C>) => Promise<boolean> },
): Promise<CallAnswer<C> | null> {
  if (!connectionStore.getState().online) return null;
  const exchanged = await exchange(requestOf(call, input), { timeoutMs });
  const answer = contentOf(call.answer.schema, exchanged) as CallAnswer<C> | null;
  const isShown = answer !== null && (await isSafe(answer).catch(() => false));
  return isShown ? answer : null;
}

async function deviceRecipes(): Promise<Recipe[]> {
  return (await loadDevice()).recipes();
}

const named = (species: Species | undefined) => (species === undefined ? {} : { species });

/** Whether the device answers by itself: what a pet avoids and its conditions are sent to nobody. */
async function staysHere(pets: readonly AskingPet[]): Promise<boolean> {
  if (pets.length === 0) return false;
  const { hasLimits } = await import('#domain/assistant/for-pet');
  return pets.some(hasLimits);
}

/** A question with the life stage of the pet, if it names none. */
async function askedFor(
  text: string,
  species: Species | undefined,
  pets: readonly AskingPet[],
): Promise<string> {
  const pet = pets.find((one) => one.species === species);
  return pet === undefined ? text : (await import('#domain/assistant/for-pet')).forPet(text, pet);
}

/**
 * Catalogue recipes for a question in plain words, with reasons. The server answers if it can be reached
 * within a few seconds and its answer passes the audit, else the assistant on this device. For a pet that avoids a food
 * or has a condition the device answers.
 * @param query not blank
 * @param pets at most one of each species, that of `species` first; its life stage is used if the question names none, and
 *   nothing else about it is sent
 * @throws if neither can answer: the device holds no recipe yet, or the chunk has not loaded
 */
export async function askAssistant(
  query: string,
  species?: Species,
  pets: readonly AskingPet[] = [],
): Promise<AssistantSearch> {
  const asked = await askedFor(query, species, pets);
  const body = { query: asked, ...named(species) };
  const answer = (await staysHere(pets))
    ? null
    : await fromServer(
        ASSISTANT_CALLS.askAssistant,
        { body },
        {
          timeoutMs: SEARCH_LIMIT_MS,
          isSafe: async (found) => {
            // A new device, or one whose storage fails, holds no recipes.
            const [{ isSafeSearch }, held] = await Promise.all([
              loadAudit(),
              deviceRecipes().catch(() => []),
            ]);
            const isKnown = (id: number) => held.length === 0 || held.some((recipe) => recipe.id === id);
            return isSafeSearch(found, isKnown, species);
          },
        },
      );
  if (answer !== null) return answer;
  const [{ recommendForPets }, recipes] = await Promise.all([
    import('#domain/assistant/recommend-for-pets'),
    deviceRecipes(),
  ]);
  if (recipes.length === 0) throw new Error('No recipes are on this device yet.');
  return recommendForPets(asked, recipes, pets, species);
}

/**
 * A new recipe for requirements in plain words: foods from our table, with its gaps listed; the server's is audited. For
 * a pet that avoids a food or has a condition the device makes it.
 * @param requirements not blank
 * @param pets at most one of each species
 * @throws where neither the server nor the device can answer
 */
export async function createRecipe(
  requirements: string,
  species?: Species,
  pets: readonly AskingPet[] = [],
): Promise<CreateRecipeAnswer> {
  const body = { requirements: await askedFor(requirements, species, pets), ...named(species) };
  const answer = (await staysHere(pets))
    ? null
    : await fromServer(
        ASSISTANT_CALLS.createCustomRecipe,
        { body },
        {
          timeoutMs: WRITE_LIMIT_MS,
          isSafe: async ({ recipe, explanation }) => (await loadAudit()).isSafeRecipe(recipe, explanation),
        },
      );
  if (answer !== null) return answer;
  const { createRecipe: make } = await import('#domain/assistant/create-recipe');
  return make(requirements, species, pets);
}

/** Steps, and the number of ingredients that they leave out, for a note. */
export type ExplainedSteps = { steps: string[]; notes: string[] };

/**
 * Steps for a list of ingredients; none contains a food that is toxic to the animal.
 * @param ingredients at least one that is not blank
 * @param title '' for none
 * @throws where neither the server nor the device can answer
 */
export async function explainSteps(
  ingredients: readonly string[],
  title: string,
  species: Species,
): Promise<ExplainedSteps> {
  const lines = ingredients.map((line) => line.trim()).filter((line) => line !== '');
  const recipeTitle = title.trim() || 'Dog Food Recipe';
  const body = { ingredients: lines, recipeTitle, species };
  const answer = await fromServer(
    ASSISTANT_CALLS.explainRecipeSteps,
    { body },
    {
      timeoutMs: WRITE_LIMIT_MS,
      isSafe: async ({ explanations }) => (await loadAudit()).areSafeSteps(explanations, species, lines),
    },
  );
  const { explanations, notes }: ExplanationsAnswer =
    answer ?? (await import('#domain/assistant/explain-steps')).explainSteps(lines, recipeTitle, species);
  return { steps: explanations, notes: notes ?? [] };
}

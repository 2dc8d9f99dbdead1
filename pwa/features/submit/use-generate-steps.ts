import { useState } from 'react';
import type { Species } from '#domain/reference/species';
import { showToast } from '../../platform/state/toast-store.ts';
import { explainSteps } from '../../platform/sync/assistant.ts';

/** Default title of an untitled recipe. */
const DEFAULT_TITLES: Record<Species, string> = { dog: 'Dog Food Recipe', cat: 'Cat Food Recipe' };

const GENERATED = 'Detailed preparation steps have been created for your ingredients.';

type GenerateSteps = {
  isGenerating: boolean;
  /** Generates steps for these ingredients; null on failure. A toast reports either. */
  generate: (ingredients: readonly string[], title: string, species: Species) => Promise<string[] | null>;
};

/** Asks the assistant for the steps of a recipe. */
export function useGenerateSteps(): GenerateSteps {
  const [isGenerating, setGenerating] = useState(false);
  return {
    isGenerating,
    async generate(ingredients, title, species) {
      setGenerating(true);
      try {
        const { steps, notes } = await explainSteps(
          ingredients,
          title.trim() || DEFAULT_TITLES[species],
          species,
        );
        showToast({
          title: steps.length === 0 ? 'Nothing to Cook' : 'AI Explanations Generated!',
          description: [...(steps.length === 0 ? [] : [GENERATED]), ...notes].join(' '),
        });
        return steps.length === 0 ? null : steps;
      } catch {
        showToast({
          variant: 'destructive',
          title: 'AI Generation Failed',
          description: 'Unable to generate explanations. You can still write your own instructions.',
        });
        return null;
      } finally {
        setGenerating(false);
      }
    },
  };
}

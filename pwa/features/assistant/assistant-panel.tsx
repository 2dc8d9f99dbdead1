import { useState } from 'react';
import type { AssistantSearch } from '#domain/assistant/answers';
import type { Species } from '#domain/reference/species';
import { useRecipeCards } from '../../platform/database/cards.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { askAssistant } from '../../platform/sync/assistant.ts';
import { useActivePet } from '../pets/pets.ts';
import { AnswerView } from './answer-view.tsx';
import { AskForm, useAskingPets, useRequest } from './ask-form.tsx';
import styles from './assistant.module.css';

/** The assistant of a list page. Without a species the question covers both. */
export function AssistantPanel({ species, limit }: { species?: Species; limit: number }) {
  const [query, setQuery] = useState('');
  const pets = useAskingPets(species);
  const profile = useActivePet(species ?? 'dog');
  const cards = useRecipeCards();
  const { isPending, answer, start } = useRequest<AssistantSearch>();
  const speciesOf = (id: number | null) => cards?.find((card) => card.id === id)?.species;
  // A question about the other species does not concern this one's pet.
  // The pet may be switched or changed while the answer to an earlier question is shown.
  const [answeredFor, setAnsweredFor] = useState('');
  const isForPet =
    species !== undefined &&
    answeredFor === JSON.stringify(pets) &&
    answer?.recommendations.every(({ id }) => speciesOf(id) === species) === true;

  function ask(question: string) {
    void start(
      async () => {
        const found = await askAssistant(question, species, pets);
        setAnsweredFor(JSON.stringify(pets));
        return found;
      },
      () =>
        showToast({
          title: 'AI Assistant Error',
          description: 'Unable to process your request. Please try again.',
          variant: 'destructive',
        }),
    );
  }
  return (
    <div className={styles['panel']}>
      <AskForm query={query} isPending={isPending} onType={setQuery} onAsk={ask} />
      {answer !== null && (
        <AnswerView
          answer={answer}
          limit={limit}
          species={species}
          petName={isForPet && profile ? profile.name : undefined}
        />
      )}
    </div>
  );
}

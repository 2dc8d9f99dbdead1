import { useEffect, useState } from 'react';
import type { AssistantSearch, CreateRecipeAnswer } from '#domain/assistant/answers';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { askAssistant, createRecipe } from '../../platform/sync/assistant.ts';
import { AnswerView, CustomRecipeView } from '../assistant/answer-view.tsx';
import { AskForm, useAskingPets, useRequest } from '../assistant/ask-form.tsx';
import styles from '../assistant/assistant.module.css';
import { SpeciesSwitch, useShownSpecies } from '../cards/list-filters.tsx';

const SHOWN = 6;

type Answer = { kind: 'found'; found: AssistantSearch } | { kind: 'made'; made: CreateRecipeAnswer };
type Asked = Answer['kind'];

const FAILURES: Record<Asked, string> = {
  found: 'Failed to search recipes. Please try again.',
  made: 'Failed to create custom recipe. Please try again.',
};

/** The assistant on the search page: recommends catalogue recipes or creates one. */
export function SearchAssistant({ query, onType }: { query: string; onType: (query: string) => void }) {
  const { isPending, answer, isFailed, start } = useRequest<Answer>();
  const [asked, setAsked] = useState<Asked>('found');
  // Also server-rendered, before it can respond.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  const shown = useShownSpecies();
  // A species named in the question takes precedence.
  const species = shown === 'all' ? undefined : shown;

  const pets = useAskingPets(species);

  function ask(kind: Asked, words: string) {
    setAsked(kind);
    void start(async () =>
      kind === 'found'
        ? { kind, found: await askAssistant(words, species, pets) }
        : { kind, made: await createRecipe(words, species, pets) },
    );
  }
  const trimmed = query.trim();
  return (
    <div className={styles['panel']}>
      <SpeciesSwitch value={shown} />
      <AskForm query={query} isPending={isPending} onType={onType} onAsk={(words) => ask('found', words)}>
        {(whyId) => (
          <Button
            type="button"
            variant="outline"
            aria-describedby={whyId}
            disabled={!isReady || trimmed === '' || isPending}
            onClick={() => ask('made', trimmed)}
          >
            {isPending && asked === 'made' ? 'Creating...' : 'Create Custom Recipe'}
          </Button>
        )}
      </AskForm>
      {isFailed && <SpokenError>{FAILURES[asked]}</SpokenError>}
      {answer?.kind === 'found' && (
        <AnswerView answer={answer.found} limit={SHOWN} petName={undefined} withBenefits />
      )}
      {answer?.kind === 'made' && <CustomRecipeView answer={answer.made} />}
    </div>
  );
}

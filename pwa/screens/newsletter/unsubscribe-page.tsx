import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { type Unsubscribed, unsubscribe } from '../../sync/unsubscribe.ts';

const TEXTS: Record<'ask' | 'pending' | Unsubscribed, string> = {
  ask: 'One press, and no more weekly tips come to this address. Nothing changes before you press.',
  pending: 'One press, and no more weekly tips come to this address.',
  done: 'You are unsubscribed. No more weekly tips come to this address.',
  unknown: 'This link is incomplete or no longer known. Use the link at the end of the latest e-mail.',
  unreachable: 'The site could not be reached, so nothing has changed yet. Go online and try again.',
};

/** Route `/unsubscribe`: opening the link changes nothing, since mail programs open links too; the button does. */
export function UnsubscribePage() {
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<keyof typeof TEXTS>('ask');

  // After the first paint, which is rendered without the query.
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('token')?.trim() ?? '';
    setToken(given);
    if (given === '') setState('unknown');
  }, []);

  async function handleClick() {
    if (state === 'pending' || !token) return;
    setState('pending');
    setState(await unsubscribe(token));
  }

  const isOver = state === 'done' || state === 'unknown';
  return (
    <>
      <PageHero section="bowlful" title="Weekly tips" />
      <div role="status">
        <EmptyState
          art={<EmptyBowl />}
          title={state === 'done' ? 'Unsubscribed' : 'Unsubscribe'}
          text={TEXTS[state]}
        >
          {isOver ? (
            <Button asChild variant="soft">
              <Link to="/">Back to the recipes</Link>
            </Button>
          ) : (
            <Button onClick={handleClick} disabled={state === 'pending'}>
              {state === 'pending' ? 'Unsubscribing...' : 'Unsubscribe'}
            </Button>
          )}
        </EmptyState>
      </div>
    </>
  );
}

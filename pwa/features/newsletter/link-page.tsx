import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import type { Pressed } from './newsletter-links.ts';

type State = 'ask' | 'pending' | Pressed;

type LinkPageProps = {
  titles: { open: string; done: string };
  texts: Record<State, string>;
  button: { ready: string; pending: string };
  press: (token: string) => Promise<Pressed>;
};

/** Page behind an e-mail link. Only the button changes anything, because mail programs open links too. */
export function LinkPage({ titles, texts, button, press }: LinkPageProps) {
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<State>('ask');

  // After the first paint, which is rendered without the query.
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('token')?.trim() ?? '';
    setToken(given);
    if (given === '') setState('unknown');
  }, []);

  async function handleClick() {
    if (state === 'pending' || !token) return;
    setState('pending');
    setState(await press(token));
  }

  useAnnouncement(texts[state]);
  const isOver = state === 'done' || state === 'unknown';
  return (
    <>
      <PageHero section="bowlful" title="Weekly tips" />
      <EmptyState
        art={<EmptyBowl />}
        title={state === 'done' ? titles.done : titles.open}
        text={texts[state]}
      >
        {isOver ? (
          <Button asChild variant="soft">
            <Link to="/">Back to the recipes</Link>
          </Button>
        ) : (
          <Button onClick={handleClick} disabled={state === 'pending'}>
            {state === 'pending' ? button.pending : button.ready}
          </Button>
        )}
      </EmptyState>
    </>
  );
}

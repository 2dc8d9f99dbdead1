import { type CookSession, READY } from '#domain/cook/cook-session';
import { Button } from '../../components/button.tsx';
import { cook } from './cook-sessions.ts';
import { weekDay } from './week-day.ts';
import './cook.css';
import './cook-parts.css';

/** Asks whether to resume an old session or start over. */
export function CookResume({ session, onGoOn }: { session: CookSession; onGoOn: () => void }) {
  const { recipeId, title, stage, usedAtMs } = session;
  const place = stage === READY ? 'getting ready' : `step ${stage + 1}`;
  return (
    <div className="cook">
      <div className="cook-body">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="cook-text">
          You were at {place} on {weekDay(usedAtMs)}.
        </p>
        <div className="cook-actions">
          <Button onClick={onGoOn}>Go on from there</Button>
          <Button
            variant="outline"
            onClick={() => {
              cook(recipeId, { type: 'again', nowMs: Date.now() });
              onGoOn();
            }}
          >
            Start again
          </Button>
        </div>
      </div>
    </div>
  );
}

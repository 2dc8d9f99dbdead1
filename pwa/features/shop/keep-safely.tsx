import { Link } from 'react-router-dom';
import { changeOver, USUAL_CHANGE_OVER_DAYS } from '#domain/plan/change-over';
import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';

/** Storage of what is cooked, and the change to a new food. */
export function KeepSafely() {
  return (
    <section aria-labelledby="keep">
      <h2 id="keep">Keep it safely</h2>
      <p>{STORAGE_SENTENCE}</p>
      <p>
        Change to a new food over 7-10 days:{' '}
        {changeOver(USUAL_CHANGE_OVER_DAYS).map(
          ({ share, firstDay, lastDay }) => `${share * 100}% of it on days ${firstDay}-${lastDay}, `,
        )}
        then all of it. <Link to="/plan">The planner</Link> works it out for your animal.
      </p>
    </section>
  );
}

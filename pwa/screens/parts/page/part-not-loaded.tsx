import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';

/** A part of the app that failed to load, with a retry button. */
export function PartNotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState text={`${what} could not be loaded. Go online once and try again.`}>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </div>
  );
}

import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';

/** A part of the app that failed to load, with a retry button. */
export function PartNotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  const words = `${what} could not be loaded. Go online once and try again.`;
  return (
    <SpokenError as="div" words={words}>
      <EmptyState text={words}>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </SpokenError>
  );
}

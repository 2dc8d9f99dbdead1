import { Button } from '../components/button.tsx';

/** In place of a page that cannot be shown without the server. */
export function NeedsNetwork({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <section role="alert">
      <h1>This page needs the network</h1>
      <p>{sentence}</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}

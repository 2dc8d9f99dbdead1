/** One bar per step; the text above says the same. */
export function CookProgress({ stage, count }: { stage: number; count: number }) {
  const state = (at: number) => (at < stage ? 'done' : at === stage ? 'now' : undefined);
  return (
    <ol className="cook-progress" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place
        <li key={at} data-state={state(at)} />
      ))}
    </ol>
  );
}

/** How long tests wait for something to happen, in ms: lazy chunks load slowly on a busy machine. */
export const PATIENCE_MS = 20_000;

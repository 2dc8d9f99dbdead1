import type { Species } from '#domain/reference/species';

/** Inputs of a drawn bowl. */
type ArtInput = {
  id: number;
  species: Species;
  isOrganic: boolean;
  title: string;
  lines: readonly { ingredientId: string | null; grams: number; metric: string }[];
};

/** Cache limit: about 12 MB of markup, a long scroll. */
const KEPT = 400;

type Drawn = { content: string; url: string };

/** By recipe, least recently used first. */
const drawn = new Map<number, Drawn>();
let queue: Promise<unknown> = Promise.resolve();

/** URL of a recipe's latest drawing; undefined before the first. */
export function knownArt(id: number): string | undefined {
  return drawn.get(id)?.url;
}

/** Cache key: everything that determines a bowl's appearance. */
function contentOf(input: ArtInput): string {
  return `${input.isOrganic}|${input.title}|${input.lines.map((line) => line.metric).join(';')}`;
}

/** Draws a recipe's bowl and returns its URL; queued one at a time so that the main thread stays free in between. */
export function drawArt(input: ArtInput): Promise<string> {
  const before = drawn.get(input.id);
  if (before !== undefined && before.content === contentOf(input)) return Promise.resolve(before.url);
  const drawing = queue.then(pause).then(() => draw(input));
  queue = drawing.catch(() => {});
  return drawing;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function draw(input: ArtInput): Promise<string> {
  const content = contentOf(input);
  const before = drawn.get(input.id);
  if (before?.content === content) return before.url;
  const { bowl } = await import('#domain/illustration/bowl');
  const url = URL.createObjectURL(new Blob([bowl(input)], { type: 'image/svg+xml' }));
  drawn.delete(input.id);
  drawn.set(input.id, { content, url });
  for (const [id, oldest] of drawn) {
    if (drawn.size <= KEPT) break;
    drawn.delete(id);
    URL.revokeObjectURL(oldest.url);
  }
  return url;
}

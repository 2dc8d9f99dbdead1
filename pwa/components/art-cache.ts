import type { Species } from '#domain/recipe/species';

/** What a bowl is drawn from. */
export type ArtInput = {
  id: number;
  species: Species;
  isOrganic: boolean;
  title: string;
  lines: readonly { ingredientId: string | null; grams: number; metric: string }[];
};

/** Pictures kept at most: about 12 MB of markup, a long way of scrolling. */
const KEPT = 400;

type Drawn = { content: string; url: string };

/** By recipe, the longest unused first. */
const drawn = new Map<number, Drawn>();
let queue: Promise<unknown> = Promise.resolve();

/** The picture last drawn of a recipe; undefined where there is none yet. */
export function knownArt(id: number): string | undefined {
  return drawn.get(id)?.url;
}

/** Everything that a bowl's looks follow from. */
function contentOf(input: ArtInput): string {
  return `${input.isOrganic}|${input.title}|${input.lines.map((line) => line.metric).join(';')}`;
}

/** Draws a recipe's bowl, one after another so that the page stays free between two; answers its address. */
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
  const { bowl } = await import('#domain/recipe/illustration/bowl');
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

/** One chunk of the build as far as its styles go. */
export type StyledChunk = {
  imports: readonly string[];
  dynamicImports: readonly string[];
  css: readonly string[];
};
export type StyledChunks = Readonly<Record<string, StyledChunk>>;

type Walk = { chunks: StyledChunks; seen: Set<string>; isDeep: boolean };

function visit(walk: Walk, name: string): void {
  const chunk = walk.chunks[name];
  if (chunk === undefined || walk.seen.has(name)) return;
  walk.seen.add(name);
  for (const next of chunk.imports) visit(walk, next);
  if (walk.isDeep) for (const next of chunk.dynamicImports) visit(walk, next);
}

function stylesOf(chunks: StyledChunks, names: Iterable<string>): string[] {
  return [...new Set([...names].flatMap((name) => chunks[name]?.css ?? []))];
}

export type StylePlan = {
  /** Style sheets that stand in every page: those of the frame and of the screens that a first visit lands on. */
  inlined: string[];
  /** What a screen needs beyond them, with all that may open on it. */
  of(screen: string): string[];
};

/**
 * Which style sheets stand in the page and which come with their screen.
 * @param entry chunk that every page starts
 * @param landings chunks of the screens that a first visit may land on
 */
export function planStyles(chunks: StyledChunks, entry: string, landings: readonly string[]): StylePlan {
  const frame: Walk = { chunks, seen: new Set(), isDeep: false };
  visit(frame, entry);
  const reach = (screens: readonly string[]) => {
    // The frame imports every screen when asked for it: nobody reaches one screen through another by it.
    const walk: Walk = { chunks, seen: new Set(frame.seen), isDeep: true };
    for (const screen of screens) visit(walk, screen);
    return walk.seen;
  };
  const inlined = stylesOf(chunks, reach(landings));
  return {
    inlined,
    of: (screen) => stylesOf(chunks, reach([screen])).filter((file) => !inlined.includes(file)),
  };
}

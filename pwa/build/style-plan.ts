/** A chunk's styles and imports. */
type StyledChunk = {
  imports: readonly string[];
  dynamicImports: readonly string[];
  css: readonly string[];
};
export type StyledChunks = Readonly<Record<string, StyledChunk>>;

function visit(chunks: StyledChunks, seen: Set<string>, name: string): void {
  const chunk = chunks[name];
  if (chunk === undefined || seen.has(name)) return;
  seen.add(name);
  for (const next of chunk.imports) visit(chunks, seen, next);
}

function stylesOf(chunks: StyledChunks, names: Iterable<string>): string[] {
  return [...new Set([...names].flatMap((name) => chunks[name]?.css ?? []))];
}

type StylePlan = {
  /** Style sheets inlined in every page: those of the frame and of the landing screens. */
  inlined: string[];
  /** A screen's further style sheets, including those of everything that may open on it. */
  of(screen: string): string[];
};

/**
 * Decides which style sheets are inlined and which load with their screen.
 * @param entry chunk that every page starts
 * @param landings chunks of the screens a first visit may land on
 */
export function planStyles(chunks: StyledChunks, entry: string, landings: readonly string[]): StylePlan {
  const frame = new Set<string>();
  visit(chunks, frame, entry);
  const reach = (screens: readonly string[]) => {
    // The frame imports every screen dynamically: do not count one screen as reachable from another through it.
    const seen = new Set(frame);
    for (const screen of screens) visit(chunks, seen, screen);
    // Static closure first, then that of dynamic imports; the set grows while it is walked.
    for (const name of seen) {
      if (frame.has(name)) continue;
      for (const next of chunks[name]?.dynamicImports ?? []) visit(chunks, seen, next);
    }
    return seen;
  };
  const inlined = stylesOf(chunks, reach(landings));
  return {
    inlined,
    of: (screen) => stylesOf(chunks, reach([screen])).filter((file) => !inlined.includes(file)),
  };
}

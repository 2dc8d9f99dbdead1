/** A lazily created formatter; the first one costs a page or worker milliseconds at start-up. */
export function lateFormat<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

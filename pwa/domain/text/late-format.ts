/** A formatter made at its first use: a browser's first one costs a page or a worker milliseconds of its start. */
export function lateFormat<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

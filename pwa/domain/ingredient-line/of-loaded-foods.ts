import { furtherDetails } from '../reference/ingredient-details.ts';

/** Lazily builds a value from the loaded foods and rebuilds it after more have been loaded. */
export function ofLoadedFoods<Value>(build: () => Value): () => Value {
  let built: { value: Value; of: ReturnType<typeof furtherDetails> } | undefined;
  return () => {
    const loaded = furtherDetails();
    if (built?.of !== loaded) built = { value: build(), of: loaded };
    return built.value;
  };
}

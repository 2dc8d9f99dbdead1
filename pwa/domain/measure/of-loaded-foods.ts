import { furtherDetails } from '../reference/ingredient-details.ts';

/** A value that is built of the foods that are loaded when it is first asked for, and built again once there are more. */
export function ofLoadedFoods<Value>(build: () => Value): () => Value {
  let built: { value: Value; of: ReturnType<typeof furtherDetails> } | undefined;
  return () => {
    const loaded = furtherDetails();
    if (built?.of !== loaded) built = { value: build(), of: loaded };
    return built.value;
  };
}

/** A labelled control that chooses one of a few values. */
export type OptionsProps<T extends string> = {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
};

/** Narrows the text that Radix reports to a value of the options; any other text is ignored. */
export function chooser<T extends string>({ options, onChange }: OptionsProps<T>) {
  return (chosen: string): void => {
    const option = options.find((each) => each.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
}

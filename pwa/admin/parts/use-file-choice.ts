import { type ChangeEvent, useRef, useState } from 'react';

type FileChoice = {
  maxBytes: number;
  /** Called with null on each choice, to clear the last file, then with the file if its size is allowed. */
  onChoose: (file: File | null) => void | Promise<void>;
};

/** A button's hidden file input. `tooLarge` is the name of the last file if it exceeds the limit. */
export function useFileChoice({ maxBytes, onChoose }: FileChoice) {
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Allows choosing the same file again.
    target.value = '';
    void onChoose(null);
    const isTooLarge = file !== undefined && file.size > maxBytes;
    setTooLarge(isTooLarge ? file.name : null);
    if (file !== undefined && !isTooLarge) await onChoose(file);
  }

  return {
    tooLarge,
    open: () => input.current?.click(),
    field: {
      ref: input,
      type: 'file',
      hidden: true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => void handleChange(event),
    } as const,
  };
}

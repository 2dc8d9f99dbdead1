import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { RECIPE_FILE_TYPES } from '#domain/interchange/read-source';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import styles from './import.module.css';

type RecipeFileButtonProps = {
  /** Id under which the files are stored. */
  onTaken: (item: string) => void;
  children: ReactNode;
};

/** Opens recipe files; reports those that cannot be opened. */
export function RecipeFileButton({ onTaken, children }: RecipeFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [isFailed, setFailed] = useState(false);

  async function handleFiles({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Allows selecting the same file again.
    target.value = '';
    if (files.length === 0) return;
    setPending(true);
    setFailed(false);
    try {
      const { takeFiles } = await import('./take-in.ts');
      onTaken(await takeFiles(files));
    } catch {
      setFailed(true);
    }
    setPending(false);
  }

  return (
    <>
      <Button type="button" variant="outline" disabled={isPending} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={RECIPE_FILE_TYPES.join()}
        multiple
        hidden
        aria-label="Recipe file"
        onChange={(event) => void handleFiles(event)}
      />
      {isFailed && (
        <SpokenError className={styles['problem']}>
          We couldn’t open the file. Try again, or copy its text and paste it.
        </SpokenError>
      )}
    </>
  );
}

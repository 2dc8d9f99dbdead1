import { ClipboardPaste, FileUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { RECIPE_FILE_TYPES } from '#domain/interchange/read-source';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import styles from './import.module.css';
import { type ImportTarget, importAddress } from './import-target.ts';

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
      const { importFiles } = await import('./store-import.ts');
      onTaken(await importFiles(files));
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

/** Entry points of the import; the parser loads on first use. */
export function ImportOffer({ target }: { target: ImportTarget }) {
  const navigate = useNavigate();
  return (
    <section className={styles['offer']} aria-label="Bring a recipe from elsewhere">
      <RecipeFileButton onTaken={(item) => navigate(importAddress(target, item))}>
        <FileUp size={20} aria-hidden /> Open a recipe file
      </RecipeFileButton>
      <Button asChild variant="outline">
        <Link to={importAddress(target)}>
          <ClipboardPaste size={20} aria-hidden /> Paste a recipe or its page
        </Link>
      </Button>
    </section>
  );
}

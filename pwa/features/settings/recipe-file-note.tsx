import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { SpokenError } from '../../components/spoken.tsx';
import { importAddress } from '../intake/import-target.ts';
import item from '../page/item-card.module.css';

/** A file that was opened as a backup and contains recipes. */
export type RecipeFile = { file: File; title: string | null; count: number };

/** The recipes in a file; null if there are none, or the parser cannot be loaded. */
export async function recipeInFile(file: File): Promise<RecipeFile | null> {
  try {
    const { readParts } = await import('../intake/read-parts.ts');
    const { name, type } = file;
    const { recipes } = await readParts([{ name, type, content: await file.arrayBuffer() }]);
    const [first] = recipes;
    return first === undefined ? null : { file, title: first.recipe.title, count: recipes.length };
  } catch {
    return null;
  }
}

/** Explains that the file is a recipe rather than a backup, and links to the import with it. */
export function RecipeFileNote({ found: { file, title, count } }: { found: RecipeFile }) {
  const navigate = useNavigate();
  const [isFailed, setFailed] = useState(false);
  const what = count > 1 ? `${count} recipes` : title === null ? 'a recipe' : `the recipe “${title}”`;

  async function open() {
    try {
      const { takeFiles } = await import('../intake/take-in.ts');
      navigate(importAddress('submit', await takeFiles([file])));
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className={item['question']}>
      <SpokenError>
        This file holds {what} and is no backup: recipes are imported, looked through, and then submitted or
        checked. Nothing was changed.
      </SpokenError>
      {isFailed && <SpokenError>The file could not be opened. Choose it again.</SpokenError>}
      <div className={item['actions']}>
        <Button type="button" onClick={() => void open()}>
          Open it in the import
        </Button>
      </div>
    </div>
  );
}

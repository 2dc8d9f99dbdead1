import { FileUp } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { SpokenError } from '../../components/spoken.tsx';
import styles from '../intake/import.module.css';
import { type ImportTarget, importAddress } from '../intake/import-target.ts';
import { RecipeFileButton } from '../intake/recipe-file-button.tsx';
import card from '../nutrition/tool-card.module.css';
import { shareProblem } from './import-words.ts';
import { LinkCard } from './link-card.tsx';
import { PasteCard } from './paste-card.tsx';
import { WaitingImports } from './waiting-imports.tsx';

/** Entry points of the import, and earlier imports. */
export function ImportStart({ problem, target }: { problem: string | null; target: ImportTarget }) {
  const navigate = useNavigate();
  const sentence = shareProblem(problem);
  const open = (item: string) => navigate(importAddress(target, item));
  return (
    <>
      {sentence !== null && <SpokenError className={styles['problem']}>{sentence}</SpokenError>}
      <LinkCard onTaken={open} />
      <PasteCard onTaken={open} />
      <section className={card['card']} aria-labelledby="import-file">
        <h2 id="import-file">A file</h2>
        <p className={card['muted']}>
          A Bowlful recipe, a page saved from the browser, an export of Nextcloud Cookbook, Mealie, Tandoor,
          Paprika, CopyMeThat or RecipeSage, JSON, a text or a zip archive of them, up to 10 MB.
        </p>
        <RecipeFileButton onTaken={open}>
          <FileUp size={20} aria-hidden /> Open a recipe file
        </RecipeFileButton>
      </section>
      <WaitingImports target={target} />
    </>
  );
}

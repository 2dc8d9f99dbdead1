import { ClipboardPaste, FileUp } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import styles from './import.module.css';
import { type ImportTarget, importAddress } from './import-target.ts';
import { RecipeFileButton } from './recipe-file-button.tsx';

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

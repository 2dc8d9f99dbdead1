import { FileUp } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { removeImport } from '../../database/imports/import-inbox.ts';
import card from '../tools/tool-card.module.css';
import styles from './import.module.css';
import { type ImportTarget, importAddress } from './import-target.ts';
import { SOURCE_PROBLEMS } from './import-words.ts';
import { PasteCard } from './paste-card.tsx';
import type { UnreadPart } from './read-parts.ts';
import { RecipeFileButton } from './recipe-file-button.tsx';

type NothingReadProps = {
  unread?: readonly UnreadPart[];
  sentences?: readonly string[];
  item: string;
  target: ImportTarget;
};

/** Explains why no recipe was found and offers the import again. */
export function NothingRead({ unread = [], sentences = [], item, target }: NothingReadProps) {
  const navigate = useNavigate();
  const isBackup = unread.some(({ reason }) => reason === 'backup');
  const open = (next: string) => {
    if (unread.length > 0) void removeImport(item).catch(() => {});
    navigate(importAddress(target, next));
  };
  return (
    <>
      <section className={card['card']} aria-labelledby="import-nothing" role="alert">
        <h2 id="import-nothing">No recipe to show</h2>
        <ul className={styles['sentences']}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {unread.map(({ name, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
            <li key={at}>
              {name !== '' && <b>{name}: </b>}
              {SOURCE_PROBLEMS[reason]}
            </li>
          ))}
        </ul>
        <div className={styles['actions']}>
          <RecipeFileButton onTaken={open}>
            <FileUp size={20} aria-hidden /> Open another file
          </RecipeFileButton>
          {isBackup && (
            <Button asChild variant="outline">
              <Link to="/settings#backup">To the settings</Link>
            </Button>
          )}
        </div>
      </section>
      <PasteCard onTaken={open} />
    </>
  );
}

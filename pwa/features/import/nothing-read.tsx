import { FileUp } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { requeueLink } from '../../platform/imports/links.ts';
import styles from '../intake/import.module.css';
import { type ImportTarget, importAddress } from '../intake/import-target.ts';
import type { UnreadPart } from '../intake/read-parts.ts';
import { RecipeFileButton } from '../intake/recipe-file-button.tsx';
import card from '../nutrition/tool-card.module.css';
import { SOURCE_PROBLEMS } from './import-words.ts';
import { dropImport } from './pass-on.ts';
import { PasteCard } from './paste-card.tsx';

type NothingReadProps = {
  unread?: readonly UnreadPart[];
  sentences?: readonly string[];
  /** The address of a page that could not be read. */
  link?: string;
  item: string;
  target: ImportTarget;
};

/** Explains why no recipe was found and offers the import again. */
export function NothingRead({ unread = [], sentences = [], link, item, target }: NothingReadProps) {
  const navigate = useNavigate();
  const isBackup = unread.some(({ reason }) => reason === 'backup');
  const isHousehold = unread.some(({ reason }) => reason === 'household');
  const open = (next: string) => {
    if (unread.length > 0 || link !== undefined) void dropImport(item);
    navigate(importAddress(target, next));
  };
  return (
    <>
      <SpokenError
        as="section"
        className={card['card']}
        aria-labelledby="import-nothing"
        words={`No recipe to show. ${sentences.join(' ')}`}
      >
        <h2 id="import-nothing">No recipe to show</h2>
        {link !== undefined && <p className={styles['link']}>{link}</p>}
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
          {link !== undefined && (
            <Button variant="outline" onClick={() => void requeueLink(item, link)}>
              Try the link again
            </Button>
          )}
          {isHousehold && (
            <Button asChild variant="outline">
              <Link to={`/settings?household=${encodeURIComponent(item)}#household`}>Import it</Link>
            </Button>
          )}
          {isBackup && (
            <Button asChild variant="outline">
              <Link to="/settings#backup">Open Settings</Link>
            </Button>
          )}
        </div>
      </SpokenError>
      <PasteCard onTaken={open} />
    </>
  );
}

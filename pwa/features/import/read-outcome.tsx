import { CircleCheck, FileUp, TriangleAlert } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { FoundRecipe } from '#domain/interchange/read-source';
import { counted } from '#domain/text/sentence-parts';
import { SpokenError, SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { requeueLink } from '../../platform/imports/links.ts';
import styles from '../intake/import.module.css';
import { type ImportTarget, importAddress } from '../intake/import-target.ts';
import type { UnreadPart } from '../intake/read-parts.ts';
import { RecipeFileButton } from '../intake/recipe-file-button.tsx';
import card from '../nutrition/tool-card.module.css';
import { FORMATS, LEFT_OUT, SOURCE_PROBLEMS, WARNINGS } from './import-words.ts';
import { PasteCard } from './paste-card.tsx';
import { dropImport } from './waiting-imports.tsx';

/** 'A recipe from a page or a file: 5 ingredients, 3 steps.' */
function foundSentence({ format, recipe }: FoundRecipe): string {
  const parts = [counted(recipe.ingredients.length, 'ingredient'), counted(recipe.steps.length, 'step')];
  return `${FORMATS[format]}: ${parts.join(', ')}.`;
}

/** Imported parts, uncertainties and omissions. */
export function FoundCard({ found, unread }: { found: FoundRecipe; unread: readonly UnreadPart[] }) {
  const { recipe } = found;
  // A newer server may send codes that this build has no text for.
  const warnings = found.warnings.filter((warning) => Object.hasOwn(WARNINGS, warning));
  const leftOut = found.leftOut.filter(({ part }) => Object.hasOwn(LEFT_OUT, part));
  return (
    <section className={card['card']} aria-labelledby="import-found">
      <h2 id="import-found">What we read</h2>
      <SpokenNote className={styles['read']} words={foundSentence(found)}>
        <CircleCheck size={20} aria-hidden /> {foundSentence(found)}
      </SpokenNote>
      {(recipe.authorName !== null || recipe.sourceUrl !== null) && (
        <p className={card['muted']}>
          {recipe.authorName !== null && <>By {recipe.authorName}. </>}
          {recipe.sourceUrl !== null && <>From {recipe.sourceUrl}. </>}
          {found.format !== 'own' && 'Submit only what you may share.'}
        </p>
      )}
      {(warnings.length > 0 || unread.length > 0) && (
        <ul className={styles['warnings']} aria-label="To check">
          {warnings.map((warning) => (
            <li key={warning}>
              <TriangleAlert size={18} aria-hidden /> {WARNINGS[warning]}
            </li>
          ))}
          {unread.map(({ name, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
            <li key={at}>
              <TriangleAlert size={18} aria-hidden />
              <span>
                {name !== '' && `${name}: `}
                {SOURCE_PROBLEMS[reason]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <details className={styles['left-out']}>
          <summary>Left out: {counted(leftOut.length, 'thing')}</summary>
          <ul>
            {leftOut.map(({ part, texts }) => (
              <li key={part}>
                {LEFT_OUT[part]}
                {texts.length > 0 && (
                  <ul>
                    {texts.map((text, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
                      <li key={at}>{text}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

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

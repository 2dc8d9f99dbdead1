import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { FoundRecipe } from '#domain/interchange/read-source';
import { counted } from '#domain/text/sentence-parts';
import { SpokenNote } from '../../components/announce.tsx';
import styles from '../intake/import.module.css';
import type { UnreadPart } from '../intake/read-parts.ts';
import card from '../nutrition/tool-card.module.css';
import { FORMATS, LEFT_OUT, SOURCE_PROBLEMS, WARNINGS } from './import-words.ts';

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

import { Stethoscope } from 'lucide-react';
import type { GuideBlock } from '#domain/guides/guide-block';
import styles from './guide.module.css';
import { Line } from './guide-line.tsx';
import { GuideTable } from './guide-table.tsx';

function Block({ block }: { block: GuideBlock }) {
  if ('heading' in block) return <h2 id={block.id}>{block.heading}</h2>;
  if ('subheading' in block) return <h3>{block.subheading}</h3>;
  if ('paragraph' in block) {
    return (
      <p>
        <Line line={block.paragraph} />
      </p>
    );
  }
  if ('list' in block) {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List>
        {block.list.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
          <li key={place}>
            <Line line={line} />
          </li>
        ))}
      </List>
    );
  }
  if ('note' in block) {
    return (
      <div role="note" className={styles['note']}>
        <Stethoscope size={22} aria-hidden />
        <div>
          {block.note.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
            <p key={place}>
              <Line line={line} />
            </p>
          ))}
        </div>
      </div>
    );
  }
  return <GuideTable {...block} />;
}

/** The words of an article. */
export function GuideArticle({ blocks }: { blocks: readonly GuideBlock[] }) {
  return (
    <article className={styles['article']}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
        <Block key={place} block={block} />
      ))}
    </article>
  );
}

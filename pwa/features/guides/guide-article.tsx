import { Stethoscope } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { GuideBlock, GuideLine, GuideText } from '#domain/guides/guide';
import styles from './guide.module.css';

/** Files, such as downloads, are not screens of the app. */
const isFile = (address: string) => /\.\w+$/.test(address);

function Piece({ piece }: { piece: GuideText }) {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('em' in piece) return <em>{piece.em}</em>;
  if (piece.to.startsWith('/') && !isFile(piece.to)) return <Link to={piece.to}>{piece.link}</Link>;
  return <a href={piece.to}>{piece.link}</a>;
}

/** A line of an article as elements; its text is never parsed as HTML. */
function Line({ line }: { line: GuideLine }) {
  return line.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
    <Fragment key={place}>
      <Piece piece={piece} />
    </Fragment>
  ));
}

type GuideTableProps = { head: readonly GuideLine[]; rows: readonly (readonly GuideLine[])[] };

/** A table of an article; the first cell of a row is its heading. */
function GuideTable({ head, rows }: GuideTableProps) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {head.map((line, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
            <th key={column} scope="col">
              <Line line={line} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = [], ...others], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
          <tr key={row}>
            <th scope="row">
              <Line line={first} />
            </th>
            {others.map((line, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
              <td key={column}>
                <Line line={line} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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

/** The body of an article. */
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

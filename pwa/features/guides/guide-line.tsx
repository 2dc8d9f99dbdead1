import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { GuideLine, GuideText } from '#domain/guides/guide-block';

/** A file of this site, such as a download, is no screen of the app. */
const isFile = (address: string) => /\.\w+$/.test(address);

function Piece({ piece }: { piece: GuideText }) {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('em' in piece) return <em>{piece.em}</em>;
  if (piece.to.startsWith('/') && !isFile(piece.to)) return <Link to={piece.to}>{piece.link}</Link>;
  return <a href={piece.to}>{piece.link}</a>;
}

/** A line of an article as elements; its words are only ever text. */
export function Line({ line }: { line: GuideLine }) {
  return line.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
    <Fragment key={place}>
      <Piece piece={piece} />
    </Fragment>
  ));
}

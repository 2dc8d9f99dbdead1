import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Species } from '#domain/reference/species';
import { isList } from '../../platform/state/is-list.ts';
import { placeOf } from '../../platform/state/places.ts';

type BackToListProps = { species: Species; isOwn: boolean; className: string | undefined };

/** To the list that led here, with its filter and at its place; from elsewhere to the list of the species or of one's own. */
export function BackToList({ species, isOwn, className }: BackToListProps) {
  const navigate = useNavigate();
  const { from } = placeOf(useLocation().key);
  const list = isOwn ? '/my-recipes' : `/${species}-recipes`;
  const label = isOwn ? 'Back to your recipes' : `Back to ${species} recipes`;
  const isFromList = from !== undefined && isList(from);
  return (
    <Link
      className={className}
      to={list}
      aria-label={isFromList && from !== list ? 'Back to the list' : label}
      onClick={(event) => {
        if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <ArrowLeft size={22} aria-hidden />
    </Link>
  );
}

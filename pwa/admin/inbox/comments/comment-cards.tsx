import { Camera, Check, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PendingRating } from '#domain/contract/admin';
import type { PendingPhoto } from '#domain/review/photos';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../../components/button.tsx';
import { RecipeArt } from '../../../components/recipe-art.tsx';
import { RecipeCloth } from '../../../components/recipe-cloth.tsx';
import { sectionOfSpecies } from '../../../components/section.ts';
import { Stars } from '../../../components/stars.tsx';
import { countryName } from '../../../features/reviews/country-name.ts';
import { useRecipe } from '../../../platform/database/recipes.ts';
import { photoForReview } from '../../calls/api.ts';
import type { Decision } from '../../calls/use-moderation.ts';
import { Card } from '../../parts/card.tsx';
import { CheckRow } from '../../parts/check-row.tsx';
import styles from '../../parts/list.module.css';
import { localDay } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { Tag } from '../../parts/tag.tsx';

type CommentCardProps = {
  comment: PendingRating;
  isSelected: boolean;
  /** Selected for a batch decision. */
  isChosen: boolean;
  isSaving: boolean;
  onSelect: () => void;
  onChoose: () => void;
  onDecide: (status: Decision) => void;
  /** Its photos with approve and reject, and the fields for a reply and a translation. */
  children?: ReactNode;
};

/** One pending comment. What a visitor wrote is only ever shown as text. */
export function CommentCard({
  comment,
  isSelected,
  isChosen,
  isSaving,
  onSelect,
  onChoose,
  onDecide,
  children,
}: CommentCardProps) {
  const name = comment.userName.trim() || 'Anonymous';
  const recipe = comment.recipeTitle ?? 'Recipe';
  return (
    <Card asChild className={styles['card']}>
      <li
        data-comment={comment.id}
        aria-current={isSelected ? 'true' : undefined}
        tabIndex={-1}
        onFocus={onSelect}
      >
        <Thumbnail recipeId={comment.recipeId} />
        <div className={styles['text']}>
          <p className={styles['who']}>
            <strong>{name}</strong>
            <span>
              {countryName(comment.userCountry) ?? 'Unknown'}, {localDay(comment.createdAt)}
            </span>
            {comment.imageUrl !== null && (
              <Tag>
                <Camera size={18} aria-hidden /> Has Photo
              </Tag>
            )}
          </p>
          <p className={styles['who']}>
            <Stars value={comment.rating} />
            <Link to={`/recipe/${comment.recipeId}`}>
              {recipe} ({comment.recipeId})
            </Link>
          </p>
          <p className={styles['comment']}>{comment.comment}</p>
          {children}
        </div>
        <div className={styles['buttons']}>
          <CheckRow checked={isChosen} disabled={isSaving} onChange={onChoose}>
            Select {name}
          </CheckRow>
          <Button
            variant="outline"
            disabled={isSaving}
            onClick={() => onDecide('rejected')}
            aria-label={`Reject ${name}`}
          >
            <X size={18} aria-hidden /> Reject
          </Button>
          <Button disabled={isSaving} onClick={() => onDecide('approved')} aria-label={`Approve ${name}`}>
            <Check size={18} aria-hidden /> Approve
          </Button>
        </div>
      </li>
    </Card>
  );
}

/** The bowl that the comment is about, if this device holds the recipe. */
function Thumbnail({ recipeId }: { recipeId: number }) {
  const recipe = useRecipe(recipeId)?.recipe;
  if (recipe === undefined) return null;
  return (
    <div className={styles['thumbnail']} data-section={sectionOfSpecies(recipe.species)}>
      <RecipeCloth species={recipe.species} id={recipe.id}>
        <RecipeArt recipe={recipe} decorative />
      </RecipeCloth>
    </div>
  );
}

type PhotoDecisionProps = {
  photo: PendingPhoto;
  isSaving: boolean;
  onDecide: (status: Decision) => void;
};

/** A pending photo, full size on click, with its own approve and reject buttons. */
export function PhotoDecision({ photo, isSaving, onDecide }: PhotoDecisionProps) {
  const name = photo.userName.trim() || 'Anonymous';
  const address = photoForReview(photo.key);
  return (
    <div className={styles['buttons']}>
      <a href={address} target="_blank" rel="noreferrer">
        <img className={styles['picture']} src={address} alt={`From ${name}`} loading="lazy" />
      </a>
      <div className={styles['buttons']}>
        <Button
          variant="outline"
          disabled={isSaving}
          onClick={() => onDecide('rejected')}
          aria-label={`Reject Photo of ${name}`}
        >
          Reject Photo
        </Button>
        <Button
          variant="soft"
          disabled={isSaving}
          onClick={() => onDecide('approved')}
          aria-label={`Approve Photo of ${name}`}
        >
          Approve Photo
        </Button>
      </div>
    </div>
  );
}

type ManyCommentsProps = {
  all: readonly PendingRating[];
  chosen: readonly PendingRating[];
  /** The last decision, which can be undone. */
  decided: { status: Decision; comments: readonly PendingRating[] } | null;
  isSaving: boolean;
  onChoose: (comments: readonly PendingRating[]) => void;
  onDecide: (status: Decision) => void;
  onUndo: () => void;
};

const comments = (count: number) => counted(count, 'comment');

/** Bar above the comments: decides the selected ones together, and undoes the last decision. */
export function ManyComments({
  all,
  chosen,
  decided,
  isSaving,
  onChoose,
  onDecide,
  onUndo,
}: ManyCommentsProps) {
  return (
    <>
      {decided !== null && (
        <Notice kind="news" words={`${comments(decided.comments.length)} ${decided.status}.`}>
          <div className={styles['buttons']}>
            <span>
              {comments(decided.comments.length)} {decided.status}.
            </span>
            <Button variant="outline" disabled={isSaving} onClick={onUndo}>
              <Undo2 size={18} aria-hidden /> Undo
            </Button>
          </div>
        </Notice>
      )}
      {all.length > 1 && (
        <div className={styles['many']}>
          <CheckRow
            checked={chosen.length === all.length}
            disabled={isSaving}
            onChange={(isChosen) => onChoose(isChosen ? all : [])}
          >
            Select all {all.length}
          </CheckRow>
          {chosen.length > 0 && (
            <div className={styles['buttons']}>
              <Button variant="outline" disabled={isSaving} onClick={() => onDecide('rejected')}>
                <X size={18} aria-hidden /> Reject {comments(chosen.length)}
              </Button>
              <Button disabled={isSaving} onClick={() => onDecide('approved')}>
                <Check size={18} aria-hidden /> Approve {comments(chosen.length)}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

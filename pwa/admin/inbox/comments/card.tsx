import { Camera, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PendingRating } from '#domain/contract/admin';
import { Button } from '../../../components/button.tsx';
import { RecipeArt } from '../../../components/recipe-art.tsx';
import { RecipeCloth } from '../../../components/recipe-cloth.tsx';
import { sectionOfSpecies } from '../../../components/section.ts';
import { Stars } from '../../../components/stars.tsx';
import { countryName } from '../../../features/reviews/country-name.ts';
import { reviewDate } from '../../../features/reviews/review-date.ts';
import { useRecipe } from '../../../platform/database/recipes.ts';
import type { Decision } from '../../calls/use-moderation.ts';
import { Card } from '../../parts/card.tsx';
import { CheckRow } from '../../parts/check-row.tsx';
import styles from '../../parts/list.module.css';
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
  /** Its photo with approve and reject. */
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
              {countryName(comment.userCountry) ?? 'Unknown'}, {reviewDate(comment.createdAt)}
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

import { ArrowRight, Ban, Clock, Soup } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { RecipeCard as Card } from '#domain/catalogue/recipe-card';
import { formatMoney } from '#domain/market/currency';
import { isOwnRecipeId } from '#domain/own/own-id';
import { fallbackServingGbp } from '#domain/recipe/fallback-cost';
import { timesText } from '#domain/recipe/times-text';
import { categoryLabel } from '#domain/reference/category';
import { counted } from '#domain/text/sentence-parts';
import { classNames } from '../../components/class-names.ts';
import { PawRating } from '../../components/paw-rating.tsx';
import { RatingLine } from '../../components/rating-line.tsx';
import { RecipeCloth } from '../../components/recipe-cloth.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import badges from '../../components/verdict-badge.module.css';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { safetyLead } from '../../components/verdict-words.ts';
import { useCurrency } from '../market/use-market.ts';
import { OwnVerdictBadge } from '../nutrition/own-verdict-badge.tsx';
import { CardArt } from './card-art.tsx';
import { HeartButton } from './heart-button.tsx';
import { useAvoidedIn } from './list-filters.tsx';
import styles from './recipe-card.module.css';

type RecipeCardProps = {
  card: Card;
  /** 'tile' keeps to the essentials on phones, for rows that scroll sideways. */
  layout?: 'list' | 'tile';
  /** The list has one species and already names it. */
  isOneSpecies?: boolean;
  /** The bowl. */
  art: ReactNode;
  /** The heart, 44 px. */
  heart: ReactNode;
  /** Verdict for one of the owner's animals; defaults to the card's own. */
  badge?: ReactNode;
  /** What it has that one of the owner's animals avoids: 'Has chicken: Mog avoids it'. */
  avoided?: string | undefined;
  /** A serving in the visitor's currency: '£1.15'. */
  price: string;
  /** The price is a fallback because no ingredient has one. */
  isEstimate: boolean;
};

/** A recipe in a list: the whole card is one link, the heart a second control on it. */
export function RecipeCard(props: RecipeCardProps) {
  const { card, layout = 'list', isOneSpecies, art, heart, badge, avoided, price, isEstimate } = props;
  const id = useId();
  return (
    <article
      className={classNames(styles['card'], styles[layout])}
      data-section={sectionOfSpecies(card.species)}
      data-flagged={safetyLead(card.verdict) ?? undefined}
    >
      <div className={styles['art']}>
        <RecipeCloth species={card.species} id={card.id}>
          {art}
        </RecipeCloth>
      </div>
      <p className={styles['badges']}>
        {!isOneSpecies && <span className={styles['badge']}>{card.species === 'dog' ? 'Dog' : 'Cat'}</span>}
        <span className={styles['badge']}>{categoryLabel(card.category)}</span>
        {card.isOrganic && <span className={styles['badge']}>Organic</span>}
      </p>
      <h3 className={styles['title']}>
        <Link to={`/recipe/${card.id}`} className={styles['link']} aria-labelledby={`${id}-title ${id}-view`}>
          <span id={`${id}-title`}>{card.title}</span>
        </Link>
      </h3>
      <div className={styles['rating']}>
        {isOwnRecipeId(card.id) ? (
          'Yours'
        ) : (
          <RatingLine average={card.averageRating} count={card.ratingCount} />
        )}
      </div>
      <div className={styles['worth']}>
        <p className={styles['price']}>
          <strong>{price}</strong> a serving{isEstimate && ', estimate'}
        </p>
        <PawRating value={card.difficulty} />
      </div>
      <p className={styles['description']}>{card.description}</p>
      <div className={styles['foot']}>
        <p className={styles['facts']}>
          <span className={styles['fact']}>
            <Clock size={18} aria-hidden /> <span className="visually-hidden">Takes </span>
            {timesText(card)}
          </span>
          <span className={classNames(styles['fact'], styles['servings'])}>
            <Soup size={18} aria-hidden /> {counted(card.servings, 'serving')}
          </span>
        </p>
        {avoided !== undefined && (
          <p className={classNames(badges['badge'], badges['over'], styles['avoided'])}>
            <Ban size={18} aria-hidden /> {avoided}
          </p>
        )}
        {badge ?? <VerdictBadge verdict={card.verdict} />}
        <p className={styles['view']} id={`${id}-view`}>
          View Recipe <ArrowRight size={18} aria-hidden />
        </p>
      </div>
      <div className={styles['heart']}>{heart}</div>
    </article>
  );
}

type ListedRecipeProps = { card: Card; layout?: 'list' | 'tile'; isOneSpecies?: boolean };

/** A recipe's card with the device's additions: the bowl, the heart, the visitor's currency. */
export const ListedRecipe = memo(function ListedRecipe(props: ListedRecipeProps) {
  const { card, layout = 'list', isOneSpecies = false } = props;
  const currency = useCurrency();
  const avoided = useAvoidedIn(card);
  return (
    <RecipeCard
      card={card}
      layout={layout}
      isOneSpecies={isOneSpecies}
      art={<CardArt card={card} />}
      heart={<HeartButton recipeId={card.id} title={card.title} />}
      badge={<OwnVerdictBadge card={card} isNamed={false} />}
      avoided={avoided}
      price={formatMoney(card.costPerServingGbp ?? fallbackServingGbp(card), currency)}
      isEstimate={card.costPerServingGbp === null}
    />
  );
});

import { ArrowLeft, ChefHat, Clock, Coins, Share2, Soup } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { authorLine } from '#domain/catalogue/author-line';
import { recipeTrail } from '#domain/catalogue/breadcrumb';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { formatMoney } from '#domain/market/currency';
import { difficultyLabel } from '#domain/recipe/difficulty';
import { fallbackServingGbp } from '#domain/recipe/fallback-cost';
import type { Recipe } from '#domain/recipe/recipe';
import { timesText } from '#domain/recipe/times-text';
import { categoryLabel } from '#domain/reference/category';
import type { Species } from '#domain/reference/species';
import { counted } from '#domain/text/sentence-parts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { PageBar } from '../../components/page-bar.tsx';
import art from '../../components/recipe-art.module.css';
import { knownArt, RecipeArt } from '../../components/recipe-art.tsx';
import { RecipeCloth } from '../../components/recipe-cloth.tsx';
import { Stars } from '../../components/stars.tsx';
import { usePrerendered } from '../../platform/query/prerendered-answers.ts';
import { isList, placeOf } from '../../platform/state/screens.ts';
import { HeartButton } from '../cards/heart-button.tsx';
import { useCurrency } from '../market/use-market.ts';
import { OwnVerdictBadge } from '../nutrition/own-verdict-badge.tsx';
import { shareRecipe } from '../share/share-recipe.ts';
import styles from './recipe-head.module.css';

/** Hidden once reviews or footer are in sight: nobody cooks from those. */
function isPastCooking(): boolean {
  const end = document.querySelector('#reviews, footer');
  return end !== null && end.getBoundingClientRect().top < window.innerHeight - 96;
}

/** Link to cook mode: within thumb reach on phones, under the facts on wide screens. */
function StartCooking({ recipeId }: { recipeId: number }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const onScroll = () => setAway(isPastCooking());
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return (
    <PageBar className={styles['bar']} isAway={isAway}>
      <Button asChild className={styles['button']}>
        <Link to={`/recipe/${recipeId}/cook`}>
          <ChefHat size={24} aria-hidden /> Start cooking
        </Link>
      </Button>
    </PageBar>
  );
}

type BackToListProps = { species: Species; isOwn: boolean; className: string | undefined };

/** Back to the list that led here, with its filter and scroll position; else to the species' list or the owner's. */
function BackToList({ species, isOwn, className }: BackToListProps) {
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

type RecipeHeadProps = {
  recipe: Recipe;
  card: RecipeCard;
  isOwn: boolean;
  /** For the owner's animal: foods to avoid, conditions. */
  notes: ReactNode;
  /** The verdict on one of our recipes; an owner's has only its badge here. */
  verdict: ReactNode;
  portions: ReactNode;
};

/** Bowl, title, rating, verdict, facts and portions: what decides whether to read on. */
export function RecipeHead({ recipe, card, isOwn, notes, verdict, portions }: RecipeHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['cloth']}>
        <BackToList species={recipe.species} isOwn={isOwn} className={styles['float']} />
        <span className={styles['right']}>
          {!isOwn && (
            <button
              type="button"
              className={styles['float']}
              onClick={() => void shareRecipe(recipe.title)}
              aria-label="Share"
            >
              <Share2 size={22} aria-hidden />
            </button>
          )}
          <HeartButton recipeId={recipe.id} title={recipe.title} className={styles['float']} />
        </span>
        <RecipeCloth species={recipe.species} id={recipe.id}>
          <div className={styles['art']} data-bowl>
            {recipe.imageUrl === null ? <InlineBowl recipe={recipe} /> : <RecipeArt recipe={recipe} />}
          </div>
        </RecipeCloth>
      </div>
      <div className={styles['words']}>
        <Breadcrumb trail={recipeTrail(recipe)} />
        <p className={styles['meta']}>
          <span className={styles['badge']}>{categoryLabel(recipe.category)}</span>
          {recipe.isOrganic && <span className={styles['badge']}>Organic</span>}
          {isOwn ? 'Yours, on this device' : authorLine(recipe)}
        </p>
        <h1 tabIndex={-1}>{recipe.title}</h1>
        {isOwn ? (
          <a href="#verdict-title" className={styles['badgeLink']}>
            <OwnVerdictBadge card={card} recipe={recipe} />
          </a>
        ) : (
          <>
            <Rating card={card} />
            <section className={styles['verdict']} aria-labelledby="verdict-title">
              {verdict}
            </section>
          </>
        )}
        {notes}
        <RecipeFacts card={card} />
        {portions}
      </div>
      <StartCooking recipeId={recipe.id} />
    </header>
  );
}

function Rating({ card }: { card: RecipeCard }) {
  if (card.averageRating === null) return <p className={styles['rating']}>Not yet rated</p>;
  return (
    <p className={styles['rating']}>
      <Stars value={card.averageRating} size={20} />
      <strong>{card.averageRating.toFixed(1)}</strong>({counted(card.ratingCount, 'review')})
    </p>
  );
}

/** A filled paw print. */
function PawIcon() {
  return (
    <svg
      width={22}
      height={22}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={0.6}
      strokeLinejoin="round"
    >
      <ellipse cx="5" cy="10.6" rx="2.2" ry="2.9" transform="rotate(-22 5 10.6)" />
      <ellipse cx="9.3" cy="6.2" rx="2.2" ry="3.1" transform="rotate(-6 9.3 6.2)" />
      <ellipse cx="14.7" cy="6.2" rx="2.2" ry="3.1" transform="rotate(6 14.7 6.2)" />
      <ellipse cx="19" cy="10.6" rx="2.2" ry="2.9" transform="rotate(22 19 10.6)" />
      <path d="M12 11.6c-2.6 0-5.7 3.3-5.7 6 0 1.8 1.3 2.8 2.9 2.8 1.2 0 1.9-.6 2.8-.6s1.6.6 2.8.6c1.6 0 2.9-1 2.9-2.8 0-2.7-3.1-6-5.7-6Z" />
    </svg>
  );
}

function Fact({ icon, value, label }: { icon: ReactNode; value: string; label: string }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>
        {icon}
        {value}
      </dd>
    </div>
  );
}

/** Four facts: time, servings, difficulty, cost. A fallback cost is marked 'estimate'. */
function RecipeFacts({ card }: { card: RecipeCard }) {
  const currency = useCurrency();
  const isEstimate = card.costPerServingGbp === null;
  const servingGbp = card.costPerServingGbp ?? fallbackServingGbp(card);
  return (
    <dl className={styles['facts']}>
      <Fact
        icon={<Clock size={22} aria-hidden />}
        value={timesText(card)}
        label={card.chillTime ? 'Prep, cook, chill' : 'Prep + cook time'}
      />
      <Fact icon={<Soup size={22} aria-hidden />} value={String(card.servings)} label="Servings" />
      <Fact icon={<PawIcon />} value={difficultyLabel(card.difficulty)} label="Difficulty" />
      <Fact
        icon={<Coins size={22} aria-hidden />}
        value={formatMoney(servingGbp, currency)}
        label={isEstimate ? 'A serving, estimate' : 'A serving'}
      />
    </dl>
  );
}

/** A recipe's bowl as inline SVG: sharp in print, and never the page's largest contentful paint. */
function InlineBowl({ recipe }: { recipe: Recipe }) {
  const { id, species, isOrganic, title, ingredientLines: lines } = recipe;
  const draw = () =>
    import('#domain/illustration/bowl').then(({ bowl }) => bowl({ id, species, isOrganic, title, lines }));
  const rendered = usePrerendered(`bowl ${id}`, draw);
  const [markup, setMarkup] = useState(rendered);
  // Already drawn for a card of this page: reuse the picture.
  const [isDrawn] = useState(() => knownArt(id) !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn from these
  useEffect(() => {
    if (isDrawn) return;
    let isGone = false;
    draw()
      .then((drawn) => !isGone && setMarkup(drawn))
      // The drawing chunk failed to load: the empty bowl stays.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [id, species, isOrganic, title, lines, isDrawn]);
  if (isDrawn) return <RecipeArt recipe={recipe} />;
  if (markup === undefined) return <span className={art['empty']} />;
  return (
    <div
      className={classNames(art['inline'], markup !== rendered && art['appears'])}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, in which every text is escaped
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

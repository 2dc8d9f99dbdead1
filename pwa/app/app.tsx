import './styles/theme.css';
import './styles/tokens.css';
import './styles/base.css';
import { type ReactNode, StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { cookedRecipeId, NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import type { PageData } from '#domain/contract/page-data';
import { speciesOfId } from '#domain/reference/species';
import { type Section, sectionOfSpecies } from '../components/section.ts';
import { useRecipe } from '../platform/database/recipes.ts';
import { PageDataProvider } from '../platform/query/page-data.ts';
import {
  type PrerenderedAnswers,
  PrerenderedAnswersProvider,
} from '../platform/query/prerendered-answers.ts';
import { Layout } from './layout.tsx';
import { AppRoutes } from './routes.tsx';
import { ThemeRoot } from './theme.tsx';

/** Section of the current page: by the recipe's species, or by its id until that is known. */
function useSection(): Section {
  const { pathname } = useLocation();
  const id = recipeIdOf(pathname) || cookedRecipeId(pathname);
  const known = useRecipe(id);
  if (id !== NO_RECIPE) return sectionOfSpecies(known?.recipe.species ?? speciesOfId(id));
  if (/^\/dog-(?:recipes|products)$/.test(pathname)) return 'dogs';
  if (/^\/(?:(?:natural-)?cat-recipes|cat-products)$/.test(pathname)) return 'cats';
  return 'bowlful';
}

const ACCENTS = { bowlful: 'grass', dogs: 'amber', cats: 'plum' } as const;

/** A constant element, so that a re-render of the frame does not re-render the screens. */
const screens = <AppRoutes />;

/** The whole app below the router, the same on server and device. */
export function App() {
  const section = useSection();
  return (
    <ThemeRoot accentColor={ACCENTS[section]}>
      <Layout section={section}>{screens}</Layout>
    </ThemeRoot>
  );
}

type PageTreeProps = {
  data: PageData | undefined;
  /** Device answers of a page that the worker rendered. */
  answers?: PrerenderedAnswers | undefined;
  children: ReactNode;
};

/** Providers around the router, the same on server, worker and page, so that the page hydrates. */
export function PageTree({ data, answers, children }: PageTreeProps) {
  return (
    <StrictMode>
      <PageDataProvider data={data}>
        <PrerenderedAnswersProvider answers={answers}>{children}</PrerenderedAnswersProvider>
      </PageDataProvider>
    </StrictMode>
  );
}

import './styles/theme.css';
import './styles/tokens.css';
import './styles/base.css';
import { Layout } from './layout.tsx';
import { AppRoutes } from './routes.tsx';
import { ThemeRoot } from './theme-root.tsx';
import { useSection } from './use-section.ts';

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

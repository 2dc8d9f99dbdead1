import { BookHeart } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { runCommand } from '../page/run-command.ts';
import { EMPTY_OWN, type OwnValues } from './own-values.ts';
import { startOwnRecipe } from './start-own-recipe.ts';

/** Opens the recipe on screen in the owner's editor, as a draft. */
export function KeepAsOwn({ values }: { values: Partial<OwnValues> }) {
  const navigate = useNavigate();
  const keep = () => runCommand(async () => navigate(await startOwnRecipe({ ...EMPTY_OWN, ...values })));
  return (
    <Button variant="soft" onClick={() => void keep()}>
      <BookHeart size={18} aria-hidden /> Keep this recipe
    </Button>
  );
}

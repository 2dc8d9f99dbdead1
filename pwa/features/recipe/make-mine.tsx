import { PencilLine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Recipe } from '#domain/recipe/recipe';
import { Button } from '../../components/button.tsx';
import { runCommand } from '../page/run-command.ts';

/** Opens a copy of the recipe, for its reader to change and keep. */
export function MakeMine({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate();
  const make = () =>
    runCommand(async () => {
      const { copyAsOwn } = await import('./copy-as-own.ts');
      navigate(await copyAsOwn(recipe));
    }, 'The copy could not be kept on this device. Reload the page and try again.');
  return (
    <Button variant="outline" onClick={() => void make()}>
      <PencilLine size={18} aria-hidden /> Make it mine
    </Button>
  );
}

import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../platform/state/toast-store.ts';
import { runCommand } from '../page/run-command.ts';

const OUTCOMES = {
  added: { title: 'Added to your plan', description: 'Added for three days. Change that in your plan.' },
  there: { title: 'Already in your plan', description: 'Change the days in your plan.' },
  full: { title: 'Your plan is full', description: 'It holds 20 recipes. Take one out first.' },
} as const;

/** Adds a recipe to the plan on this device, then links there. Its code loads on the first press. */
export function AddToPlan({ recipeId }: { recipeId: number }) {
  const [isThere, setThere] = useState(false);
  if (isThere) {
    return (
      <Button variant="outline" asChild>
        <Link to="/plan">
          <CalendarPlus size={18} aria-hidden /> Go to your plan
        </Link>
      </Button>
    );
  }
  return (
    <Button variant="outline" onClick={() => void addToPlan(recipeId).then((added) => setThere(added))}>
      <CalendarPlus size={18} aria-hidden /> Add to plan
    </Button>
  );
}

/** Resolves to whether the recipe is now in the plan, and shows a toast. */
async function addToPlan(recipeId: number): Promise<boolean> {
  const outcome = await runCommand(async () => (await import('./plans.ts')).addRecipeToPlan(recipeId));
  if (outcome === undefined) return false;
  if (typeof outcome !== 'string') {
    showToast({ title: 'Not added to your plan', description: outcome.avoided });
    return false;
  }
  showToast(OUTCOMES[outcome]);
  return outcome !== 'full';
}

import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';

/** A plan needs to know who eats. */
export function NoPets() {
  return (
    <EmptyState
      art={<EmptyBowl species="dog" />}
      title="An empty bowl, for now"
      text="Say who eats first: a dog’s or a cat’s weight decides how much to cook."
    >
      <Button asChild>
        <Link to="/dog-recipes">Add a dog</Link>
      </Button>
      <Button variant="outline" asChild>
        <Link to="/cat-recipes">Add a cat</Link>
      </Button>
      <Button variant="ghost" asChild>
        <Link to="/tools/portion-calculator">Only work out a portion</Link>
      </Button>
    </EmptyState>
  );
}

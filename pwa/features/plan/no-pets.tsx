import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Species } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import tool from '../nutrition/calorie.module.css';
import { PetForm } from './add-pet.tsx';

/** A plan needs an animal: its profile is created here, and the plan starts. */
export function NoPets() {
  const [species, setSpecies] = useState<Species | null>(null);
  if (species !== null) {
    return (
      <div className={tool['column']}>
        <PetForm species={species} isFurther={false} onClose={() => setSpecies(null)} />
      </div>
    );
  }
  return (
    <EmptyState
      art={<EmptyBowl species="dog" />}
      title="An empty bowl, for now"
      text="Say who eats first: a dog’s or a cat’s weight decides how much to cook."
    >
      <Button onClick={() => setSpecies('dog')}>Add a dog</Button>
      <Button variant="outline" onClick={() => setSpecies('cat')}>
        Add a cat
      </Button>
      <Button variant="ghost" asChild>
        <Link to="/tools/portion-calculator">Only work out a portion</Link>
      </Button>
    </EmptyState>
  );
}

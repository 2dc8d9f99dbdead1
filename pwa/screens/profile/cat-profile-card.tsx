import { useState } from 'react';
import { type CatProfile, catActivityLabel, catAgeLabel } from '#domain/pet/cat-profile';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { clearCatProfile, useActivePet } from '../../database/pets.ts';
import { CatProfileForm } from './cat-profile-form.tsx';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';

/** Set-up form without a cat, else its summary, which leads back to the form. */
export function CatProfileCard({ onMinimize }: { onMinimize: () => void }) {
  const cat = useActivePet('cat');
  const [isEditing, setEditing] = useState(false);
  if (cat === undefined) return <Skeleton lines={5} label="Reading the cat profile" />;
  if (cat === null || isEditing) {
    return <CatProfileForm cat={cat} onDone={() => setEditing(false)} onMinimize={onMinimize} />;
  }
  return <CatSummary cat={cat} onEdit={() => setEditing(true)} onMinimize={onMinimize} />;
}

type CatSummaryProps = { cat: CatProfile; onEdit: () => void; onMinimize: () => void };

function CatSummary({ cat, onEdit, onMinimize }: CatSummaryProps) {
  return (
    <>
      <h2>{cat.name || 'Your cat'}</h2>
      <dl className={styles['facts']}>
        <dt>Age</dt>
        <dd>{catAgeLabel(cat.age)}</dd>
        <dt>Weight</dt>
        <dd>{cat.weightLbs} lbs</dd>
        <dt>Activity</dt>
        <dd>{catActivityLabel(cat.activity)}</dd>
      </dl>
      <div className={styles['buttons']}>
        <Button variant="soft" onClick={onEdit}>
          Edit
        </Button>
        <Button variant="destructive" onClick={() => void runProfileCommand(clearCatProfile)}>
          Clear
        </Button>
        <Button variant="ghost" onClick={onMinimize}>
          Minimize
        </Button>
      </div>
    </>
  );
}

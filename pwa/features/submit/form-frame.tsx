import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHero } from '../../components/page-hero.tsx';
import type { KeptState } from '../../platform/database/draft-form.ts';
import kept from '../forms/kept-status.module.css';
import { KeptStatus } from '../forms/kept-status.tsx';
import styles from '../recipe-form/submit.module.css';

type FormFrameProps = {
  title: string;
  back: { to: string; label: string };
  /** What happens to the recipe. */
  lead?: string;
  state: KeptState;
  children: ReactNode;
};

/** The head of a recipe form, with the state of the draft. */
export function FormFrame({ title, back, lead, state, children }: FormFrameProps) {
  return (
    <>
      <PageHero
        section="bowlful"
        title={title}
        before={
          <Link to={back.to} className={styles['back']}>
            <ArrowLeft size={22} aria-hidden /> {back.label}
          </Link>
        }
      >
        {lead !== undefined && <p>{lead}</p>}
        <p className={kept['kept']}>
          <KeptStatus state={state} saved="Draft saved on this device" />
        </p>
      </PageHero>
      {children}
    </>
  );
}

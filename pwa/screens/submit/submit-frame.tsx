import { ArrowLeft, Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHero } from '../../components/page-hero.tsx';
import type { KeptState } from '../shared/use-kept-form.ts';
import checker from '../tools/checker.module.css';
import styles from './submit.module.css';

/** The head of the screen, with the state of the draft. */
export function SubmitFrame({ state, children }: { state: KeptState; children: ReactNode }) {
  return (
    <>
      <PageHero
        section="bowlful"
        title="Submit Your Recipe"
        before={
          <Link to="/" className={styles['back']}>
            <ArrowLeft size={22} aria-hidden /> Back
          </Link>
        }
      >
        <p>All recipes are reviewed before publication.</p>
        <p className={checker['kept']} role="status">
          {state === 'saved' && (
            <>
              <Check size={18} aria-hidden /> Draft saved on this device
            </>
          )}
          {state === 'failed' && (
            <>
              <TriangleAlert size={18} aria-hidden /> Could not be kept on this device. It is gone when you
              leave.
            </>
          )}
        </p>
      </PageHero>
      {children}
    </>
  );
}

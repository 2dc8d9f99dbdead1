import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { PageHero } from '../components/page-hero.tsx';
import styles from './error-boundary.module.css';

type State = { failed: boolean };

/** A failed screen reports the failure and offers a way out; header, footer and drafts stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <PageHero section="bowlful" title="We couldn’t show this page" />
        <div className={styles['body']}>
          <p>Nothing you wrote is lost. Reload the page, or go back to the recipes.</p>
          <div className={styles['actions']}>
            <Button onClick={() => location.reload()}>Reload</Button>
            <Button variant="outline" asChild>
              <a href="/">Home</a>
            </Button>
          </div>
        </div>
      </>
    );
  }
}

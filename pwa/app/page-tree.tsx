import { type ReactNode, StrictMode } from 'react';
import type { PageData } from '#domain/contract/page-data';
import { PageDataProvider } from '../platform/database/page-data-context.ts';
import { type PaintedAnswers, PaintedAnswersProvider } from '../platform/database/painted-answers.ts';

type PageTreeProps = {
  data: PageData | undefined;
  /** Device answers of a page painted by the worker. */
  answers?: PaintedAnswers | undefined;
  children: ReactNode;
};

/** Providers around the router, the same on server, worker and page, so that the page hydrates. */
export function PageTree({ data, answers, children }: PageTreeProps) {
  return (
    <StrictMode>
      <PageDataProvider data={data}>
        <PaintedAnswersProvider answers={answers}>{children}</PaintedAnswersProvider>
      </PageDataProvider>
    </StrictMode>
  );
}

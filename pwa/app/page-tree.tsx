import { type ReactNode, StrictMode } from 'react';
import type { PageData } from '#domain/contract/page-data';
import { PageDataProvider } from '../database/page-data-context.ts';
import { type PaintedAnswers, PaintedAnswersProvider } from '../database/painted-answers.ts';

type PageTreeProps = {
  data: PageData | undefined;
  /** What the device says to a page that is painted from it. */
  answers?: PaintedAnswers | undefined;
  children: ReactNode;
};

/** What stands around the router, the same wherever a page is rendered. */
export function PageTree({ data, answers, children }: PageTreeProps) {
  return (
    <StrictMode>
      <PageDataProvider data={data}>
        <PaintedAnswersProvider answers={answers}>{children}</PaintedAnswersProvider>
      </PageDataProvider>
    </StrictMode>
  );
}

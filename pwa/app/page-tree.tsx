import { type ReactNode, StrictMode } from 'react';
import type { PageData } from '#domain/contract/page-data';
import { PageDataProvider } from '../platform/query/page-data.ts';
import {
  type PrerenderedAnswers,
  PrerenderedAnswersProvider,
} from '../platform/query/prerendered-answers.ts';

type PageTreeProps = {
  data: PageData | undefined;
  /** Device answers of a page that the worker rendered. */
  answers?: PrerenderedAnswers | undefined;
  children: ReactNode;
};

/** Providers around the router, the same on server, worker and page, so that the page hydrates. */
export function PageTree({ data, answers, children }: PageTreeProps) {
  return (
    <StrictMode>
      <PageDataProvider data={data}>
        <PrerenderedAnswersProvider answers={answers}>{children}</PrerenderedAnswersProvider>
      </PageDataProvider>
    </StrictMode>
  );
}

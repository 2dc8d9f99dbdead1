import type { ReactNode } from 'react';
import { Fold } from '../../components/fold.tsx';

type FoldedSectionProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  fact: string;
  contentId?: string;
  onOpen?: () => void;
  children: ReactNode;
};

/** A section of the recipe page that is collapsed at first: its title in a card of folds. */
export function FoldedSection({ id, title, ...fold }: FoldedSectionProps) {
  return <Fold headingId={id} title={title} {...fold} />;
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Decided } from '#domain/sync/exchange';
import { Button } from '../../components/button.tsx';
import list from '../parts/list.module.css';
import { momentInWords } from '../parts/moment.ts';
import { Notice } from '../parts/notice.tsx';

/** A decision that was refused because another administrator had decided. */
export type Elsewhere = {
  decided: Decided;
  /** 'Turkey and Carrot Bowl', or 'the comment of Hannah'. */
  name: string;
  wanted: 'approved' | 'rejected';
  /** Where it is listed now; null if nowhere. */
  published: { show: 'recipes' | 'reviews'; search: string } | null;
  /** The texts that the administrator had typed, shown so that they can be copied. */
  typed: readonly string[];
};

/** The act in 'Published' that gets the administrator what they wanted. */
function actWords({ decided, wanted }: Elsewhere): string {
  if (wanted === 'rejected') return 'Withdraw it in Published';
  return decided.status === 'approved' ? 'Edit it in Published' : 'Approve it in Published';
}

type OutdatedProps = { sentence: string; typed: readonly string[]; children?: ReactNode };

/** Tells of somebody else's decision, with the text typed here that came too late. */
function Outdated({ sentence, typed, children }: OutdatedProps) {
  return (
    <div className={list['notice']}>
      <Notice kind="problem" words={sentence}>
        <div className={list['form']}>
          <p>{sentence}</p>
          {typed.length > 0 && <p>You wrote:</p>}
          {typed.map((text) => (
            <blockquote key={text} className={list['comment']}>
              {text}
            </blockquote>
          ))}
          {children}
        </div>
      </Notice>
    </div>
  );
}

/** Answers to comments that another administrator has decided meanwhile. */
export function LostAnswers({ typed }: Pick<Elsewhere, 'typed'>) {
  const sentence = 'A comment that you were answering is no longer pending. Your answer wasn’t published.';
  return <Outdated sentence={sentence} typed={typed} />;
}

/** Who decided and when, what was typed, and the way to the act that fits. */
export function DecidedElsewhere({ elsewhere }: { elsewhere: Elsewhere }) {
  const { decided, name, published, typed } = elsewhere;
  const { by, at, status, recipeId } = decided;
  const as = recipeId === null ? '' : `, as recipe ${recipeId}`;
  const sentence = `${by} ${status} ${name} on ${momentInWords(at)}${as}. Your decision wasn’t saved.`;
  return (
    <Outdated sentence={sentence} typed={typed}>
      {published !== null && (
        <div className={list['buttons']}>
          <Button asChild variant="outline">
            <Link to={`/admin?${new URLSearchParams({ tab: 'published', ...published })}`}>
              {actWords(elsewhere)}
            </Link>
          </Button>
        </div>
      )}
    </Outdated>
  );
}

/** The texts that are not empty, each once. */
export const typedTexts = (...texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => typeof text === 'string' && text !== '') as string[]),
];

import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import styles from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import { useKeptWords } from '../../parts/use-kept-words.ts';

type Props = {
  isSaving: boolean;
  isChanged: boolean;
  /** Drops the changes and closes the editor. */
  onCancel: () => void;
};

/** Save and cancel below the fields of an editor. */
export function EditorButtons({ isSaving, isChanged, onCancel }: Props) {
  return (
    <div className={styles['buttons']}>
      <Button type="submit" disabled={isSaving}>
        Save
      </Button>
      {isChanged ? (
        <ConfirmButton
          variant="ghost"
          disabled={isSaving}
          question="Discard your changes?"
          text="You can’t get them back."
          action="Discard"
          back="Keep writing"
          onConfirm={onCancel}
        >
          Cancel
        </ConfirmButton>
      ) : (
        <Button type="button" variant="ghost" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

/**
 * The texts of something published while somebody edits them.
 * @param key of the draft
 * @param stored the texts as the server has them now; after a conflict, somebody else's
 */
export function useEditedWords<Words extends object>(
  key: string,
  schema: z.ZodMiniType<Words>,
  stored: Words,
) {
  const [edited] = useState(() => z.object({ opened: schema, words: schema }));
  const initial = { opened: stored, words: stored };
  const { values, setValues, handOver } = useKeptWords(key, edited, initial);
  const { opened, words } = values;
  return {
    /** As stored when the editor was opened. */
    opened,
    words,
    put: (changes: Partial<Words>) => setValues({ opened, words: { ...words, ...changes } }),
    isChanged: JSON.stringify(words) !== JSON.stringify(stored),
    /** Deletes the draft: it was saved, or discarded. */
    drop: () => handOver(values, initial),
  };
}

type Field = { label: string; text: string };

/** The fields whose text has changed since the editor was opened. */
export function changedSince(opened: readonly Field[], now: readonly Field[]): Field[] {
  return now.filter(({ label, text }) => opened.find((field) => field.label === label)?.text !== text);
}

type StaleNoticeProps = {
  /** 'review', 'recipe'. */
  what: string;
  /** Stored fields that differ from those the editor was opened with. */
  theirs: readonly { label: string; text: string }[];
};

/** Shows somebody else's version above the one being edited. */
export function StaleNotice({ what, theirs }: StaleNoticeProps) {
  return (
    <Notice kind="problem">
      <p>
        Somebody else has changed this {what} in the meantime.{theirs.length > 0 && ' Their version:'}
      </p>
      {theirs.map(({ label, text }) => (
        <div key={label}>
          <strong>{label}</strong>
          <blockquote className={styles['comment']}>{text === '' ? 'Nothing' : text}</blockquote>
        </div>
      ))}
      <p>Your version is below, not saved yet. Saving again replaces theirs.</p>
    </Notice>
  );
}

type WithdrawButtonProps = {
  /** Visible label. */
  children: string;
  /** 'Turkey Bowl', 'the review of Hannah'. */
  what: string;
  /** Accessible name. */
  label: string;
  /** A sentence on other content that is withdrawn too. */
  also?: string;
  disabled: boolean;
  onWithdraw: () => void;
};

/** Withdraws published content, after saying what that means. */
export function WithdrawButton({ children, what, label, also, disabled, onWithdraw }: WithdrawButtonProps) {
  return (
    <ConfirmButton
      variant="outline"
      label={label}
      disabled={disabled}
      question={`Withdraw ${what}?`}
      text={`${also === undefined ? '' : `${also} `}The site stops showing it at once. Every device that has it removes it at its next sync; we don’t know how many do. You can restore it here.`}
      action="Withdraw"
      back="Keep"
      onConfirm={onWithdraw}
    >
      {children}
    </ConfirmButton>
  );
}

import { counted } from '#domain/text/counted';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import list from '../../parts/list.module.css';

type EraseButtonProps = { count: number; isBusy: boolean; onErase: () => void };

/** Confirms before erasing; the way back has the focus. */
export function EraseButton({ count, isBusy, onErase }: EraseButtonProps) {
  const things = counted(count, 'thing');
  return (
    <div className={list['buttons']}>
      <ConfirmButton
        disabled={isBusy}
        disabledBecause={count === 0 ? 'Choose what to erase first.' : undefined}
        question={`Erase ${things} for good?`}
        text="Erased words cannot be restored. A backup made before still holds them."
        action={`Erase ${things} for good`}
        back="Keep"
        onConfirm={onErase}
      >
        Erase {things}
      </ConfirmButton>
    </div>
  );
}

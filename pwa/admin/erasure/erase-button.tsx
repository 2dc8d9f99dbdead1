import { AlertDialog } from '@radix-ui/themes';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { LAYER_TOKENS } from '../parts/admin-theme.tsx';
import dialog from '../parts/dialog.module.css';
import list from '../parts/list.module.css';

type EraseButtonProps = { count: number; isBusy: boolean; onErase: () => void };

/** Confirms before erasing; the way back has the focus. */
export function EraseButton({ count, isBusy, onErase }: EraseButtonProps) {
  const things = count === 1 ? '1 thing' : `${count} things`;
  return (
    <AlertDialog.Root>
      <div className={list['buttons']}>
        <AlertDialog.Trigger>
          <Button variant="destructive" disabled={isBusy || count === 0}>
            Erase {things}
          </Button>
        </AlertDialog.Trigger>
      </div>
      <AlertDialog.Content className={classNames(LAYER_TOKENS, dialog['dialog'])}>
        <AlertDialog.Title as="h2">Erase {things} for good?</AlertDialog.Title>
        <AlertDialog.Description>
          Erased words cannot be restored. A backup made before still holds them.
        </AlertDialog.Description>
        <div className={list['buttons']}>
          <AlertDialog.Action>
            <Button variant="destructive" onClick={onErase}>
              Erase {things} for good
            </Button>
          </AlertDialog.Action>
          <AlertDialog.Cancel>
            <Button variant="outline">Keep</Button>
          </AlertDialog.Cancel>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}

import { Tooltip } from 'radix-ui';
import styles from './tip.module.css';

/** The words of an element's `data-tip`, beside it. */
export function Tip({ of }: { of: HTMLElement }) {
  const { top, left, width, height } = of.getBoundingClientRect();
  return (
    <Tooltip.Provider>
      <Tooltip.Root open>
        <Tooltip.Trigger asChild>
          <span aria-hidden className={styles['place']} style={{ top, left, width, height }} />
        </Tooltip.Trigger>
        <Tooltip.Portal container={document.querySelector<HTMLElement>('[data-section]')}>
          <Tooltip.Content sideOffset={6} collisionPadding={8} className={styles['tip']}>
            {of.dataset['tip']}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

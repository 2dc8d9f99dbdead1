import type { Page } from '@playwright/test';

/** Smallest side of a control in the kitchen, in CSS pixels. */
const LEAST_PX = 44;

/**
 * Names of the controls whose pressable area, with label and all, is lower or narrower than 44 px. Links within a line of text
 * are left out.
 */
export async function smallTargets(page: Page, within = 'main'): Promise<string[]> {
  return page.evaluate(
    ({ within, reach }) => {
      const controls = ['button', 'a[href]', 'summary', 'input', 'select', 'textarea']
        .map((tag) => `${within} ${tag}`)
        .join(',');
      return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
        if (control.tagName === 'A' && getComputedStyle(control).display === 'inline') return [];
        // A tick's whole row is pressed.
        const [label] = control.matches('[type=checkbox],[type=radio]')
          ? ((control as HTMLInputElement).labels ?? [])
          : [];
        const target = label ?? control;
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        if (width <= 1 || height <= 1) return [];
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = (right: number, down: number) =>
          target.contains(document.elementFromPoint(x + right, y + down));
        if (!isHit(0, 0)) return [];
        const isWide = isHit(-reach, 0) && isHit(reach, 0);
        const isHigh = isHit(0, -reach) && isHit(0, reach);
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
        return isWide && isHigh
          ? []
          : [
              `${control.tagName.toLowerCase()} '${name.slice(0, 50)}' ${Math.round(width)} × ${Math.round(height)}`,
            ];
      });
    },
    // Edges lie on fractions of a pixel, so a side of 42 px passes as well.
    { within, reach: LEAST_PX / 2 - 1 },
  );
}

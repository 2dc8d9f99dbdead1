import type { Page } from '@playwright/test';

/** Minimum side of a control used in a kitchen, in CSS pixels. */
const LEAST_PX = 44;

/**
 * Names of the controls whose clickable area, label included, is lower or narrower than 44 px, or that are
 * covered. Skips links within a line of text and the page's footer.
 */
export async function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ within, least }) => {
      const isWithinText = (link: HTMLElement) =>
        getComputedStyle(link).display === 'inline' &&
        link.parentElement?.textContent?.trim() !== link.textContent?.trim();
      const controls = ['button', 'a[href]', 'summary', 'input', 'select', 'textarea']
        .map((tag) => `${within} ${tag}`)
        .join(',');
      return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
        if (control.tagName === 'A' && isWithinText(control)) return [];
        if (control.closest('footer') && !control.closest('main')) return [];
        // The whole row of a checkbox is clickable.
        const [label] = control.matches('[type=checkbox],[type=radio]')
          ? ((control as HTMLInputElement).labels ?? [])
          : [];
        const target = label ?? control;
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height, bottom } = target.getBoundingClientRect();
        // The skip link shows only with the focus.
        if (width <= 1 || height <= 1 || bottom <= 0) return [];
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = (right: number, down: number) =>
          target.contains(document.elementFromPoint(x + right, y + down));
        const name = (control.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 50);
        const called = `${control.tagName.toLowerCase()} '${name}'`;
        if (!isHit(0, 0)) return [`${called} is covered`];
        // Probes what reaches beyond the box; edges are at fractions of a pixel.
        const reach = least / 2 - 1;
        const isWide = width > least - 0.5 || (isHit(-reach, 0) && isHit(reach, 0));
        const isHigh = height > least - 0.5 || (isHit(0, -reach) && isHit(0, reach));
        return isWide && isHigh ? [] : [`${called} ${Math.round(width)} × ${Math.round(height)}`];
      });
    },
    { within, least: LEAST_PX },
  );
}

import { fireEvent, screen } from '@testing-library/react';

/** Finds a tab by its label, which the library renders twice; tests don't load the style that hides one. */
export const tabNamed = (words: string) => ({ name: `${words} ${words}` });

/** Opens a select and picks an option by keyboard. */
export async function choose(trigger: HTMLElement, option: string): Promise<void> {
  fireEvent.keyDown(trigger, { key: 'Enter' });
  fireEvent.keyDown(await screen.findByRole('option', { name: option }), { key: 'Enter' });
}

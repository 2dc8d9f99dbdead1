import { fireEvent, screen } from '@testing-library/react';

/** Options for a tab with these words: the library writes them twice, one copy hidden by styles that tests do not load. */
export const tabNamed = (words: string) => ({ name: `${words} ${words}` });

/** Opens a select by key and picks an option, as a person without a mouse does. */
export async function choose(trigger: HTMLElement, option: string): Promise<void> {
  fireEvent.keyDown(trigger, { key: 'Enter' });
  fireEvent.keyDown(await screen.findByRole('option', { name: option }), { key: 'Enter' });
}

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reloadPage } from './reload-page.ts';

it('fault 32: follows a link that is pressed before the page is gone', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  reloadPage();
  document.body.click();
  expect(reload).toHaveBeenCalledTimes(1);
  // The router changes the address during the click.
  document.body.addEventListener('click', () => history.pushState(null, '', '/favourites'));
  document.body.click();
  expect(reload).toHaveBeenCalledTimes(2);
});

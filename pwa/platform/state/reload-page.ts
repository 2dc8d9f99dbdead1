/** Reloads the page. A link pressed until the page is gone is followed: the reload alone would swallow the press. */
export function reloadPage(): void {
  const { href } = location;
  location.reload();
  addEventListener('click', () => {
    if (location.href !== href) location.reload();
  });
}

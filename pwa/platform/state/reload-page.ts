/** Reloads the page. A link clicked before it is gone has changed the address: that one is loaded, or the click is lost. */
export function reloadPage(): void {
  const { href } = location;
  location.reload();
  addEventListener('click', () => {
    if (location.href !== href) location.reload();
  });
}

/** Sets one cookie, given with its attributes. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = cookie;
}

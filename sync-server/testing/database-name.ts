/** The URL with another database name, on the same server. */
export function withDatabaseName(url: string, name: string): string {
  const [, server = '', oldName = '', query = ''] = /^([^/]+\/\/[^/?]+)\/?([^?]*)(\?.*)?$/.exec(url) ?? [];
  // Without `authSource` MongoDB would look for the user in the new database.
  const needsSource = server.includes('@') && !/[?&]authSource=/i.test(query);
  const source = needsSource ? `${query === '' ? '?' : '&'}authSource=${oldName || 'admin'}` : '';
  return `${server}/${name}${query}${source}`;
}

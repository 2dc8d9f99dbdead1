/** Characters of an address. */
export const ADDRESS_MAX = 2000;

/** https, a name with a dot and a top-level domain that no number can be; no port, no user. */
export const LINK =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,20}[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?:[/?][!-~]*)?$/;

/** Whether the server reads the page at an address, as a browser writes it: lower-case host, ASCII. */
export const isLink = (address: string): boolean => address.length <= ADDRESS_MAX && LINK.test(address);

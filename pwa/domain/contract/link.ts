/** Maximum characters of an address. */
export const ADDRESS_MAX = 2000;

/** https, a host name with a dot and a non-numeric top-level domain; no port, no user. */
export const LINK =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,20}[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?:[/?][!-~]*)?$/;

/** Whether the server reads the page at an address in the form browsers write it: lower-case host, ASCII. */
export const isLink = (address: string): boolean => address.length <= ADDRESS_MAX && LINK.test(address);

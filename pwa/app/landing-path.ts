/** Path that the page was loaded at; undefined on the server. Read by the first code, before any navigation. */
export const LANDING_PATH = typeof location === 'undefined' ? undefined : location.pathname;

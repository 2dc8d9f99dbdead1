/** Path that the page was loaded at; undefined on the server. Read with the first code, before any change of screen. */
export const LANDING_PATH = typeof location === 'undefined' ? undefined : location.pathname;

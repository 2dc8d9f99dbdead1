/**
 * A path of this site. '//x' and '/\x' are addresses of other sites, and browsers drop control characters, so that
 * '/<tab>/x' would be one too.
 */
export const SITE_PATH = /^\/(?![/\\])\P{Cc}*$/u;

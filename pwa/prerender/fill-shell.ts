import { scriptJson } from '#domain/text/escape-markup';
import type { RenderedPage } from './renderer-script.ts';

/** Placeholders of the empty page that a rendered one fills. */
const TITLE = '<title>Bowlful</title>';
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/** The empty page in three parts: the head without its title, everything up to the content, and the rest. */
export type ShellParts = { head: string; body: string; end: string };

/** Null for a page of another shape, which is sent unchanged. */
export function shellParts(shell: string): ShellParts | null {
  const [title, headEnd, root] = [TITLE, HEAD_END, ROOT].map((place) => shell.indexOf(place));
  if (title === undefined || headEnd === undefined || root === undefined) return null;
  if (title === -1 || headEnd < title || root < headEnd) return null;
  return {
    head: shell.slice(0, title) + shell.slice(title + TITLE.length, headEnd),
    body: shell.slice(headEnd, root),
    end: shell.slice(root + ROOT.length),
  };
}

/** Everything after the head, of the rendered page if there is one, else of the empty page. */
export function restOfPage({ body, end }: ShellParts, rendered: RenderedPage | null): string {
  if (rendered === null) return `${TITLE}${body}${ROOT}${end}`;
  const { head, html, data } = rendered;
  const script = `<script type="application/json" id="page-data">${scriptJson(data)}</script>`;
  return `${head}${body}<div id="root">${html}</div>${script}${end}`;
}

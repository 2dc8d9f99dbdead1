import type { PageFinding } from './finding.ts';
import type { ParsedPage } from './parsed-page.ts';

/** Beyond it results cut a title off. */
const TITLE_MOST = 60;
const TITLE_LEAST = 15;
/** Beyond it results cut a description off. */
const DESCRIPTION_MOST = 170;
const DESCRIPTION_LEAST = 50;
const OPEN_GRAPH = ['og:title', 'og:description', 'og:url', 'og:image', 'og:type'];

const characters = (text: string) => [...text].length;

function titleFindings({ title }: ParsedPage): PageFinding[] {
  if (title === null || title === '') return [{ code: 'title-missing', problem: 'The page has no title.' }];
  const length = characters(title);
  const problem = `The title has ${length} characters: “${title}”.`;
  if (length > TITLE_MOST) return [{ code: 'title-long', problem }];
  return length < TITLE_LEAST ? [{ code: 'title-short', problem }] : [];
}

function descriptionFindings({ description }: ParsedPage): PageFinding[] {
  if (description === null || description === '') {
    return [{ code: 'description-missing', problem: 'The page has no description.' }];
  }
  const length = characters(description);
  const problem = `The description has ${length} characters.`;
  if (length > DESCRIPTION_MOST) return [{ code: 'description-long', problem }];
  return length < DESCRIPTION_LEAST ? [{ code: 'description-short', problem }] : [];
}

function addressFindings({ path, canonical }: ParsedPage, origin: string): PageFinding[] {
  if (canonical === null || canonical === '') {
    return [{ code: 'canonical-missing', problem: 'The page names no canonical address.' }];
  }
  const own = path === '/' ? [origin, `${origin}/`] : [origin + path];
  if (own.includes(canonical)) return [];
  return [{ code: 'canonical-elsewhere', problem: `The page calls ${canonical} its canonical address.` }];
}

/** Faults of a page's head: title, description, address, robots, language, cards of shared links. */
export function headFindings(page: ParsedPage, origin: string): PageFinding[] {
  const lacking = OPEN_GRAPH.filter((property) => (page.openGraph[property] ?? '') === '');
  return [
    ...titleFindings(page),
    ...descriptionFindings(page),
    ...addressFindings(page, origin),
    ...(/\b(?:noindex|none)\b/i.test(page.robots)
      ? [{ code: 'noindex-listed', problem: `Its robots tag says “${page.robots}”.` } as const]
      : []),
    ...(page.language === null || page.language === ''
      ? [{ code: 'language-missing', problem: 'The page does not name its language.' } as const]
      : []),
    ...(lacking.length > 0
      ? [{ code: 'open-graph-incomplete', problem: `Missing: ${lacking.join(', ')}.` } as const]
      : []),
  ];
}

import { counted } from '../text/sentence-parts.ts';
import type { Finding, PageFinding } from './finding.ts';
import type { ParsedPage } from './parsed-page.ts';
import { markupFindings } from './structured-data.ts';

/** Search results truncate longer titles. */
const TITLE_MOST = 60;
const TITLE_LEAST = 15;
/** Search results truncate longer descriptions. */
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
    return [{ code: 'canonical-missing', problem: 'The page has no canonical address.' }];
  }
  const own = path === '/' ? [origin, `${origin}/`] : [origin + path];
  if (own.includes(canonical)) return [];
  return [{ code: 'canonical-elsewhere', problem: `The page’s canonical address is ${canonical}.` }];
}

/** Findings in a page's head: title, description, canonical, robots, language, Open Graph. */
function headFindings(page: ParsedPage, origin: string): PageFinding[] {
  const lacking = OPEN_GRAPH.filter((property) => (page.openGraph[property] ?? '') === '');
  return [
    ...titleFindings(page),
    ...descriptionFindings(page),
    ...addressFindings(page, origin),
    ...(/\b(?:noindex|none)\b/i.test(page.robots)
      ? [{ code: 'noindex-listed', problem: `Its robots tag says “${page.robots}”.` } as const]
      : []),
    ...(page.language === null || page.language === ''
      ? [{ code: 'language-missing', problem: 'The page does not declare its language.' } as const]
      : []),
    ...(lacking.length > 0
      ? [{ code: 'open-graph-incomplete', problem: `Missing: ${lacking.join(', ')}.` } as const]
      : []),
  ];
}

/** Pages with fewer words can't answer a question. */
const WORDS_LEAST = 50;

function headingFindings({ headings }: ParsedPage): PageFinding[] {
  const first = headings.filter(({ level }) => level === 1);
  const findings: PageFinding[] = [];
  if (first.every(({ text }) => text === '')) {
    findings.push({ code: 'heading-missing', problem: 'The page has no first-level heading.' });
  }
  if (first.length > 1) {
    findings.push({
      code: 'heading-repeated',
      problem: `It has ${first.length} first-level headings.`,
    });
  }
  const skipped = headings.find(({ level }, at) => level > (headings[at - 1]?.level ?? level) + 1);
  if (skipped !== undefined) {
    findings.push({ code: 'heading-skipped', problem: `“${skipped.text}” skips a level.` });
  }
  return findings;
}

/** Findings in a page's content: headings, words, images, links. */
function contentFindings(page: ParsedPage): PageFinding[] {
  const undescribed = page.images.filter(({ alt }) => alt === null);
  const mute = page.links.filter(({ text }) => text === '');
  return [
    ...headingFindings(page),
    ...(page.wordCount < WORDS_LEAST
      ? [
          {
            code: 'content-thin',
            problem: `Its main content has ${counted(page.wordCount, 'word', 'words')}.`,
          } as const,
        ]
      : []),
    ...(undescribed.length > 0
      ? [
          {
            code: 'image-alt-missing',
            problem: `${counted(undescribed.length, 'image has', 'images have')} no alt text: ${undescribed[0]?.src}.`,
          } as const,
        ]
      : []),
    ...(mute.length > 0
      ? [
          {
            code: 'link-without-words',
            problem: `${counted(mute.length, 'link has', 'links have')} no text: ${mute[0]?.href}.`,
          } as const,
        ]
      : []),
  ];
}

/**
 * Findings of a single page, independent of other pages.
 * @param origin of the site, without trailing slash
 */
export function pageFindings(page: ParsedPage, origin: string): Finding[] {
  const { path, status } = page;
  // The content of an error page says nothing about the missing page.
  if (status !== 200) {
    return [{ code: 'status-not-200', page: path, problem: `The address responds with ${status}.` }];
  }
  const found = [...headFindings(page, origin), ...contentFindings(page), ...markupFindings(page)];
  return found.map((finding) => ({ ...finding, page: path }));
}

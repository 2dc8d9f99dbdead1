import { counted } from '../text/counted.ts';
import type { PageFinding } from './finding.ts';
import type { ParsedPage } from './parsed-page.ts';

/** Fewer words than any page that answers a question has. */
const WORDS_LEAST = 50;

function headingFindings({ headings }: ParsedPage): PageFinding[] {
  const first = headings.filter(({ level }) => level === 1);
  const findings: PageFinding[] = [];
  if (first.every(({ text }) => text === '')) {
    findings.push({ code: 'heading-missing', problem: 'The page has no heading of the first level.' });
  }
  if (first.length > 1) {
    findings.push({
      code: 'heading-repeated',
      problem: `It has ${first.length} headings of the first level.`,
    });
  }
  const skipped = headings.find(({ level }, at) => level > (headings[at - 1]?.level ?? level) + 1);
  if (skipped !== undefined) {
    findings.push({ code: 'heading-skipped', problem: `“${skipped.text}” skips a level.` });
  }
  return findings;
}

/** Faults of what a page shows: headings, words, pictures, links. */
export function contentFindings(page: ParsedPage): PageFinding[] {
  const undescribed = page.images.filter(({ alt }) => alt === null);
  const mute = page.links.filter(({ text }) => text === '');
  return [
    ...headingFindings(page),
    ...(page.wordCount < WORDS_LEAST
      ? [
          {
            code: 'content-thin',
            problem: `Its main part has ${counted(page.wordCount, 'word', 'words')}.`,
          } as const,
        ]
      : []),
    ...(undescribed.length > 0
      ? [
          {
            code: 'image-alt-missing',
            problem: `${counted(undescribed.length, 'picture has', 'pictures have')} no alternative text: ${undescribed[0]?.src}.`,
          } as const,
        ]
      : []),
    ...(mute.length > 0
      ? [
          {
            code: 'link-without-words',
            problem: `${counted(mute.length, 'link has', 'links have')} no words: ${mute[0]?.href}.`,
          } as const,
        ]
      : []),
  ];
}

import type { Section } from './section.ts';

const COLOURS: Record<Section, { rim: string; fill: string; paw: string }> = {
  bowlful: { rim: '#2a7e3b', fill: '#ffffff', paw: '#2a7e3b' },
  dogs: { rim: '#4f3422', fill: '#ffc53d', paw: '#4f3422' },
  cats: { rim: '#953ea3', fill: '#ffffff', paw: '#953ea3' },
};

/** The logo: a bowl with a paw in it; a leaf, floppy ears or pointed ears tell the section. */
export function BrandMark({ section, size = 36 }: { section: Section; size?: number }) {
  const { rim, fill, paw } = COLOURS[section];
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      {section === 'bowlful' && <path d="M20 7c1-4 4-6 8-6 0 4-3 7-8 6Z" fill={rim} />}
      {section === 'dogs' && (
        <path d="M9 9C3 8 1 14 2 20c1 4 5 4 7 1M31 9c6-1 8 5 7 11-1 4-5 4-7 1" fill={rim} />
      )}
      {section === 'cats' && <path d="M7 15 6 3l10 6M33 15l1-12-10 6" fill={rim} />}
      <circle cx="20" cy="22" r="15" fill={fill} stroke={rim} strokeWidth="3.4" />
      <g fill={paw}>
        <ellipse cx="13.6" cy="21" rx="2" ry="2.6" transform="rotate(-24 13.6 21)" />
        <ellipse cx="17.6" cy="17" rx="2" ry="2.8" />
        <ellipse cx="22.4" cy="17" rx="2" ry="2.8" />
        <ellipse cx="26.4" cy="21" rx="2" ry="2.6" transform="rotate(24 26.4 21)" />
        <path d="M20 21.6c-2.4 0-4.8 2.8-4.8 5 0 1.5 1.1 2.2 2.3 2.2 1 0 1.7-.5 2.5-.5s1.5.5 2.5.5c1.2 0 2.3-.7 2.3-2.2 0-2.2-2.4-5-4.8-5Z" />
      </g>
    </svg>
  );
}

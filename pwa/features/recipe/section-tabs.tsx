import { useEffect, useState } from 'react';
import styles from './section-tabs.module.css';

/** Top of the reading band, as a share of the window. */
const BAND_TOP = 0.3;

type PageSection = { id: string; label: string };

/** In-page links that stay under the header and mark the section being read. They work before any script does. */
export function SectionTabs({ sections, areThere }: { sections: readonly PageSection[]; areThere: boolean }) {
  const current = useCurrentSection(sections, areThere);
  return (
    <nav className={styles['tabs']} aria-label="On this page">
      {sections.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles['tab']}
          aria-current={id === current ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            goToSection(id);
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Like the link, but replaces the history entry, so Back leaves the page. */
function goToSection(id: string): void {
  history.replaceState(history.state, '', `#${id}`);
  const section = document.getElementById(id);
  section?.setAttribute('tabindex', '-1');
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

/** Id of the section in the upper third of the window; between two sections or after a jump, the last one above. */
function useCurrentSection(sections: readonly PageSection[], areThere: boolean): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sections rendered later are observed too
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const shown = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target.id);
          else shown.delete(target.id);
        }
        const first = sections.find(({ id }) => shown.has(id));
        const above = sections.filter(({ id }) => topOf(id) < innerHeight * BAND_TOP);
        setCurrent((first ?? above.at(-1) ?? sections[0])?.id);
      },
      // A thin band below the header: the section crossing it is the one being read.
      { rootMargin: `-${BAND_TOP * 100}% 0px -65% 0px` },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections, areThere]);
  return current;
}

/** Distance of an element from the top of the viewport, in px. */
function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

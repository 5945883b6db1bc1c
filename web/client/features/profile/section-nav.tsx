import { type MouseEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './section-nav.module.css';

type Section = Readonly<{ id: string; label: string }>;

/** The sections of a long page, and which of them is being read. An address that names one opens there. */
export const SectionNav = ({ label, sections }: { label: string; sections: readonly Section[] }) => {
  const { hash } = useLocation();
  const current = useCurrent(sections);
  useEffect(() => {
    const id = hash.slice(1);
    if (sections.some((section) => section.id === id)) document.getElementById(id)?.scrollIntoView();
  }, [hash, sections]);
  const onClick = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void =>
    document.getElementById(currentTarget.hash.slice(1))?.scrollIntoView(); // also when the address names it already
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {sections.map(({ id, label: words }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              replace
              className={styles.link}
              aria-current={current === id ? 'true' : undefined}
              onClick={onClick}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The section at the upper part of the window; the first one where the browser does not say. */
const useCurrent = (sections: readonly Section[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-15% 0px -80% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
};

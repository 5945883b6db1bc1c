import { useEffect } from 'react';
import { useAppConfig } from '../../shared/app-config.tsx';
import { copy } from './copy.ts';
import styles from './faq.module.css';
import { Section } from './sections.tsx';

/** Five questions, at most one of them open; each answer can be linked to. The browser's own disclosure: it needs no script. */
export const Faq = () => {
  const { brandName } = useAppConfig();
  useEffect(() => {
    const open = (): void => {
      const asked = location.hash.startsWith('#faq-') ? document.getElementById(location.hash.slice(1)) : null;
      if (asked instanceof HTMLDetailsElement) asked.open = true;
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return (
    <Section id="faq" title={copy.faq.title}>
      <div className={styles.list}>
        {copy.faq.list.map(({ id, question, answer }) => (
          <details key={id} id={id} name="faq" className={styles.item}>
            <summary className={styles.question}>
              {question(brandName)}
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="m5 8 5 5 5-5" />
              </svg>
            </summary>
            <p className={styles.answer}>{answer(brandName)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
};

import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { inOneLine } from '#web/contract/company.ts';
import { useAppConfig } from '../../shared/app-config.tsx';
import { useWhereNamed } from '../../shared/given.tsx';
import { dollars, prices } from '../../shared/plan-choices.ts';
import { copy } from './copy.ts';
import styles from './legal-page.module.css';
import type { LegalFacts, LegalSection } from './legal-text.ts';

type LegalCopy = Readonly<{
  title: string;
  lead(facts: LegalFacts): string;
  sections(facts: LegalFacts): readonly LegalSection[];
}>;

/** A legal text to read: what it holds, then its sections, each of which can be linked to. */
export const LegalPage = ({ words, others }: { words: LegalCopy; others: readonly (keyof typeof copy.other)[] }) => {
  const { brandName: brand, supportEmail, company } = useAppConfig();
  const support = supportEmail || copy.mail;
  const operator = useWhereNamed(` (${inOneLine(company)})`);
  const facts = { brand, operator, support, month: dollars(prices.monthly), year: dollars(prices.yearly) };
  const sections = words.sections(facts);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.updated}>{copy.updated}</p>
        <p className={styles.lead}>{words.lead(facts)}</p>
      </header>
      <nav aria-label={copy.contents} className={styles.contents}>
        <p className={styles.eyebrow}>{copy.contents}</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
      <p className={styles.others}>
        {copy.more}:{' '}
        {others.map((other, index) => (
          <Fragment key={other}>
            {index > 0 && ' · '}
            <Link to={`/${other}`}>{copy.other[other]}</Link>
          </Fragment>
        ))}
      </p>
    </article>
  );
};

const Section = ({ id, title, parts }: LegalSection) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      <a href={`#${id}`}>{title}</a>
    </h2>
    {parts.map((part) =>
      typeof part === 'string' ? (
        <p key={part}>{part}</p>
      ) : (
        <ul key={part[0]}>
          {part.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ),
    )}
  </section>
);

import { type ReactNode, useId } from 'react';
import { useAppConfig } from '../../shared/app-config.tsx';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { WhereGiven } from '../../shared/given.tsx';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { copy } from './copy.ts';
import styles from './sections.module.css';

/** A part of the landing page under a heading; `id` is what links lead to. */
export const Section = (props: { id?: string; title: string; lead?: string; children: ReactNode }) => {
  const heading = useId();
  return (
    <section id={props.id} className={styles.section} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {props.title}
        </h2>
        {props.lead !== undefined && <p className={styles.lead}>{props.lead}</p>}
      </header>
      {props.children}
    </section>
  );
};

/** The three things it does. */
export const Cards = () => (
  <ul className={styles.cards}>
    {copy.cards.map(({ eyebrow, title, text }) => (
      <li key={eyebrow} className={styles.card}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h2 className={styles.cardTitle}>{title}</h2>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

export const Features = () => (
  <Section id="features" title={copy.features.title} lead={copy.features.lead}>
    <dl className={styles.features}>
      {copy.features.list.map(({ name, text }) => (
        <div key={name} className={styles.feature}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

const pile = ['one', 'two more', 'a third', 'and on', 'it grows', 'by itself', 'stone on stone'].map((seed, index) => ({
  seed,
  category: ['Learning', 'Care', 'Sales', 'People'][index % 4] ?? null,
}));
/** How many stones lie there after each step. */
const grown = [1, 2, 4, 6];

export const Steps = () => (
  <Section id="howitworks" title={copy.steps.title} lead={copy.steps.lead}>
    <ol className={styles.steps}>
      {copy.steps.list.map(({ name, text }, index) => (
        <li key={name} className={styles.step}>
          <div className={styles.growing}>
            <Cairn width={112} stones={pile.slice(0, grown[index])} />
          </div>
          <h3 className={styles.stepTitle}>
            <span className={styles.number}>{index + 1}</span>
            {name}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

/** What customers say, where the operator gives it: nothing is made up. Else the product itself, by the example above. */
export const Testimonials = () => (
  <WhereGiven what="marketing" otherwise={<OneWin />}>
    <Said />
  </WhereGiven>
);

const Said = () => {
  const { marketing } = useAppConfig();
  const { language, title } = copy.testimonials;
  if (marketing === null) return null; // the build does not know it
  return (
    <Section title={marketing.claim?.[language] ?? title}>
      <ul className={styles.cards}>
        {marketing.testimonials.map(({ words, name, work }) => (
          <Quoted key={words[language]} words={words[language]} from={name} more={work?.[language]} />
        ))}
      </ul>
    </Section>
  );
};

const OneWin = () => {
  const { title, lead, list } = copy.shown;
  const [asked, answered, written] = list;
  return (
    <Section title={title} lead={lead}>
      <ul className={styles.cards}>
        <Quoted words={asked.words} from={asked.when} more={asked.from} />
        <Quoted words={copy.example.text} from={answered.when} more={answered.from} />
        <Quoted words={copy.example.analysis} from={written.when} more={written.from} />
      </ul>
    </Section>
  );
};

const Quoted = ({ words, from, more }: { words: string; from: string; more?: string | undefined }) => (
  <li className={styles.card}>
    <figure className={styles.figure}>
      <blockquote>
        <p>{words}</p>
      </blockquote>
      <figcaption>
        <strong>{from}</strong>
        {more !== undefined && <span>{more}</span>}
      </figcaption>
    </figure>
  </li>
);

export const Closing = () => (
  <section className={styles.closing}>
    <Cairn width={132} stones={pile.slice(0, 3)} />
    <h2 className={styles.title}>{copy.closing.title}</h2>
    <p className={styles.lead}>{copy.closing.lead}</p>
    <div className={styles.ways}>
      <ButtonLink to="/register">{copy.closing.start}</ButtonLink>
      <a href="#features" className={styles.quiet}>
        {copy.closing.more}
      </a>
    </div>
  </section>
);

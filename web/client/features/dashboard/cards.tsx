import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Achievement } from '#web/contract/achievements.ts';
import { CategoryDot, Stone } from '../../shared/cairn/cairn.tsx';
import { winDay } from '../../shared/calendar.ts';
import { categoryName } from '../../shared/categories.ts';
import { GuessedCategory } from '../../shared/parts/guessed-category.tsx';
import { useFiling } from '../../shared/use-filing.ts';
import styles from './cards.module.css';

/** The cards of the dashboard, side by side. */
export const Cards = ({ children }: { children: ReactNode }) => <div className={styles.cards}>{children}</div>;

/** A card with one thing to know; with `to`, all of it is the way there. */
export const Card = (props: { label: string; figure: ReactNode; to?: string; children?: ReactNode }) => (
  <section className={styles.card}>
    <h2 className={styles.label}>
      {props.to === undefined ? props.label : <Whole to={props.to}>{props.label}</Whole>}
    </h2>
    <div className={styles.figure}>{props.figure}</div>
    <div className={styles.detail}>{props.children}</div>
  </section>
);

const Whole = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.whole}>
    {children}
  </Link>
);

/** Wins in their owner's words, each the way to itself. */
export const WinRows = ({ wins }: { wins: readonly Achievement[] }) => (
  <ul className={styles.list}>
    {wins.map(({ id, originalMessage, ...win }) => (
      <li key={id} className={styles.win}>
        <Stone seed={id} category={win.category} />
        <div>
          <Link to={`/wins/edit/${encodeURIComponent(id)}`} className={styles.words}>
            {originalMessage}
          </Link>
          <p className={styles.date}>
            {winDay(win)}
            <Category id={id} name={win.category} isGuess={win.categoryIsGuess} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);

const Category = ({ id, name, isGuess }: { id: string; name: string | null; isGuess: boolean }) => {
  const file = useFiling();
  if (name === null) return null;
  if (isGuess) return <GuessedCategory category={name} onChoose={(chosen) => void file(id, chosen)} />;
  return (
    <span className={styles.category}>
      <CategoryDot category={name} />
      {categoryName(name)}
    </span>
  );
};

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LONGEST_TRIED, type TriedWin } from '#web/contract/try-out.ts';
import { useAppConfig } from '../../shared/app-config.tsx';
import { Stone } from '../../shared/cairn/cairn.tsx';
import { categoryName, guessed, isCalledLike } from '../../shared/categories.ts';
import { HelpNotice } from '../../shared/parts/help-notice.tsx';
import { copy } from './copy.ts';
import styles from './try-it.module.css';
import type { TryOut } from './use-try-out.ts';

const words = copy.tryIt;

/** A line to type a win into, and what comes back. Sent empty it is the example that stands in it. */
export const TryIt = (props: { sending: boolean; result: TryOut; place: (message: string) => Promise<boolean> }) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { sending, result, place } = props;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result.name !== 'example') answer.current?.scrollIntoView({ block: 'nearest' }); // else it comes below the fold
  }, [result]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const message = typed.trim() || copy.example.text;
    if (await place(message)) setTyped('');
  };
  return (
    <section className={styles.card} aria-label={words.title}>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id} className={styles.label}>
          {words.label}
        </label>
        <input
          id={id}
          className={styles.line}
          value={typed}
          placeholder={copy.example.text}
          maxLength={LONGEST_TRIED}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={`${id}-note`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={styles.send} aria-disabled={sending}>
          {sending ? words.sending : words.send}
        </button>
      </form>
      <div ref={answer} className={styles.result} aria-live="polite" aria-busy={sending}>
        <Result result={result} />
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {words.kept} {result.name === 'wins' && <Link to="/register">{words.keep}</Link>}
      </p>
    </section>
  );
};

const Result = ({ result }: { result: TryOut }) => {
  const { brandName } = useAppConfig();
  switch (result.name) {
    case 'example':
      return <Placed title={words.exampleTitle} wins={[copy.example]} />;
    case 'wins':
      return <Placed title={words.yours(result.wins.length)} wins={result.wins} />;
    case 'help':
      return <HelpNotice help={result.help} />;
    case 'failed':
      return (
        <p role="alert" className={styles.failed}>
          {result.words}
        </p>
      );
    default:
      return (
        <div className={styles.said}>
          <h2 className={styles.saidTitle}>{words[`${result.name}Title`]}</h2>
          <p>{words[result.name](brandName)}</p>
        </div>
      );
  }
};

type Shown = Omit<TriedWin, 'skills'> & Readonly<{ skills: readonly string[] }>;

const Placed = ({ title, wins }: { title: string; wins: readonly Shown[] }) => (
  <div className={styles.placed}>
    <h2 className={styles.title}>{title}</h2>
    {wins.map((win) => (
      <article key={win.text} className={styles.win}>
        <span className={styles.stone}>
          <Stone seed={win.text} category={win.category} />
        </span>
        <div className={styles.words}>
          <p className={styles.own}>{win.text}</p>
          {win.analysis !== '' && (
            <p>
              <strong>{words.analysis}</strong> {win.analysis}
            </p>
          )}
          <ul className={styles.chips} aria-label={words.skills}>
            <li className={styles.category}>
              {win.categoryIsGuess ? guessed(win.category) : categoryName(win.category)}
            </li>
            {win.skills
              .filter((skill) => !isCalledLike(skill, win.category))
              .map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
          </ul>
        </div>
      </article>
    ))}
  </div>
);

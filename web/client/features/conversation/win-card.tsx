import { Link } from 'react-router-dom';
import type { NamedWin } from '#web/contract/messages.ts';
import { CategoryDot, Stone } from '../../shared/cairn/cairn.tsx';
import { todayIn, winDay } from '../../shared/calendar.ts';
import { categoryName, isCalledLike } from '../../shared/categories.ts';
import { GuessedCategory } from '../../shared/parts/guessed-category.tsx';
import { useFiling } from '../../shared/use-filing.ts';
import styles from './composer.module.css';
import { copy } from './copy.ts';
import { useWinChanges } from './use-win-changes.ts';

const words = copy.win;

const pageOf = (id: string): string => `/wins/edit/${encodeURIComponent(id)}`;
const nameOf = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A win that was just told, as it is kept, with the way to change it and to take it back. */
export const WinCard = ({ win, isAlone }: { win: NamedWin; isAlone: boolean }) => {
  const { isBusy, undo, restore } = useWinChanges(win.id);
  const isKept = win.state === 'kept';
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  return (
    <article className={styles.win} data-state={win.state}>
      <Stone seed={win.id} category={win.category} />
      <div className={styles.winBody}>
        <p className={styles.winState}>
          {isKept ? words.kept : words.removed}
          {!isAlone && <span> · {words.number(win.number)}</span>}
          {win.date !== null && win.date !== today && (
            <span>
              {' · '}
              <time dateTime={win.date}>{winDay({ ...win, date: win.date })}</time>
            </span>
          )}
        </p>
        <p className={styles.winWords}>{win.text}</p>
        {isKept && <Filed win={win} />}
        {win.analysis !== '' && isKept && <p className={styles.analysis}>{win.analysis}</p>}
        <div className={styles.winActions}>
          {isKept ? (
            <>
              <button
                type="button"
                className={styles.quiet}
                disabled={isBusy}
                aria-label={words.undoOf(nameOf(win.text))}
                onClick={() => void undo()}
              >
                {words.undo}
              </button>
              <Link to={pageOf(win.id)} className={styles.quiet} aria-label={words.editOf(nameOf(win.text))}>
                {words.edit}
              </Link>
            </>
          ) : (
            <button
              type="button"
              className={styles.quiet}
              disabled={isBusy}
              aria-label={words.restoreOf(nameOf(win.text))}
              onClick={() => void restore()}
            >
              {words.restore}
            </button>
          )}
        </div>
      </div>
    </article>
  );
};

/** What it was filed under: the hue of the stone again, beside its name. */
const Filed = ({ win: { id, category, categoryIsGuess, skills } }: { win: NamedWin }) => {
  const file = useFiling();
  const others = skills.filter((skill) => !isCalledLike(skill, category));
  if (category === null && others.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {category !== null && categoryIsGuess && (
        <li className={styles.guess}>
          <GuessedCategory category={category} onChoose={(chosen) => void file(id, chosen)} />
        </li>
      )}
      {category !== null && !categoryIsGuess && (
        <li className={styles.category}>
          <CategoryDot category={category} />
          <span className="visually-hidden">{words.category}: </span>
          {categoryName(category)}
        </li>
      )}
      {others.map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
    </ul>
  );
};

/** Wins of a list, by the numbers that an answer can speak of. */
export const ListedWins = ({ wins }: { wins: readonly NamedWin[] }) => (
  <ol className={styles.listed}>
    {wins.map((win) => (
      <li key={win.id} data-state={win.state}>
        <span className={styles.number}>{win.number}.</span>
        <span>
          {win.state === 'kept' ? (
            <Link to={pageOf(win.id)} className={styles.listedWords}>
              {win.text}
            </Link>
          ) : (
            <span className={styles.listedWords}>{win.text}</span>
          )}
          <span className={styles.winState}>
            {win.date !== null && winDay({ ...win, date: win.date })}
            {win.state === 'removed' && ` ${words.removed}`}
          </span>
        </span>
      </li>
    ))}
  </ol>
);

import { memo, useId } from 'react';
import type { Achievement } from '#web/contract/achievements.ts';
import { winDay } from '../../shared/calendar.ts';
import { GuessedCategory } from '../../shared/parts/guessed-category.tsx';
import { Menu } from '../../shared/parts/menu.tsx';
import { CategoryChip, Chip } from './category-chip.tsx';
import { copy } from './copy.ts';
import { Pebble } from './pebble.tsx';
import type { RowActions } from './row-actions.ts';
import { skillsOf, WinDetails } from './win-details.tsx';
import { beginningOf, winName } from './win-name.ts';
import styles from './win-row.module.css';

const words = copy.card;
/** More does not fit into the two lines of a row. */
const IN_A_ROW = 240;
/** So many are seen without a click; all of them stand in what the row opens. */
const SKILLS_IN_A_ROW = 3;

type Row = Readonly<{
  win: Achievement;
  isOpen: boolean;
  /** Null while nothing is being selected. */
  isSelected: boolean | null;
  actions: RowActions;
}>;

/** One win: a line that opens, with a box to tick while several are being selected. */
export const WinRow = memo(({ win, isOpen, isSelected, actions }: Row) => {
  const id = useId();
  const name = winName(win);
  const isGuess = win.categoryIsGuess && win.category !== null;
  return (
    <li className={styles.row} data-win={win.id} data-guess={isGuess} data-selected={isSelected ?? false}>
      <div className={styles.stone}>
        {isSelected === null ? (
          <Pebble seed={win.id} category={win.category} />
        ) : (
          <label className={styles.check}>
            <input
              type="checkbox"
              data-row
              aria-label={words.select(name)}
              checked={isSelected}
              onChange={({ nativeEvent }) =>
                actions.select(win.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        )}
      </div>
      <h4 className={styles.head}>
        <button
          type="button"
          className={styles.summary}
          data-summary
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => actions.toggle(win.id)}
        >
          <span className={isOpen ? 'visually-hidden' : styles.said}>
            <span className={isOpen ? undefined : styles.words}>{beginningOf(win.originalMessage, IN_A_ROW)}</span>{' '}
            {!isOpen && <Skills win={win} />}
          </span>{' '}
          <span className={styles.facts}>
            <time dateTime={win.date}>{winDay(win)}</time>
            {!isGuess && <CategoryChip category={win.category} />}
            {win.private && <Chip>{words.private}</Chip>}
          </span>
        </button>
      </h4>
      {win.categoryIsGuess && win.category !== null && (
        <div className={styles.guess} data-open={isOpen}>
          <GuessedCategory category={win.category} onChoose={(category) => actions.setCategory([win], category)} />
        </div>
      )}
      <Menu
        label={words.menu(name)}
        button={DOTS}
        buttonClass={styles.menuButton}
        items={[
          { label: words.edit, onSelect: () => actions.edit(win) },
          { label: words.remove, onSelect: () => actions.remove(win), destructive: true },
        ]}
      />
      {isOpen && (
        <div id={id} className={styles.details}>
          <WinDetails win={win} name={name} actions={actions} />
        </div>
      )}
    </li>
  );
});

/** In one line, cut off where it is full. */
const Skills = ({ win }: Pick<Row, 'win'>) => {
  const skills = skillsOf(win).slice(0, SKILLS_IN_A_ROW);
  return skills.length === 0 ? null : <span className={styles.skills}>{skills.join(' · ')}</span>;
};

const DOTS = (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M4 10h0m6 0h0m6 0h0" strokeWidth="3.2" strokeLinecap="round" />
  </svg>
);

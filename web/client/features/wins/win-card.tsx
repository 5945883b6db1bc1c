import { memo, useId, useState } from 'react';
import type { Achievement } from '#web/contract/achievements.ts';
import { Stone } from '../../shared/cairn/cairn.tsx';
import { longDate } from '../../shared/calendar.ts';
import { Menu } from '../../shared/parts/menu.tsx';
import { copy } from './copy.ts';
import { EvidenceList } from './evidence.tsx';
import styles from './win-card.module.css';

const words = copy.card;
/** Where no category is sure, none is shown: the word itself says nothing. */
const NO_CATEGORY = 'Other';

/** One win and what can be done to it. */
export const WinCard = memo(
  (props: { win: Achievement; onEdit: (win: Achievement) => void; onRemove: (win: Achievement) => void }) => {
    const { win } = props;
    const date = longDate(win.date);
    return (
      <li className={styles.card} data-win={win.id}>
        <div className={styles.stone}>
          <Stone seed={win.id} category={win.category} />
        </div>
        <div className={styles.top}>
          <time dateTime={win.date}>{date}</time>
          {win.category !== null && win.category !== NO_CATEGORY && (
            <span className={styles.category}>{win.category}</span>
          )}
          {win.private && <span className={styles.category}>{words.private}</span>}
        </div>
        <div className={styles.menu}>
          <Menu
            label={words.menu(date)}
            button={<Dots />}
            buttonClass={styles.menuButton}
            items={[
              { label: words.edit, onSelect: () => props.onEdit(win) },
              { label: words.remove, onSelect: () => props.onRemove(win), destructive: true },
            ]}
          />
        </div>
        <div className={styles.body}>
          <h3 className={styles.eyebrow}>{words.achieved}</h3>
          <OwnWords words={win.originalMessage} />
          <Analysis win={win} />
          <EvidenceList win={win} />
        </div>
      </li>
    );
  },
);

const Analysis = ({ win }: { win: Achievement }) => {
  if (win.analysisResult === null) return <p className={styles.pending}>{words.analysing}</p>;
  const { analysis } = win.analysisResult;
  const skills = win.analysisResult.skills.filter((skill) => skill.toLowerCase() !== win.category?.toLowerCase());
  return (
    <>
      {analysis !== '' && (
        <p className={styles.analysis}>
          <strong>{words.analysis}</strong> {analysis}
        </p>
      )}
      {skills.length > 0 && (
        <div className={styles.skills}>
          <strong>{words.skills}</strong>
          <ul>
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};

const Dots = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    <circle cx="4" cy="10" r="1.6" />
    <circle cx="10" cy="10" r="1.6" />
    <circle cx="16" cy="10" r="1.6" />
  </svg>
);

const longest = { characters: 600, lines: 12 };

/** What a person wrote, in full; what would fill a screen shows its beginning and opens when asked. */
const OwnWords = ({ words }: { words: string }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = words.length > longest.characters || words.split('\n').length > longest.lines;
  return (
    <>
      <p id={id} className={styles.own} data-folded={long && !open}>
        {words}
      </p>
      {long && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? copy.card.fold : copy.card.unfold}
        </button>
      )}
    </>
  );
};

import { type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOpenable } from '#domain/links.ts';
import type { Achievement } from '#web/contract/achievements.ts';
import { isCalledLike } from '../../shared/categories.ts';
import { CheckLine } from '../../shared/forms/check-line.tsx';
import { lazily } from '../../shared/lazily.tsx';
import { AddEvidence, AddLink } from './add-evidence.tsx';
import { copy } from './copy.ts';
import type { RowActions } from './row-actions.ts';
import styles from './win-details.module.css';

const words = copy.card;
const KeptEvidence = lazily(() => import('./kept-evidence.tsx'));

/** What a row of pictures and one link take up, so that nothing moves when they come. */
const ROOM = { files: 184, link: 46 } as const;
const roomOf = ({ evidence, links }: Achievement): number =>
  (evidence.length > 0 ? ROOM.files : 0) + links.length * ROOM.link;

/** What a row opens: the words in full, what they show, what is kept with them, and what can be done. */
export const WinDetails = (props: {
  win: Achievement;
  name: string;
  actions: Pick<RowActions, 'edit' | 'setPrivate'>;
}) => {
  const { win, name, actions } = props;
  return (
    <>
      <p className={styles.eyebrow}>{words.achieved}</p>
      <OwnWords words={win.originalMessage} />
      <Analysis win={win} />
      {win.publicText !== null && (
        <p className={styles.analysis}>
          <strong>{words.publicText}</strong> <span className={styles.public}>{win.publicText}</span>
        </p>
      )}
      {(win.evidence.length > 0 || win.links.length > 0) && (
        <Suspense fallback={<div style={{ height: roomOf(win) }} />}>
          <KeptEvidence win={win} label={copy.evidence.of(name)} />
        </Suspense>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.edit} aria-label={words.editOf(name)} onClick={() => actions.edit(win)}>
          {words.editShort}
        </button>
        <AddEvidence winId={win.id} name={name} quiet />
        <AddLink winId={win.id} name={name} />
        <CheckLine
          checked={win.private}
          onChange={(isPrivate) => actions.setPrivate([win], isPrivate)}
          label={words.privateOf(name)}
        >
          {words.keepPrivate}
        </CheckLine>
      </div>
    </>
  );
};

/** The skills of a win that say more than its category beside them. */
export const skillsOf = ({
  analysisResult,
  category,
}: Pick<Achievement, 'analysisResult' | 'category'>): readonly string[] =>
  (analysisResult?.skills ?? []).filter((skill) => !isCalledLike(skill, category));

const Analysis = ({ win }: { win: Achievement }) => {
  if (win.analysisResult === null) return <p className={styles.pending}>{words.analysing}</p>;
  const { analysis } = win.analysisResult;
  const skills = skillsOf(win);
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
              <li key={skill}>
                <Link to={`/wins?skill=${encodeURIComponent(skill)}`}>{skill}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};

const longest = { characters: 600, lines: 12 };

/** What a person wrote, in full; what would fill a screen shows its beginning and opens when asked. */
const OwnWords = ({ words: own }: { words: string }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = own.length > longest.characters || own.split('\n').length > longest.lines;
  return (
    <>
      <p id={id} className={styles.own} data-folded={long && !open}>
        {withLinks(own)}
      </p>
      {long && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? words.fold : words.unfold}
        </button>
      )}
    </>
  );
};

/** Addresses of the web, as people write them beside a win, can be followed; what ends a sentence is no part of one. */
const withLinks = (own: string): readonly ReactNode[] => {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: found, index } of own.matchAll(/(?<![\p{L}\p{N}/@._-])https?:\/\/[^\s<>"“”]+/giu)) {
    const address = found.replace(/[.,;:!?)\]}'’]+$/, '');
    if (!isOpenable(address)) continue;
    parts.push(own.slice(from, index));
    parts.push(
      <a key={index} href={address} target="_blank" rel="noopener noreferrer nofollow">
        {address}
      </a>,
    );
    from = index + address.length;
  }
  return [...parts, own.slice(from)];
};

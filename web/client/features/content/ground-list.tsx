import { Link } from 'react-router-dom';
import type { DocumentAnswer, DocumentSentence, DocumentSource } from '#web/contract/documents.ts';
import { winDay } from '../../shared/calendar.ts';
import { language } from '../../shared/locale.ts';
import { copy } from './copy.ts';
import styles from './ground-list.module.css';

const words = copy.ground;

/** What one sentence rests on. */
export const GroundList = (props: { id: string; sentence: DocumentSentence; sources: DocumentAnswer['sources'] }) => {
  const { grounds, quotes = [] } = props.sentence;
  const wins = new Set(grounds.flatMap((ground) => (ground.on === 'win' ? [ground.id] : [])));
  const others = new Set(grounds.flatMap((ground) => (ground.on === 'win' ? [] : [words[ground.on]])));
  return (
    <div id={props.id} lang={language} className={styles.open}>
      <SourceList sources={props.sources.filter(({ winId }) => wins.has(winId))} />
      {quotes.length > 0 && <p className={styles.others}>{words.quotes(quotes)}</p>}
      {others.size > 0 && <p className={styles.others}>{[...others].join(' · ')}</p>}
    </div>
  );
};

/** Wins behind a text, each the way to itself, and what became of it since. */
export const SourceList = ({ sources }: { sources: readonly DocumentSource[] }) => (
  <ul className={styles.list}>
    {sources.map((source) => (
      <li key={source.winId}>
        <SourceWords source={source} />
        <span className={styles.facts}>
          {source.date === null ? (
            words.undated
          ) : (
            <time dateTime={source.date}>{winDay({ ...source, date: source.date })}</time>
          )}
          {source.state !== 'same' && <strong className={styles.state}>{words.states[source.state]}</strong>}
        </span>
      </li>
    ))}
  </ul>
);

/** A win that is gone has no page; one that is private has, and its words stay there. */
const SourceWords = ({ source: { winId, text, state } }: { source: DocumentSource }) => {
  if (state === 'gone') return null;
  return (
    <Link to={`/wins/edit/${encodeURIComponent(winId)}`} className={styles.win}>
      {text ?? words.toWin}
    </Link>
  );
};

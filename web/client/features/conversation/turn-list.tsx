import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Turn } from '#web/contract/messages.ts';
import styles from './conversation.module.css';
import { texts } from './texts.ts';
import { piecesOf } from './words-of-cairn.ts';

const shownFirst = 6;

/** What was said, the newest at the bottom; the turns before the last few when they are asked for. */
export const TurnList = ({ turns, brandName }: { turns: readonly Turn[]; brandName: string }) => {
  const [shown, setShown] = useState(shownFirst);
  const last = turns.at(-1);
  const isWaiting = last?.from === 'you' && last.state === 'waiting';
  return (
    <>
      {turns.length > shown && (
        <Button className={styles.earlier ?? ''} onClick={() => setShown(shown + 2 * shownFirst)}>
          {texts.earlier}
        </Button>
      )}
      <div role="log" aria-label={texts.turns}>
        <ol className={styles.turns}>
          {turns.slice(-shown).map((turn) => (
            <TurnLine key={turn.id} turn={turn} brandName={brandName} />
          ))}
        </ol>
      </div>
      {isWaiting && (
        <p className={styles.waiting} role="status">
          {texts.reading(brandName)}
        </p>
      )}
    </>
  );
};

const TurnLine = ({ turn, brandName }: { turn: Turn; brandName: string }) => (
  <li className={styles.turn} data-from={turn.from}>
    <span className={styles.who}>{turn.from === 'you' ? texts.you : brandName}</span>
    <p className={styles.said}>{turn.from === 'you' ? turn.text : <Answer text={turn.text} />}</p>
  </li>
);

/** Addresses of our own pages can be followed. */
const Answer = ({ text }: { text: string }) =>
  piecesOf(text, location.origin).map(({ at, text: words, path }) =>
    path === null ? (
      words
    ) : (
      <Link key={at} to={path}>
        {words}
      </Link>
    ),
  );

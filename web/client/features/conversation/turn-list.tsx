import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Turn } from '#web/contract/messages.ts';
import styles from './conversation.module.css';
import { copy } from './copy.ts';

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
          {copy.earlier}
        </Button>
      )}
      <div role="log" aria-label={copy.turns}>
        <ol className={styles.turns}>
          {turns.slice(-shown).map((turn) => (
            <TurnLine key={turn.id} turn={turn} brandName={brandName} />
          ))}
        </ol>
      </div>
      {isWaiting && (
        <p className={styles.waiting} role="status">
          {copy.reading(brandName)}
        </p>
      )}
    </>
  );
};

const TurnLine = ({ turn, brandName }: { turn: Turn; brandName: string }) => (
  <li className={styles.turn} data-from={turn.from}>
    <span className={styles.who}>{turn.from === 'you' ? copy.you : brandName}</span>
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

/** A piece of a text, and where it begins there: plain words, or an address of our own that can be followed. */
type Piece = Readonly<{ at: number; text: string; path: string | null }>;

const ADDRESS = /https?:\/\/[^\s<>"”]+[^\s<>"”.,:;!?)]/g;

/** Cuts a text at the addresses that lead to pages of ours; all others stay words. */
const piecesOf = (text: string, origin: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (address !== origin && !address.startsWith(`${origin}/`)) continue;
    if (index > end) pieces.push({ at: end, text: text.slice(end, index), path: null });
    pieces.push({ at: index, text: address, path: address.slice(origin.length) || '/' });
    end = index + address.length;
  }
  return end < text.length ? [...pieces, { at: end, text: text.slice(end), path: null }] : pieces;
};

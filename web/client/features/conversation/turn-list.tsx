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
    <p className={styles.said}>
      {turn.from === 'you' ? turn.text : <Answer text={turn.text} helpLinks={turn.helpLinks} />}
    </p>
  </li>
);

/** Addresses of our own pages can be followed, and so can what leads to help: a number is dialled. */
const Answer = ({ text, helpLinks }: { text: string; helpLinks: readonly string[] }) =>
  piecesOf(text, helpLinks).map(({ at, text: words, path, href }) => {
    if (path !== null)
      return (
        <Link key={at} to={path}>
          {words}
        </Link>
      );
    return href === null ? (
      words
    ) : (
      <a key={at} href={href}>
        {words}
      </a>
    );
  });

/** A piece of a text, and where it begins there: a page of ours (`path`), a way to help (`href`), or plain words. */
type Piece = Readonly<{ at: number; text: string; path: string | null; href: string | null }>;

const piecesOf = (text: string, helpLinks: readonly string[]): readonly Piece[] => {
  const links = [...pagesIn(text), ...helpLinks.flatMap((link) => placesOf(link, text))];
  const pieces: Piece[] = [];
  let end = 0;
  const wordsUpTo = (at: number) => {
    if (at > end) pieces.push({ at: end, text: text.slice(end, at), path: null, href: null });
  };
  for (const link of links.sort((one, other) => one.at - other.at)) {
    if (link.at < end) continue;
    wordsUpTo(link.at);
    pieces.push(link);
    end = link.at + link.text.length;
  }
  wordsUpTo(text.length);
  return pieces;
};

const ADDRESS = /https?:\/\/[^\s<>"”]+[^\s<>"”.,:;!?)]/g;

/** The addresses that lead to pages of ours. */
const pagesIn = (text: string): readonly Piece[] =>
  [...text.matchAll(ADDRESS)]
    .filter(({ 0: address }) => address === location.origin || address.startsWith(`${location.origin}/`))
    .map(({ 0: address, index }) => ({
      at: index,
      text: address,
      path: address.slice(location.origin.length) || '/',
      href: null,
    }));

/** Where a number or an address stands whole: "112" is none in "1120". */
const placesOf = (link: string, text: string): readonly Piece[] => {
  const href = link.startsWith('https:') ? link : `tel:${link.replace(/[^\d+]/g, '')}`;
  const whole = new RegExp(`(?<!\\d)${link.replace(/[^\d\w]/g, '\\$&')}(?!\\d)`, 'g');
  return [...text.matchAll(whole)].map(({ index }) => ({ at: index, text: link, path: null, href }));
};

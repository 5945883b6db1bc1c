import { Link } from 'react-router-dom';
import type { Insight } from '#web/contract/insights.ts';
import { categoryName } from '../../shared/categories.ts';
import { copy } from './copy.ts';
import styles from './grounded.module.css';

/** A sentence about what was counted; the categories and skills that it names open the wins that they rest on. */
export const Grounded = ({ insight: { categories, skills }, text }: { insight: Insight; text: string }) =>
  groundedIn({ text, categories, skills }).map(({ at, text: piece, to, wins }) =>
    to === null ? (
      piece
    ) : (
      <Link key={at} to={to} className={styles.ground} title={copy.restsOn(wins)}>
        {piece}
      </Link>
    ),
  );

/** A piece of the text, where it begins there, and the wins that it rests on, if it names any. */
type Piece = Readonly<{ at: number; text: string; to: string | null; wins: number }>;

/** Each name counts where it first stands whole; the longer one where two begin together. */
export const groundedIn = ({
  text,
  categories,
  skills,
}: Pick<Insight, 'categories' | 'skills'> & Readonly<{ text: string }>) => {
  const named = [
    ...categories.flatMap(({ name, wins }) => {
      const to = `/wins?${new URLSearchParams({ category: name })}`;
      return [...new Set([name, categoryName(name)])].map((called) => ({ name: called, wins, to }));
    }),
    ...skills.map((one) => ({ ...one, to: `/wins?${new URLSearchParams({ skill: one.name })}` })),
  ].toSorted((one, other) => other.name.length - one.name.length);
  const found: Piece[] = [];
  for (const { name, to, wins } of named) {
    const at = placeOf(name, text, found);
    if (at >= 0) found.push({ at, text: text.slice(at, at + name.length), to, wins });
  }
  return withRest(text, found);
};

const placeOf = (name: string, text: string, taken: readonly Piece[]): number => {
  const [words, wanted] = [text.toLowerCase(), name.toLowerCase()];
  if (words.length !== text.length || wanted === '') return -1; // some letters are longer in small: no place is sure
  for (let at = words.indexOf(wanted); at >= 0; at = words.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const isWhole = !isLetter(words[at - 1]) && !isLetter(words[end]);
    if (isWhole && taken.every((one) => end <= one.at || one.at + one.text.length <= at)) return at;
  }
  return -1;
};

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

const withRest = (text: string, found: readonly Piece[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  const upTo = (at: number) => {
    if (at > end) pieces.push({ at: end, text: text.slice(end, at), to: null, wins: 0 });
  };
  for (const piece of found.toSorted((one, other) => one.at - other.at)) {
    upTo(piece.at);
    pieces.push(piece);
    end = piece.at + piece.text.length;
  }
  upTo(text.length);
  return pieces;
};

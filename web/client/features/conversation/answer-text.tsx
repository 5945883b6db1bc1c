import { Link } from 'react-router-dom';

/** Addresses of our own pages can be followed, and so can what leads to help: a number is dialled. */
export const AnswerText = ({ text, helpLinks }: { text: string; helpLinks: readonly string[] }) =>
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

/** The addresses that lead to pages of ours. A path of two slashes would be the name of another site. */
const pagesIn = (text: string): readonly Piece[] =>
  [...text.matchAll(ADDRESS)]
    .filter(({ 0: address }) => address === location.origin || address.startsWith(`${location.origin}/`))
    .filter(({ 0: address }) => !address.startsWith(`${location.origin}//`))
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

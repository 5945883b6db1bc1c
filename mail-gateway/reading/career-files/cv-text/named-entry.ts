import type { CareerWords } from '#domain/documents/career.ts';
import { stripped } from '#language/text/months.ts';
import type { Entry } from './entries.ts';
import { soundsLikeDegree, soundsLikeEmployer, soundsLikeSchool, soundsLikeTrade } from './names.ts';

type Named = Readonly<{ what: string; where: string; place: string }>;
type Sounds = Readonly<{ what(text: string): boolean; where(text: string): boolean }>;

const WORK: Sounds = { what: soundsLikeTrade, where: soundsLikeEmployer };
const LEARNING: Sounds = { what: soundsLikeDegree, where: soundsLikeSchool };

export const positionsFrom = (entries: readonly Entry[]): readonly CareerWords[] =>
  named(entries, WORK).map(({ what, where, place, from, to }) => ({
    kind: 'position',
    employer: where,
    title: what,
    place,
    from,
    to,
  }));

export const educationFrom = (entries: readonly Entry[]): readonly CareerWords[] =>
  named(entries, LEARNING).map(({ what, where, place, from, to }) => ({
    kind: 'education',
    school: where,
    title: what,
    place,
    from,
    to,
  }));

/** Where the names of one entry do not tell which is which, they stand in the order of those that do. */
const named = (entries: readonly Entry[], sounds: Sounds): readonly (Named & Entry)[] => {
  const told = entries
    .filter(({ names }) => names.length > 0)
    .map((entry) => ({ entry, parts: partsOf(entry.names, sounds) }));
  const whatFirst = told.reduce((sum, { parts }) => sum + order(parts, sounds), 0) >= 0;
  return told.map(({ entry, parts }) => ({ ...entry, ...placed(parts, sounds, whatFirst) }));
};

/** A separator that stands between two names; a comma only where nothing else does. */
const STRONG = /\t+|\s+[|@·•]\s*|\s+[–—-]\s+|\s+(?:at|bei|bei der|beim|chez)\s+/u;

/** In lines of their own names need no other. */
const COLUMN = /\t+|\s+[|@·•]\s*/u;

const partsOf = (names: readonly string[], sounds: Sounds): readonly string[] => {
  const separator = names.length > 1 ? COLUMN : STRONG;
  const parts = names
    .flatMap((name) => name.split(separator))
    .map(stripped)
    .filter((part) => part !== '');
  const [only] = parts;
  if (parts.length !== 1 || only === undefined) return parts;
  return splitAtComma(only, sounds);
};

/** "Site manager, Hochtief AG, Essen": what was done may have commas of its own, the rest is where. */
const splitAtComma = (text: string, sounds: Sounds): readonly string[] => {
  const pieces = commaPieces(text);
  if (pieces.length < 2) return pieces;
  const where = pieces.findIndex((piece) => sounds.where(piece) && !sounds.what(piece));
  const at = where > 0 ? where : where === 0 ? lastWhere(pieces, sounds) : 1;
  return [pieces.slice(0, at).join(', '), pieces.slice(at).join(', ')];
};

/** It begins with where it was: what was done follows, where something sounds like it. */
const lastWhere = (pieces: readonly string[], sounds: Sounds): number => {
  const what = pieces.findIndex((piece, at) => at > 0 && sounds.what(piece));
  return what > 0 ? what : pieces.length;
};

/** "Acme, Inc." is one name, and nothing is parted inside of brackets. */
const commaPieces = (text: string): readonly string[] =>
  text
    .split(/,\s*(?!(?:Inc|Ltd|LLC|L\.L\.C|Corp|Co|GmbH|AG|S\.A|SL|PLC)\b)(?![^(]*\))/iu)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** Above zero where what was done stands first. */
const order = ([first = '', second = '']: readonly string[], { what, where }: Sounds): number => {
  if (second === '') return 0;
  const score = (text: string): number => Number(what(text)) - Number(where(text));
  return Math.sign(score(first) - score(second));
};

const placed = (parts: readonly string[], sounds: Sounds, whatFirst: boolean): Named => {
  const [first = '', second = '', ...more] = parts;
  if (second === '') return onlyOne(first, sounds);
  const own = order(parts, sounds);
  const isWhatFirst = own === 0 ? whatFirst : own > 0;
  const [what, told] = isWhatFirst ? [first, second] : [second, first];
  const { where, place } = withPlace(told);
  const other = more.find((part) => part.length <= 60 && !sounds.what(part) && !sounds.where(part)) ?? '';
  return { what, where, place: place || other };
};

const onlyOne = (name: string, sounds: Sounds): Named => {
  if (!sounds.where(name) || sounds.what(name)) return { what: name, where: '', place: '' };
  return { what: '', ...withPlace(name) };
};

/** Behind the first comma of where it was stands the town. */
const withPlace = (text: string): Readonly<{ where: string; place: string }> => {
  const [where = '', ...rest] = commaPieces(text);
  const place = rest.join(', ');
  return place.length <= 60 && !/\d{3}/.test(place) ? { where, place } : { where: text, place: '' };
};

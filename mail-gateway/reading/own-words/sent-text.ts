import { isBlank } from '#language/text/line.ts';
import { isBanner } from './disclaimers.ts';
import { isQuoted, withoutQuoteMarks } from './lines.ts';

/** Bounds: mails of ours that are looked at, characters of each, and places of one phrase that are tried. */
const MOST_MAILS = 6;
const MOST_CHARACTERS = 32 * 1024;
const MOST_PLACES = 8;

/** How much must agree, unmarked, before we believe that it is our mail: somebody may say a sentence of ours again. */
const SURE_WORDS = 12;
const SURE_LINES = 2;
/** A shorter line is ours only where it follows our line before. */
const SURE_IN_ANY_ORDER = 5;
/** Share of known phrases from which a line is ours though not word for word (clients insert links and marks). */
const ALIKE = 0.6;
/** Phrases at the end of a line that nobody sent: an answer, typed behind our question. */
const ANSWER = 3;

const URL = /<?(?:https?:\/\/|mailto:|www\.)[^\s<>)\]]+[>)\]]?/gi;
const wordsOf = (line: string): string[] =>
  line
    .replace(URL, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const urlsOf = (line: string): string[] => (line.match(URL) ?? []).map((url) => url.replace(/^<|[>)\]]$/g, ''));
const phrase = (words: readonly string[], at: number): string => words.slice(at, at + 3).join(' ');

/** Our own mails, made ready to be found again. */
export type Sent = Readonly<{
  words: readonly string[];
  /** For each word, the number of the line it stands on. */
  lines: readonly number[];
  /** Where each phrase of three words, and each shorter line, begins. */
  places: ReadonlyMap<string, readonly number[]>;
  urls: ReadonlySet<string>;
  /** The last two labels of the hosts our links lead to: where our addresses are, too. */
  domains: ReadonlySet<string>;
}>;

const HOST = /(?:@|:\/\/|\bwww\.)([a-z0-9.-]{3,255})/gi;
/** The ends of the hosts that a text names in addresses and links. */
export const domainsOf = (text: string): string[] =>
  [...text.matchAll(HOST)].map(([, host = '']) =>
    host.toLowerCase().replace(/\.+$/, '').split('.').slice(-2).join('.'),
  );

/** Does a line give an address or a link of ours? */
export const namesUs = (lines: readonly string[], known: Sent): boolean =>
  known.domains.size > 0 && lines.some((line) => domainsOf(line).some((domain) => known.domains.has(domain)));

/** `sent` are plain texts of ours, newest first; of each the first 32 KB count. */
export const indexed = (sent: readonly string[]): Sent => {
  const words: string[] = [];
  const lines: number[] = [];
  const places = new Map<string, number[]>();
  const remember = (key: string, at: number) => {
    const known = places.get(key) ?? [];
    if (known.length < MOST_PLACES) places.set(key, [...known, at]);
  };
  const urls = new Set<string>();
  const all = sent.slice(0, MOST_MAILS).flatMap((mail) => mail.slice(0, MOST_CHARACTERS).split(/\r\n|\n|\r/));
  for (const [number, line] of all.entries()) {
    const own = wordsOf(line);
    for (const url of urlsOf(line)) urls.add(url);
    if (own.length > 0 && own.length < 3) remember(own.join(' '), words.length);
    for (const word of own) {
      words.push(word);
      lines.push(number);
    }
  }
  for (let at = 0; at + 3 <= words.length; at += 1) remember(phrase(words, at), at);
  return { words, lines, places, urls, domains: new Set(domainsOf([...urls].join(' '))) };
};

const standsAt = (sent: Sent, words: readonly string[], at: number): boolean =>
  words.every((word, i) => sent.words[at + i] === word);

/** Where in our text a line stands, at or behind `from` if it can: word for word, or nearly so for a longer line. */
const placeOf = (sent: Sent, words: readonly string[], from: number): number | undefined => {
  if (from > 0 && standsAt(sent, words, from)) return from;
  const places = sent.places.get(words.length < 3 ? words.join(' ') : phrase(words, 0)) ?? [];
  const exact = places.filter((at) => standsAt(sent, words, at));
  const found = exact.find((at) => at >= from) ?? exact[0];
  if (found !== undefined || words.length < 5) return found;
  const known = words.slice(2).map((_, i) => sent.places.get(phrase(words, i)) ?? []);
  const alike = known.filter((some) => some.length > 0);
  if (known.slice(-ANSWER).every((some) => some.length === 0)) return undefined;
  return alike.length >= known.length * ALIKE ? (alike.flat().find((at) => at >= from) ?? alike[0]?.[0]) : undefined;
};

/** A stretch of lines that stand in our text one behind the other. */
type Run = { at: number[]; words: number; lines: Set<number>; end: number };
const noRun = (): Run => ({ at: [], words: 0, lines: new Set(), end: 0 });

/**
 * Which lines of a reply are the text we sent, given back without quote marks: also wrapped anew, with other quote
 * marks, spaces or capitals. A line or two that only sound like ours stay the author's.
 */
export const linesWeSent = (lines: readonly string[], known: Sent): boolean[] => {
  const ours = lines.map(() => false);
  if (known.words.length === 0) return ours;
  let run = noRun();
  let end = -1;
  const isSure = () => run.words >= SURE_WORDS && run.lines.size >= SURE_LINES;
  const settle = () => {
    if (isSure()) for (const at of run.at) ours[at] = true;
    if (isSure()) end = run.end;
    run = noRun();
  };
  for (const [at, line] of lines.entries()) {
    if (isBlank(line) || isQuoted(line)) continue;
    const words = wordsOf(line);
    const urls = urlsOf(line);
    if (words.length === 0 && run.words > 0 && urls.every((url) => known.urls.has(url))) {
      run.at.push(at);
      continue;
    }
    const from = run.words > 0 ? run.end : Math.max(end, 0);
    const place = words.length > 0 ? placeOf(known, words, from) : undefined;
    if (place === undefined || (run.words > 0 && place < run.end)) settle();
    if (place === undefined) continue;
    run.at.push(at);
    run.words += words.length;
    run.end = place + words.length;
    for (const number of known.lines.slice(place, run.end)) run.lines.add(number);
    // Behind what surely is ours, its continuation needs no further proof: somebody wrote in between.
    if (end >= 0 && place >= end) {
      ours[at] = true;
      end = run.end;
    }
  }
  settle();
  return ours;
};

/**
 * Which lines between `from` and `to`, below the quote header `header`, are ours: here single lines count as well, once
 * all of them together are surely our mail. What else stands there was typed into the quote. Empty where the mail below
 * is not ours.
 */
export const linesQuoted = (
  lines: readonly string[],
  { from, to, header }: Readonly<{ from: number; to: number; header: readonly string[] }>,
  known: Sent,
): readonly number[] => {
  const names = new Set(header.flatMap(wordsOf));
  const found: number[] = [];
  const numbers = new Set<number>();
  let end = 0;
  let count = 0;
  let isWarned = false;
  for (let at = from; at < to; at += 1) {
    const line = lines[at] ?? '';
    const words = isBlank(line) ? [] : wordsOf(line);
    const place = words.length > 0 ? placeOf(known, words, end) : undefined;
    const isInOrder = place !== undefined && (place >= end || words.length >= SURE_IN_ANY_ORDER);
    if (isInOrder) {
      count += words.length;
      end = place + words.length;
      for (const number of known.lines.slice(place, end)) numbers.add(number);
    }
    const isHeading = count === 0 && words.length > 0 && words.length < 3 && words.every((word) => names.has(word));
    const isLink = words.length === 0 && urlsOf(line).some((url) => known.urls.has(url));
    isWarned = count === 0 && (isBanner(line) || (isWarned && !isBlank(withoutQuoteMarks(line))));
    if (isInOrder || isHeading || isLink || isWarned) found.push(at);
  }
  return count >= SURE_WORDS && numbers.size >= SURE_LINES ? found : [];
};

/** False where we know what we sent and this is not of it. */
export const couldBeOurs = (line: string, known: Sent): boolean =>
  known.words.length === 0 || placeOf(known, wordsOf(line), 0) !== undefined;

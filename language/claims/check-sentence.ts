import type { Claim, ClaimFault, ClaimJudgement, ClaimMode, ClaimSource } from '#application/wins/claims.ts';
import type { Language } from '#domain/facts.ts';
import { judgedCredit } from './credit-faults.ts';
import { judgedDates } from './dates.ts';
import { judgedDenial } from './denial-faults.ts';
import { isToldWhole, strayExclusives } from './exclusive-faults.ts';
import { isFree } from './free-words.ts';
import { type Held, holdsWord } from './held-words.ts';
import { judgedLink } from './linked-wins.ts';
import { strayNames } from './name-faults.ts';
import { judgedNumbers } from './number-faults.ts';
import { countsOwnList, namesTheJournal } from './own-lists.ts';
import type { Quantity } from './quantities.ts';
import { type ReadSource, readSource, readText } from './read-text.ts';
import { isWord, type Token } from './token.ts';
import { claimingWord } from './words/claiming-words.ts';
import { type Direction, waysOf } from './words/directions.ts';
import { EXCLUSIVES } from './words/exclusive-words.ts';
import { isPlan } from './words/function-words.ts';
import { unitOf } from './words/units.ts';

type Setting = Readonly<{ mode: ClaimMode; language: Language }>;

/** One sentence against all it rests on. */
export const checkSentence = ({ text, sources }: Claim, { mode, language }: Setting): ClaimJudgement => {
  const read = (some: readonly ClaimSource[]) => some.map((source) => readSource(source, language));
  const given = read(sources.filter(({ isWanted }) => !isWanted));
  const wanted = read(sources.filter(({ isWanted }) => isWanted));
  const said = readText(text, language);
  const held = together(given);
  const faults = new Set<ClaimFault>();
  const doubts = new Set<ClaimFault>();
  const doubtfulWords: string[] = [];

  for (const { fault, isDoubtful, quantity } of judgedNumbers(
    said.figures,
    given.map(({ figures }) => figures),
  )) {
    if (isPartOfYear(quantity, given)) continue;
    if (mode === 'insight' && fault !== 'direction' && countsOwnList(quantity, text, given)) continue;
    if ((fault === 'number' || isDoubtful) && isTimeBetween(quantity, given)) {
      doubts.add('merged');
      continue;
    }
    const isAsked = fault === 'number' && (holdsNumber(quantity, said, wanted) || isOfShortForm(quantity, held));
    if (fault && !isAsked) faults.add(fault);
    if (isDoubtful || isAsked) {
      doubts.add('number');
      doubtfulWords.push(quantity.token.text);
    }
  }
  const dates = judgedDates(
    text,
    given.map(({ source }) => source),
    language,
  );
  if (dates === 'wrong') faults.add('date');
  if (dates === 'doubtful') doubts.add('date');
  if (strayNames(said.tokens, together([...given, ...wanted]), { mode, language }).length > 0) faults.add('name');
  for (const { word } of strayExclusives(
    said.plain,
    given.map(({ tokens }) => tokens),
    { mode, language },
  )) {
    doubts.add('exclusive');
    doubtfulWords.push(word);
  }
  if (
    isToldWhole(
      said.tokens,
      given.map(({ tokens }) => tokens),
    )
  )
    doubts.add('exclusive');
  if (takesOffice(said.plain, given, { mode, language })) doubts.add('title');
  const denial = judgedDenial(
    said.plain,
    given.map(({ tokens }) => tokens),
    held,
    language,
  );
  if (denial) doubts.add('denial');
  const credit = judgedCredit(said, given, language, mode);
  if (credit === 'taken') faults.add('credit');
  if (credit === 'doubtful') doubts.add('credit');
  const link = judgedLink(text, said.tokens, given, { mode, language });
  if (link) doubts.add(link);

  const words = judgedWords(said.plain, given, held, { mode, language });
  for (const { text: word, is } of words.open) {
    doubts.add(is);
    doubtfulWords.push(word);
  }
  const verdict = faults.size > 0 ? 'fails' : doubts.size > 0 ? 'doubtful' : 'stands';
  return {
    verdict,
    faults: [...faults],
    doubts: [...doubts],
    doubtfulWords: [...new Set(doubtfulWords)],
    support: words.count === 0 ? 1 : 1 - words.open.length / words.count,
  };
};

/** "Your 13 teachers" of what somebody asks for: whether it is told as theirs must be looked up. */
const holdsNumber = (quantity: Quantity, said: ReturnType<typeof readText>, wanted: readonly ReadSource[]): boolean =>
  wanted.length > 0 &&
  judgedNumbers(
    said.figures,
    wanted.map(({ figures }) => figures),
  ).some((one) => one.quantity === quantity && !one.fault && !one.isDoubtful);

/** "Key Stage 3" of "KS3". */
const isOfShortForm = ({ token }: Quantity, { words }: Held): boolean =>
  /^\d$/u.test(token.text) && [...words].some((word) => /^\p{L}{1,3}\d$/u.test(word) && word.endsWith(token.text));

const together = (given: readonly ReadSource[]): Held => ({
  words: new Set(given.flatMap(({ held }) => [...held.words])),
  stems: new Set(given.flatMap(({ held }) => [...held.stems])),
  groups: new Set(given.flatMap(({ held }) => [...held.groups])),
});

type Open = Readonly<{ text: string; is: ClaimFault }>;

/** "The second quarter" of a win of May, "the second half of the year" of one of July. */
const isPartOfYear = ({ token, counted: [part = ''] }: Quantity, given: readonly ReadSource[]): boolean => {
  const months = /^(?:quart|trimest)/u.test(part) ? 3 : /^(?:halfye|halbjahr|semest)/u.test(part) ? 6 : null;
  if (!token.isOrdinal || months === null) return false;
  const parts = given.flatMap(({ source }) => source.days.map((day) => Math.ceil(Number(day.slice(5, 7)) / months)));
  return parts.some((one) => one === token.values[0]);
};

const DAY = 86_400;

/** "Four days after the outage", of two wins that are as far apart: code cannot tell whether these two are meant. */
const isTimeBetween = ({ token }: Quantity, given: readonly ReadSource[]): boolean => {
  const [value = 0] = token.values;
  const days = [...new Set(given.flatMap(({ source }) => source.days.filter((day) => day.length === 10)))];
  return days.some((from) =>
    days.some((to) => {
      const apart = (Date.parse(to) - Date.parse(from)) / 1_000;
      if (apart <= 0) return false;
      if (token.unit?.of === 'months') return Math.abs(apart / DAY / 30.4 - value) <= 0.5;
      return token.unit?.of === 'time' && value >= DAY && Math.abs(apart - value) < (value % (7 * DAY) ? 1 : 4 * DAY);
    }),
  );
};

/** No name ends so: "Ringing", "Payer". */
const DEED = /(?:ing|er|ir|ar|ung|heit|keit)$/u;

const AS = /^(?:as|als|comme|como)$/u;

/** "As area manager, …" where nothing that lasts, such as the profile, says that its writer is one. */
const takesOffice = (tokens: readonly Token[], given: readonly ReadSource[], { mode, language }: Setting): boolean => {
  const [first] = tokens;
  if (mode === 'analysis' || !isWord(first) || !AS.test(first.word)) return false;
  const end = tokens.findIndex(({ is }) => is === 'break');
  const lasting = given.filter(({ source }) => source.isLasting);
  const words = tokens.slice(1, end < 0 ? tokens.length : end).filter(isWord);
  return (
    words.some(({ word }) => claimingWord(word) === 'title') &&
    !lasting.some(({ held }) => words.every(({ word }) => isFree(word, language, 'document') || held.words.has(word)))
  );
};

/** Content words that no source holds, and how many content words there are. */
const judgedWords = (
  tokens: readonly Token[],
  given: readonly ReadSource[],
  held: Held,
  { mode, language }: Setting,
): Readonly<{ open: readonly Open[]; count: number }> => {
  const ways = new Set(
    given.flatMap(({ figures }) =>
      figures.changes.map(({ from, to }) => wayOf(from.token.values[0] ?? 0, to.token.values[0] ?? 0)),
    ),
  );
  let count = 0;
  const open = tokens.flatMap((token, at): readonly Open[] => {
    if (!isWord(token) || isFree(token.word, language, mode) || EXCLUSIVES[language].has(token.word)) return [];
    if (isUnit(tokens, at, token.word, language)) return [];
    if (mode === 'insight' && namesTheJournal(tokens, at, language)) return [];
    count += 1;
    if (holdsWord(held, token.word, language)) return [];
    if (
      /^\p{Ll}/u.test(token.text) || token.isFirst ? waysOf(token.word, language).some((way) => ways.has(way)) : false
    )
      return [];
    const isName = token.isFirst && token.isCapital && MAY_NAME.has(mode) && !DEED.test(token.word); // it may be one
    return [
      {
        text: token.text,
        is: claimingWord(token.word) ?? (isPlan(token.word, language) ? 'outcome' : isName ? 'name' : 'word'),
      },
    ];
  });
  return { open, count };
};

const MAY_NAME: ReadonlySet<ClaimMode> = new Set<ClaimMode>(['analysis', 'insight']);

const wayOf = (from: number, to: number): Direction => (to > from ? 'up' : 'down');

/** Behind a number, which is judged with its unit. */
const isUnit = (tokens: readonly Token[], at: number, word: string, language: Language): boolean =>
  unitOf(word, language) !== null && [tokens[at - 1], tokens[at - 2]].some((token) => token?.is === 'number');

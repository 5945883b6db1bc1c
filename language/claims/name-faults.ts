import type { ClaimMode } from '#application/wins/claims.ts';
import type { Language } from '#domain/facts.ts';
import { isFree } from './free-words.ts';
import { type Held, holdsName, holdsWord } from './held-words.ts';
import { isWord, type Token } from './token.ts';

/** Capitals that name nobody and nothing. */
const NO_NAMES =
  /^(?:i|ok|cv|english|german|french|spanish|deutsch|englisch|franzosisch|spanisch|e|mail|mails|hr|mr|mrs|ms|dr|herr|frau|herrn|mme|madame|monsieur|sr|sra|senora|senor|christmas|easter|thanksgiving|halloween|weihnachten|ostern|noel|paques|navidad|bay|ward|q|hiring|manager|recruiter|committee)$/u;

/** After them a German noun without an article is a name. */
const BEFORE_NAMES = /^(?:herr|herrn|frau|dr|prof|bei|mit|von)$/u;
/** German nouns by their endings, and plurals: no names. */
const GERMAN_NOUN =
  /(?:ung|ungen|heit|keit|schaft|tion|tionen|tat|nis|nisse|ling|chen|tum|ismus|ur|enz|anz|ment|en|er|e)$/u;

type Setting = Readonly<{ mode: ClaimMode; language: Language }>;

/** Names that stand in no source, in their own letters. Those of titles before a name count as names too. */
export const strayNames = (tokens: readonly Token[], held: Held, { mode, language }: Setting): readonly string[] =>
  tokens.flatMap((token, at) => {
    if (!isWord(token) || !token.isCapital || token.text.length < 2 || NO_NAMES.test(token.word)) return [];
    if (mode !== 'analysis' && isFree(token.word, language, mode)) return [];
    if (!isName(tokens, at, language) || holdsName(held, token.word) || isWrittenOut(tokens, at, held)) return [];
    const hasWord = language !== 'de' && !/\d|^\p{Lu}{2}/u.test(token.text) && holdsWord(held, token.word, language);
    return hasWord ? [] : [token.text];
  });

const MOST_WORDS = 5;

/** "Key Stage 3" of "KS3", "Pupil Premium" of "PP", "ECT" of "ECT1", and "General" of "gen". */
const isWrittenOut = (tokens: readonly Token[], at: number, held: Held): boolean => {
  const isHeld = (short: string): boolean =>
    [...held.words].some((word) => word.startsWith(short) && /^\d*$/u.test(word.slice(short.length)));
  const token = tokens[at];
  if (isWord(token) && /^\p{Lu}{2,}$/u.test(token.text) && isHeld(token.word)) return true;
  if (isWord(token) && token.word.length > 5 && [3, 4].some((length) => held.words.has(token.word.slice(0, length))))
    return true;
  const starts = Array.from({ length: MOST_WORDS }, (_none, back) => at - back);
  return starts.some((start) => {
    let initials = '';
    for (let place = start; place < start + MOST_WORDS; place += 1) {
      const one = tokens[place];
      if (!isWord(one) || !one.isCapital) return false;
      initials += one.word[0];
      if (place >= at && initials.length > 1 && isHeld(initials)) return true;
    }
    return false;
  });
};

const isName = (tokens: readonly Token[], at: number, language: Language): boolean => {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (!isWord(token)) return false;
  if (/\d/u.test(token.text) || /^\p{Lu}{2,}s?$/u.test(token.text)) return true;
  if (language !== 'de') return !token.isFirst;
  if (isWord(before) && /^(?:herr|herrn|frau|dr|prof)$/u.test(before.word)) return true;
  return (
    isWord(before) &&
    !token.isFirst &&
    BEFORE_NAMES.test(before.word) &&
    !GERMAN_NOUN.test(token.word) &&
    token.text.length > 2
  );
};

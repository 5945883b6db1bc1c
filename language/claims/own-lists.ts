import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import type { Quantity } from './quantities.ts';
import type { ReadSource } from './read-text.ts';
import { stemOf } from './stems.ts';
import { isWord, type Token } from './token.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u).map(foldText));
const stemsOf = (words: string): ReadonlySet<string> => new Set([...listed(words)].map(stemOf));

/** What a person wrote, as those call it who write about it: the words claim nothing. */
const JOURNAL: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed('win wins entry entries journal'),
  de: listed('erfolg erfolge erfolgen eintrag einträge einträgen tagebuch journal handelt handeln'),
  fr: listed('réussite réussites entrée entrées journal'),
  es: listed('logro logros entrada entradas diario'),
};
/** Behind "wins" where it is a verb. */
const OBJECT =
  /^(?:the|a|an|this|that|his|her|its|their|your|our|my|over|back|new|more|against|him|them|us|you|me|den|die|das|einen?)$/u;

/** "Your wins", "drei Einträge", in what is told of a journal; "it wins the tender" is a claim. */
export const namesTheJournal = (tokens: readonly Token[], at: number, language: Language): boolean => {
  const [token, next, before] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  if (!isWord(token) || !JOURNAL[language].has(token.word)) return false;
  if (token.word !== 'win' && token.word !== 'wins') return true;
  if (isWord(next) && (OBJECT.test(next.word) || next.isCapital)) return false;
  return before?.is !== 'number' ? token.isFirst || (isWord(before) && BEFORE_NOUN.test(before.word)) : true;
};

const BEFORE_NOUN = /^(?:your|these|those|the|of|other|earlier|recent|later|in|many|most|several|some|all|both|such)$/u;

const PARTS = stemsOf(
  `strengths strength things thing themes skills areas threads moments qualities habits
  stärken stärke dinge themen fähigkeiten bereiche momente gewohnheiten
  forces points choses thèmes compétences domaines moments qualités
  fortalezas puntos cosas temas habilidades áreas momentos cualidades`,
);
const WRITTEN = stemsOf('wins win entries entry erfolge erfolg einträge réussites entrées logros entradas');

/** "Five strengths: …" where five follow, "three of your wins" where three are cited: it counts what it shows. */
export const countsOwnList = ({ token, counted }: Quantity, text: string, given: readonly ReadSource[]): boolean => {
  const [count = 0] = token.values;
  const isCited = count === given.filter(({ source: { days } }) => days[0]?.length === 10).length;
  const [thing = ''] = counted;
  if (WRITTEN.has(thing)) return isCited;
  return PARTS.has(thing) && (isCited || count === partsBehindColon(text));
};

const partsBehindColon = (text: string): number => {
  const [, list = ''] = /:\s*(.+)$/su.exec(text) ?? [];
  return list === '' ? 0 : list.split(/,\s+(?:and |und |et |y )?|;\s*|\s(?:and|und|et|y)\s/u).length;
};

import { takeTurn } from '#application/engine/turns.ts';
import type { Language } from '#domain/facts.ts';
import { clausesOf, startsIn } from '../doings.ts';
import { DEEDS, type DeedKind } from './kinds.ts';
import { LINES } from './languages.ts';
import type { Lines } from './lines.ts';

type Anchored = Readonly<Record<DeedKind, RegExp>>;

/** Only from the place on where it is looked for; compiled once a language is written about. */
const ANCHORED = new Map<Language, Anchored>();
const anchored = (language: Language, { deeds }: Lines): Anchored => {
  const known = ANCHORED.get(language);
  if (known) return known;
  const made = Object.fromEntries(
    DEEDS.map((kind) => [kind, new RegExp(`(?:${deeds[kind].when.source})(?!\\p{L})`, 'uy')]),
  ) as Anchored;
  ANCHORED.set(language, made);
  return made;
};

/** The kind of deed that the text says plainly its writer did; null for none that is known. */
export const deedIn = async (text: string, language: Language): Promise<DeedKind | null> => {
  const told = text.replaceAll(ASIDE, ' ');
  const clauses = clausesOf(told).map((words) => ({ words, starts: startsIn(words, language) }));
  const patterns = anchored(language, LINES[language]);
  for (const kind of DEEDS) {
    await takeTurn();
    if (clauses.some(({ words, starts }) => starts.some((start) => isAt(patterns[kind], words, start)))) return kind;
  }
  return null;
};

/** Between brackets stands what somebody is, and no deed. */
const ASIDE = /\([^()]{0,80}\)/gu;
/** "Helped nobody", "sold nothing". */
const NOTHING =
  /^(?:\S+ ){1,2}(?:nothing|nobody|no|none|not|nichts|niemanden?|keine?[nr]?|rien|personne|pas|aucune?|nada|nadie|ningun)(?!\p{L})/u;

const isAt = (pattern: RegExp, words: string, start: number): boolean => {
  pattern.lastIndex = start;
  return pattern.test(words) && !NOTHING.test(words.slice(start));
};

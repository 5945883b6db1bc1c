import { takeTurn } from '#application/engine/turns.ts';
import type { Language } from '#domain/facts.ts';
import { has, isSetback } from '../../noticing/reasons.ts';
import { clausesOf, startsIn } from '../doings.ts';
import { LINES } from './languages.ts';

const KINDS = ['through', 'kind', 'done'] as const;
export type PlainKind = (typeof KINDS)[number] | 'honest' | 'any';

type Anchored = Readonly<Record<(typeof KINDS)[number], RegExp>>;

/** Only from the place on where it is looked for; compiled once a language is written about. */
const ANCHORED = new Map<Language, Anchored>();
const anchored = (language: Language): Anchored => {
  const known = ANCHORED.get(language);
  if (known) return known;
  const { plain } = LINES[language];
  const made = Object.fromEntries(
    KINDS.map((kind) => [kind, new RegExp(`(?:${plain[kind].when.source})(?!\\p{L})`, 'uy')]),
  ) as Anchored;
  ANCHORED.set(language, made);
  return made;
};

/** The kind of thing that a text of few clauses plainly says its writer did; of a longer one that is not sure. */
export const plainKindOf = async (text: string, language: Language): Promise<PlainKind> => {
  const small = text.toLowerCase().replaceAll('’', "'");
  if (isSetback(small) || has(small, 'gap') || has(small, 'sad') || LINES[language].plain.honest.when.test(small))
    return 'honest';
  const clauses = clausesOf(text.replaceAll(ASIDE, ' '));
  if (clauses.length > MOST_CLAUSES) return 'any';
  const patterns = anchored(language);
  for (const kind of KINDS) {
    await takeTurn();
    if (clauses.some((words) => startsIn(words, language).some((start) => isAt(patterns[kind], words, start))))
      return kind;
  }
  return 'any';
};

const MOST_CLAUSES = 3;
/** Between brackets stands what somebody is, and no deed. */
const ASIDE = /\([^()]{0,80}\)/gu;
/** "Helped nobody", "sold nothing". */
const NOTHING =
  /^(?:\S+ ){1,2}(?:nothing|nobody|no|none|not|nichts|niemanden?|keine?[nr]?|rien|personne|pas|aucune?|nada|nadie|ningun)(?!\p{L})/u;

const isAt = (pattern: RegExp, words: string, start: number): boolean => {
  pattern.lastIndex = start;
  return pattern.test(words) && !NOTHING.test(words.slice(start));
};

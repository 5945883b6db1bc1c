import type { Language } from '#domain/facts.ts';
import { DENIALS, SMALL_WORDS } from './small-words.ts';
import { mended } from './spelling.ts';
import { stemOf } from './stems.ts';
import { type Token, tokensIn } from './tokens.ts';

const SMALL: ReadonlySet<string> = new Set(Object.values(SMALL_WORDS).flatMap((words) => [...words]));
const SCOPE = 2;

/** A clause by its stems, those right behind what denies apart; empty where nothing is denied. */
type Clause = Readonly<{ stems: ReadonlySet<string>; denied: readonly (readonly string[])[] }>;

const clausesIn = (text: string): readonly Clause[] => {
  const clauses: Token[][] = [[]];
  for (const token of tokensIn(text)) {
    if (token.is === 'end') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.map(clauseOf);
};

const NONE: ReadonlySet<string> = new Set(['zero', 'null', 'cero', 'nil']);
/** They deny what stands before them, where nothing stands behind. */
const TRAILING: ReadonlySet<string> = new Set(['nicht', 'nichts', 'pas', 'rien', 'nada']);
const isDenial = (token: Token): boolean => token.is === 'word' && (DENIALS.has(token.word) || NONE.has(token.word));
const stemsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token) =>
    token.is === 'word' && !SMALL.has(token.word) && !isDenial(token) ? [stemOf(token.word)] : [],
  );

const clauseOf = (tokens: readonly Token[]): Clause => ({
  stems: new Set(stemsOf(tokens)),
  denied: tokens.flatMap((token, at) =>
    token.is === 'word' && isDenial(token) ? [scopeOf(token.word, tokens, at)] : [],
  ),
});

/** "Zero lost" denies the one word behind it; "to zero" none. */
const scopeOf = (denial: string, tokens: readonly Token[], at: number): readonly string[] => {
  if (NONE.has(denial)) return stemsOf(tokens.slice(at + 1, at + 2));
  const behind = stemsOf(tokens.slice(at + 1)).slice(0, SCOPE);
  return behind.length > 0 || !TRAILING.has(denial) ? behind : stemsOf(tokens.slice(0, at)).slice(-SCOPE);
};

/**
 * What a source denies must be denied where it is told again, by whatever word; and what is denied must have been. It is told
 * again where all words right behind the denial are.
 */
export const turnsRound = (text: string, sources: readonly string[], language: Language): boolean => {
  const told = clausesIn(text);
  if (told.every(({ stems, denied }) => stems.size === 0 && denied.length === 0)) return false;
  const given = sources.flatMap((source) => clausesIn(mended(source, language)));
  return isLost(told, given) || isAdded(told, given);
};

/** Unless another clause says the same without denying it: "She cried. I nearly cried." */
const isLost = (told: readonly Clause[], given: readonly Clause[]): boolean =>
  given.some(({ denied, stems }) =>
    denied.some(
      (scope) =>
        scope.length > 0 &&
        told.some((clause) => isToldIn(clause, scope, stems)) &&
        !told.some((clause) => isDeniedIn(clause, scope)) &&
        !given.some((other) => other.denied.length === 0 && scope.every((stem) => other.stems.has(stem))),
    ),
  );

const isAdded = (told: readonly Clause[], given: readonly Clause[]): boolean =>
  told.some(({ denied }) =>
    denied.some(
      (scope) =>
        scope.length > 0 &&
        !given.some((clause) => clause.denied.some((one) => one.some((stem) => scope.includes(stem)))),
    ),
  );

/** The word right behind the denial is denied again. */
const isDeniedIn = ({ denied }: Clause, [first = '']: readonly string[]): boolean =>
  denied.some((scope) => scope.includes(first));

/** All of what is denied, and with a single word also another one of its clause, if it has one. */
const isToldIn = ({ stems: told }: Clause, scope: readonly string[], stems: ReadonlySet<string>): boolean => {
  if (!scope.every((stem) => told.has(stem))) return false;
  const others = [...stems].filter((stem) => !scope.includes(stem));
  return scope.length > 1 || others.length === 0 || others.some((stem) => told.has(stem));
};

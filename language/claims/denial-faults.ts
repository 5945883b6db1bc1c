import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { isFunctionWord } from './free-words.ts';
import { type Held, heldIn, holdsWord } from './held-words.ts';
import { isWord, type Token } from './token.ts';
import { LIGHT_VERBS } from './words/function-words.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u).map(foldText));

const DENIALS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`not no never none nobody nothing neither nor without cannot cant dont didnt doesnt wont isnt wasnt arent werent havent hasnt hadnt couldnt
    wouldnt shouldnt zero nil barely hardly almost nearly missing pending rejected refused failed declined unable`),
  de: listed(
    'nicht kein keine keinen keinem keiner keines nie niemals niemand niemanden nichts ohne weder null fast beinahe kaum fehlt fehlen aussteht ausstehend abgelehnt absage',
  ),
  fr: listed('pas jamais rien personne aucun aucune sans ni zéro presque non manque refusé raté'),
  es: listed(
    'no nunca nadie nada ningún ninguna ninguno sin ni cero casi tampoco jamás falta faltan pendiente rechazado rechazada',
  ),
};
/** They deny what stands before them too. */
const TRAILING = listed('nicht nichts pas rien nada');
const SCOPE = 3;
/** Words for something still to come; they deny everything behind them. */
const LACKING = listed('missing pending fehlt fehlen aussteht ausstehend manque falta faltan pendiente');
const FAR = 8;

/** A denial, with the words right behind it in its clause, which it denies. */
type Denied = Readonly<{ scope: readonly string[]; at: number; isLacking: boolean }>;
type Clause = Readonly<{ words: readonly string[]; denied: readonly Denied[]; isTwice: boolean }>;

const clausesIn = (tokens: readonly Token[], language: Language): readonly Clause[] => {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.is === 'break') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.map((clause) => clauseOf(clause, language));
};

const isDenial = (token: Token, language: Language): boolean =>
  (isWord(token) && DENIALS[language].has(token.word)) || (token.is === 'number' && token.values[0] === 0);

const contentOf = (tokens: readonly Token[], language: Language): readonly string[] =>
  tokens.flatMap((token) =>
    isWord(token) && !isDenial(token, language) && !isFunctionWord(token.word, language) ? [token.word] : [],
  );

/** "Didn't get the post" denies the post. */
const weightiest = (words: readonly string[], language: Language): readonly string[] => {
  const heavy = words.filter((word) => !LIGHT_VERBS[language].has(word));
  return heavy.length > 0 ? heavy : words;
};

const isWithout = (token: Token): boolean => isWord(token) && /^(?:without|ohne|sans|sin)$/u.test(token.word);

const clauseOf = (tokens: readonly Token[], language: Language): Clause => {
  const denied: Denied[] = [];
  let isTwice = false;
  for (const [at, token] of tokens.entries()) {
    if (!isDenial(token, language)) continue;
    const last = denied.at(-1);
    if (last && at - last.at <= 1 && isWithout(token)) {
      isTwice = true;
      denied.pop(); // "not without": twice denied is said
      continue;
    }
    const isLacking = isWord(token) && LACKING.has(token.word);
    const behind = weightiest(contentOf(tokens.slice(at + 1), language).slice(0, isLacking ? FAR : SCOPE), language);
    const before = isWord(token) && TRAILING.has(token.word) ? contentOf(tokens.slice(0, at), language).slice(-1) : [];
    denied.push({
      scope: behind.length > 0 ? [...behind, ...before] : contentOf(tokens.slice(0, at), language).slice(-2),
      at,
      isLacking,
    });
  }
  return { words: contentOf(tokens, language), denied, isTwice };
};

export type JudgedDenial = 'lost' | 'added' | null;

/**
 * Whether a sentence says what a source denies (`lost`), or denies something of which a source says nothing of the kind (`added`).
 * A denial about words of which no source has any is no claim about them.
 */
export const judgedDenial = (
  tokens: readonly Token[],
  sources: readonly (readonly Token[])[],
  held: Held,
  language: Language,
): JudgedDenial => {
  const told = clausesIn(tokens, language);
  const given = sources.flatMap((source) => clausesIn(source, language));
  const holds = (words: readonly string[], word: string) =>
    words.length > 0 && holdsWord(heldIn(words.join(' '), language), word, language);
  const isLost = given.some(({ denied, words }) =>
    denied.some(({ scope, isLacking }) => {
      const first = isLacking ? scope.findLast((word) => told.some((clause) => holds(clause.words, word))) : scope[0];
      if (first === undefined) return false;
      const again = told.filter((clause) => holds(clause.words, first));
      const others = words.filter((word) => word !== first);
      return (
        again.length > 0 &&
        again.some(
          (clause) =>
            others.length === 0 || isLacking || clause.isTwice || others.some((word) => holds(clause.words, word)),
        ) &&
        !given.some((clause) => clause.denied.length === 0 && clause.words.includes(first)) &&
        told.every((clause) => clause.denied.every((one) => !holds(one.scope, first)))
      );
    }),
  );
  if (isLost) return 'lost';
  const isAdded = told.some(({ denied }) =>
    denied.some(({ scope }) => {
      const known = scope.filter((word) => holdsWord(held, word, language));
      return (
        known.length > 0 &&
        !given.some((clause) => clause.denied.length > 0 && known.some((word) => holds(clause.words, word)))
      );
    }),
  );
  return isAdded ? 'added' : null;
};

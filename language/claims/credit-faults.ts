import type { ClaimMode } from '#application/wins/claims.ts';
import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { isPast } from './english-verbs.ts';
import { isFree, isFunctionWord } from './free-words.ts';
import { heldIn, holdsWord } from './held-words.ts';
import { isWord, type Token, type WordToken } from './token.ts';
import { LIGHT_VERBS } from './words/function-words.ts';
import { WRITING_WORDS } from './words/writing-words.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u).map(foldText));

/** Words for the writer: "I" in a source, "you" in an analysis. */
const SELF: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed('i my me myself'),
  de: listed('ich mein meine meinen meinem meiner mir mich hab habe bin'),
  fr: listed('je j mon ma mes moi jai'),
  es: listed('yo mi mis me mí'),
};
/** Who tells, as the subject of a line or letter. */
const TELLER: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed('i'),
  de: listed('ich'),
  fr: listed('je j'),
  es: listed('yo'),
};
const ADDRESSED: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed('you your'),
  de: listed('du dein deine deinen deinem deiner dir dich'),
  fr: listed('tu t ton ta tes toi vous votre vos'),
  es: listed('tú tu tus te ti'),
};
/** Several, as the subject of a clause. */
const GROUP: Readonly<Record<Language, RegExp>> = {
  en: /^(?:today |this week |yesterday |and )?(?:we|(?:my|our|the|whole) (?:\p{L}+ )?team|everyone|everybody|all of us|\p{L}+ and (?:i|me)|\p{L}+ & i)(?!\p{L})/u,
  de: /^(?:heute |diese woche |gestern |und )?(?:wir|(?:mein|unser|das|ganzes) team|alle|\p{L}+ und ich)(?!\p{L})|(?<!\p{L})(?:haben|sind|konnten) wir(?!\p{L})/u,
  fr: /^(?:aujourd ?hui |et )?(?:nous|on|toute l equipe|(?:mon|notre|l) equipe|\p{L}+ et moi)(?!\p{L})/u,
  es: /^(?:hoy |y )?(?:nosotr[oa]s|(?:mi|el|todo el|nuestro) equipo|\p{L}+ y yo|entre todos|hemos)(?!\p{L})/u,
};
const OTHERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed('he she they his her their'),
  de: listed('er sie'),
  fr: listed('il elle ils elles'),
  es: listed('él ella ellos ellas'),
};

type Clause = Readonly<{ by: 'self' | 'group' | 'other' | 'none'; words: readonly string[] }>;

const SPLIT: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed('and but because since so while'),
  de: listed('und aber weil da denn'),
  fr: listed('et mais car puis'),
  es: listed('y pero porque'),
};

const clausesIn = (tokens: readonly Token[], language: Language): readonly (readonly Token[])[] => {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.is === 'break' || (isWord(token) && SPLIT[language].has(token.word))) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.some(isWord));
};

const wordsOf = (tokens: readonly Token[], language: Language): readonly string[] =>
  tokens.flatMap((token) =>
    isWord(token) && !isFunctionWord(token.word, language) && !LIGHT_VERBS[language].has(token.word)
      ? [token.word]
      : [],
  );

const readClause = (tokens: readonly Token[], language: Language, self: ReadonlySet<string>): Clause => {
  const words = tokens.filter(isWord);
  const by = words.some(({ word }) => self.has(word))
    ? 'self'
    : GROUP[language].test(words.map(({ word }) => word).join(' '))
      ? 'group'
      : words.slice(0, 2).some(({ word }) => OTHERS[language].has(word)) ||
          isNamed(words, language) ||
          IDEA_OF[language].test(words.map(({ text }) => text).join(' '))
        ? 'other'
        : 'none';
  return { by, words: wordsOf(tokens, language) };
};

/** A clause about whose idea it was. */
const IDEA_OF: Readonly<Record<Language, RegExp>> = {
  en: /\p{Lu}\p{Ll}+ s (?:\p{L}+ )?(?:idea|tip|suggestion|plan|design|work)|(?:idea|tip|suggestion) (?:was|came|of|from|by)/u,
  de: /[Ii]dee .{0,12}(?:von|vom)|\p{Lu}\p{Ll}+s [Ii]dee|(?:[Vv]orschlag|[Tt]ipp) von/u,
  fr: /[Ii]dée (?:de|du|d) /u,
  es: /[Ii]dea (?:de|del|fue)/u,
};

const VERB: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\p{L}+ed|has|did|made|wrote|built|got|gave|took|ran|led|found|came|went|said|told|wants?|spoke|taught|sat|set|who|started)$/u,
  de: /^(?:hat|ist|war|hatte|wollte|will|kam|ging|sagte|\p{L}+te|macht|gibt|der|die)$/u,
  fr: /^(?:a|est|avait|etait|qui|veut|fait|dit|note|\p{L}+e)$/u,
  es: /^(?:ha|es|fue|era|hizo|que|quiere|dijo|se|\p{L}+o)$/u,
};

/** A clause that begins with a name and goes on with a verb tells of somebody else. */
const isNamed = ([first, second]: readonly WordToken[], language: Language): boolean =>
  first !== undefined &&
  second !== undefined &&
  /^\p{Lu}\p{Ll}+$/u.test(first.text) &&
  !isFree(first.word, language, 'document') &&
  !isPast(first.word) &&
  VERB[language].test(second.word);

/** A source says that another had the idea, helped, or did the most of it. */
const SHARED: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}+['’]?s\b(?: \([^)]*\))? (?:\p{L}+ )?(?:idea|tip|suggestion|plan|design|work|draft|template)|\b(?:[Ii]deas?|[Tt]ip|[Ss]uggest\p{L}*|team effort|whole team|all of us|both of us)\b|(?:\b(?:[Hh]e|[Ss]he|[Tt]hey|who)|\p{Lu}\p{Ll}+|\b(?:colleague|boss|manager|student|intern|apprentice|trainee|team|others?)) (?:\p{L}+ly )?(?:did|does|made|wrote|built|had|spotted|found|ran|led|started|came up|took|drew|set|got|gave|held|\p{L}{3,}ed)\b(?! (?:me|us)\b)|\b(?:[Hh]elp\p{L}*|assist\p{L}*|shadow\p{L}*|together|thanks to|joint\p{L}*|pair(?:ed|ing)?|with \p{Lu}\p{Ll}+|w\/? ?\p{Lu}\p{Ll}+|and i|& i|and me|& me|with (?:my|the|a|our) (?:\p{L}+ )?(?:colleague|boss|team|manager|partner|intern|student|apprentice|sister|brother|wife|husband))\b/u,
  de: /[Ii]dee|[Vv]orschlag|[Tt]ipp|[Zz]usammen|[Gg]emeinsam|(?<!\p{L})mit (?:\p{Lu}\p{Ll}+|(?:dem|der|meine[mr]|unsere[mr]) (?:chef|kolleg|azubi|team|partner)\p{L}*)|geholfen|[Dd]ank (?:\p{Lu}|de[rm])|(?:\p{Lu}\p{Ll}+|(?<!\p{L})(?:er|sie|chef|chefin|azubi|kollege|kollegin)) (?:hat|haben|hatte|ist|war)(?!\p{L})|hat (?:\p{Lu}\p{Ll}+|er|sie)(?!\p{L})|und ich(?!\p{L})|und mir(?!\p{L})/u,
  fr: /[Ii]dée|[Pp]ropos[ée]|suggér|c['’]?est \p{L}+ qui|(?<!\p{L})c \p{L}+ qui|avec (?:\p{Lu}|(?:le|la|mon|ma|un|une) (?:chef|cheffe|collègue|équipe|apprenti|stagiaire)\p{L}*)|[Gg]râce à|aidé?|et moi(?!\p{L})|[Ee]nsemble|(?:\p{Lu}\p{Ll}+|(?<!\p{L})(?:il|elle|ils|elles|chef|cheffe)) (?:a|ont|avait|l['’]a)(?!\p{L})/u,
  es: /[Ii]dea|[Pp]ropus\p{L}*|suger\p{L}*|fue \p{L}+ quien|(?<!\p{L})con (?:\p{Lu}|(?:el|la|mi|un|una) (?:jef|compañer|equipo|alumn)\p{L}*)|[Gg]racias a|[Aa]yud\p{L}*|y yo(?!\p{L})|[Jj]unto (?:con|a)|entre (?:los dos|todos)|(?:\p{Lu}\p{Ll}+|(?<!\p{L})(?:él|ella|ellos)) (?:(?:ha|hizo|hicieron|me|lo|la)(?!\p{L})|se encarg)|la hizo|lo hizo|hicieron/u,
};
/** How a sentence names that another had a part. */
const CREDITED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:help(?:ed|ing)?|assist\p{L}*|support\p{L}*|contribut\p{L}*|together|alongside|colleague\p{L}*|team(?:mate)?s?|we|us|our|joint\p{L}*|(?:colleague|someone|somebody) .{0,20}idea|suggested by|idea (?:of|by|from)|tip|took part|part of|co-?\p{L}{4,}|under|thanks to|others|both|partner\p{L}*|led by|collaborat\p{L}*|student|trainee|apprentice)\b/iu,
  de: /(?<!\p{L})(?:gemeinsam|zusammen|kolleg\p{L}*|team\p{L}*|wir|uns\p{L}*|angeregt|anregung|idee (?:von|eines|einer)|unterstütz\p{L}*|geholfen|mitgewirkt|beteilig\p{L}*|beitrag|dank|beide\p{L}*|chef\p{L}*|azubi\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ensemble|collègue\p{L}*|équipe|nous|notre|on|idée d['’]un\p{L}*|propos\p{L}*|aid\p{L}*|particip\p{L}*|contribu\p{L}*|co\p{L}{4,}|grâce|apprenti\p{L}*|commis|chef\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:junt\p{L}*|compañer\p{L}*|equipo|nosotros|nuestr\p{L}*|idea de un\p{L}*|ayud\p{L}*|particip\p{L}*|contribu\p{L}*|colabor\p{L}*|gracias|aprendiz\p{L}*)(?!\p{L})/iu,
};

export type JudgedCredit = 'taken' | 'doubtful' | null;
type Said = Readonly<{ text: string; tokens: readonly Token[] }>;
/** `isTold`: its clause names its writer. */
type OwnDeed = Readonly<{ words: readonly string[]; isTold: boolean }>;

/**
 * Whether a sentence tells as its writer's own what a source says that another did (`taken`). `doubtful`: a source names somebody
 * who had a part in it, and the sentence names nobody.
 */
export const judgedCredit = (
  said: Said,
  sources: readonly Said[],
  language: Language,
  mode: ClaimMode,
): JudgedCredit => {
  const own = ownDeeds(said, language, mode);
  if (own.length === 0) return null;
  const given = sources.flatMap(({ tokens }) =>
    clausesIn(tokens, language).map((clause) => readClause(clause, language, SELF[language])),
  );
  const open = own.filter((deed) => !isOnesOwn(deed, given, language, mode));
  if (open.length === 0) return null;
  const isNamed =
    CREDITED[language].test(said.text) ||
    namesOfOthers(sources, language).some((name) =>
      said.tokens.some((token) => isWord(token) && token.word.startsWith(name)),
    );
  const by = (who: Clause['by']) => open.some((deed) => isAnothers(deed, given, who, language));
  if (mode === 'document' && !isNamed && by('group')) return 'taken';
  const isTaken = by('other') || (mode === 'document' && by('group'));
  const isShared = sources.some((source) => SHARED[language].test(source.text));
  return (isShared && !isNamed) || isTaken ? 'doubtful' : null;
};

/** The words of each clause that tells a deed of the writer: by "I" or "you", or a line that begins with a verb. */
const ownDeeds = ({ tokens }: Said, language: Language, mode: ClaimMode): readonly OwnDeed[] =>
  clausesIn(tokens, language).flatMap((clause, at) => {
    const { by } = readClause(clause, language, mode === 'document' ? TELLER[language] : ADDRESSED[language]);
    const isTold = by === 'self';
    if (!isTold && !(by === 'none' && mode === 'document' && at === 0 && isDeed(clause, language))) return [];
    return [{ words: wordsOf(clause, language).filter((word) => !WRITING_WORDS[language].has(word)), isTold }];
  });

const isDeed = (clause: readonly Token[], language: Language): boolean => {
  const words = clause.filter(isWord);
  const first = words[0]?.word ?? '';
  if (language === 'en') return isPast(first);
  if (language === 'de') return words.some(({ text }) => /^\p{Ll}*ge\p{L}{2,}(?:t|en)$|^\p{Ll}+iert$/u.test(text));
  return language === 'fr' ? /(?:e|i|u|is|it)$/u.test(first) : /(?:e|i|o|je|se)$/u.test(first);
};

/** Those whom a source names as having had a part. */
const namesOfOthers = (sources: readonly Said[], language: Language): readonly string[] =>
  sources.flatMap(({ text, tokens }) =>
    [
      ...[...text.matchAll(new RegExp(SHARED[language], 'gu'))].flatMap(
        ([found]) => found.match(/\p{Lu}\p{Ll}+/gu) ?? [],
      ),
      ...clausesIn(tokens, language).flatMap((clause) => {
        const words = clause.filter(isWord);
        return isNamed(words, language) ? [words[0]?.text ?? ''] : [];
      }),
    ].map(foldText),
  );

const sharedBy = (words: readonly string[], clause: Clause, language: Language): number => {
  const held = heldIn(clause.words.join(' '), language);
  return words.filter((word) => holdsWord(held, word, language)).length;
};

/** A clause of the source that tells of nobody else has all its words. */
const isOnesOwn = ({ words }: OwnDeed, given: readonly Clause[], language: Language, mode: ClaimMode): boolean =>
  given.some(
    (clause) =>
      (clause.by === 'self' || clause.by === 'none' || (clause.by === 'group' && mode !== 'document')) &&
      sharedBy(words, clause, language) === words.length,
  );

const LEAST = 2;

/** Most of its words are those of a clause that tells of another, and no clause of one's own has as many. */
const isAnothers = (
  { words, isTold }: OwnDeed,
  given: readonly Clause[],
  who: Clause['by'],
  language: Language,
): boolean => {
  const best = (isMeant: (clause: Clause) => boolean) =>
    Math.max(0, ...given.filter(isMeant).map((clause) => sharedBy(words, clause, language)));
  const others = best(({ by }) => by === who);
  const own = best(({ by }) => by === 'self' || by === 'none' || (who === 'other' && by === 'group'));
  return (others >= LEAST || (isTold && others === words.length)) && others >= words.length * 0.5 && others > own;
};

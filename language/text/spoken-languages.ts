import type { CareerWords } from '#domain/documents/career.ts';
import { foldText } from '#domain/text.ts';
import { stripped } from './months.ts';

/** Languages as they are called in four languages, folded. */
const NAMES: ReadonlySet<string> = new Set(
  [
    'english german french spanish italian portuguese dutch danish swedish norwegian finnish icelandic polish czech slovak slovenian croatian serbian bosnian hungarian romanian bulgarian greek turkish russian ukrainian arabic hebrew persian farsi hindi urdu bengali punjabi tamil telugu gujarati chinese mandarin cantonese japanese korean vietnamese thai indonesian malay tagalog swahili amharic yoruba igbo hausa twi zulu catalan basque galician welsh irish latin estonian latvian lithuanian albanian macedonian kurdish pashto dari somali tigrinya',
    'englisch deutsch franzosisch spanisch italienisch portugiesisch niederlandisch danisch schwedisch norwegisch finnisch polnisch tschechisch slowakisch slowenisch kroatisch serbisch bosnisch ungarisch rumanisch bulgarisch griechisch turkisch russisch ukrainisch arabisch hebraisch persisch chinesisch mandarin japanisch koreanisch vietnamesisch latein kurdisch albanisch',
    'anglais allemand francais espagnol italien portugais neerlandais danois suedois norvegien finnois polonais tcheque slovaque hongrois roumain bulgare grec turc russe ukrainien arabe hebreu chinois japonais coreen vietnamien latin',
    'ingles aleman frances espanol castellano italiano portugues holandes neerlandes danes sueco noruego polaco checo hungaro rumano griego turco ruso ucraniano chino japones coreano catalan euskera gallego',
  ].flatMap((names) => names.split(' ')),
);

/** Every language with a code of two letters, as the runtime calls it. */
const CODED: ReadonlySet<string> = new Set(
  ['en', 'de', 'fr', 'es'].flatMap((spoken) => {
    const names = new Intl.DisplayNames(spoken, { type: 'language', fallback: 'none' });
    const codes = [...Array(26 * 26).keys()].map((n) => String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26)));
    return codes.flatMap((code) => foldText(names.of(code) ?? '').replace(/\s*\(.*/, '') || []);
  }),
);

export const isLanguage = (text: string): boolean => {
  const folded = foldText(text).trim();
  return NAMES.has(folded) || CODED.has(folded);
};

const LEVEL =
  /^(?:(?:cefr\s*)?[abc][12]\+?(?:\s*[-/–]\s*[abc][12])?|native.*|mother tongue|bilingual.*|fluent.*|proficient.*|advanced|upper[- ]intermediate|intermediate|conversational|basic.*|beginner|elementary.*|good|very good|professional working.*|full professional.*|limited working.*|muttersprache.*|muttersprachlich|verhandlungssicher.*|fliessend.*|sehr gut.*|gut.*|gute kenntnisse|grundkenntnisse.*|konversationssicher|langue maternelle|courant|bilingue|intermediaire|notions|scolaire|debutant|natif|lengua materna|nativo|nativa|fluido|avanzado|medio|basico|nivel .*)$/;

export const isLevel = (text: string): boolean => LEVEL.test(foldText(text).trim());

/** "Mother tongue(s)", "Muttersprache", in front of a language. */
export const isMotherTongue = (text: string): boolean =>
  /^(?:mother tongue|muttersprache|langue maternelle|lengua materna)(?:s|n|\([sn]\))?$/.test(foldText(text).trim());

/** Of the five that Europass prints, what was heard. */
const levelIn = (text: string): string => /^([ABC][12]\+?)(?:[ \t][ABC][12]\+?){2,5}$/.exec(text)?.[1] ?? text;

/** Languages that a line names, each with what is said of it, in brackets or behind the next comma. */
export const languagesIn = (line: string): readonly CareerWords[] => {
  const found: CareerWords[] = [];
  for (const part of line
    .replace(/\.\s*$/, '')
    .split(line.includes(';') ? /[;•|\t]/u : /[•|\t]|,(?![^(]*\))/u)
    .map(stripped)) {
    const last = found.at(-1);
    const language = languageIn(part);
    if (language) found.push(language);
    else if (last?.kind === 'language' && last.level === '' && isLevel(part))
      found[found.length - 1] = { ...last, level: part };
    else found.push(...onlyLanguageIn(part));
  }
  return found;
};

/** "Mother tongue: Dutch", "bon niveau anglais écrit": the only word that is one, among few. */
const onlyLanguageIn = (part: string): readonly CareerWords[] => {
  const words = part.split(/[^\p{L}-]+/u).filter((word) => word !== '');
  const named = words.filter(isLanguage);
  const [name] = named;
  if (words.length > 6 || named.length !== 1 || name === undefined) return [];
  const level = stripped(part.replace(name, ''));
  return [{ kind: 'language', name, level: isLevel(level) || isMotherTongue(level) ? level : '' }];
};

/** "French (C1)", "French: C1", "French – C1", "French C1" or "fluent French"; null for what is no language. */
export const languageIn = (part: string): CareerWords | null => {
  const [, name = '', level = ''] =
    /^(\p{L}[\p{L} -]{1,30}?)\s*(?:[:,(–—-]\s*|\s)([^():]{1,60}(?:\([^()]{1,40}\))?)?\)?$/u.exec(part) ?? [];
  if (isLanguage(part)) return { kind: 'language', name: part, level: '' };
  if (isLanguage(name))
    return { kind: 'language', name, level: levelIn(stripped(level.replace(/\)$/, level.includes('(') ? ')' : ''))) };
  const [first = '', ...rest] = part.split(' ');
  const last = rest.join(' ');
  return isLevel(first) && isLanguage(last) ? { kind: 'language', name: last, level: first.toLowerCase() } : null;
};

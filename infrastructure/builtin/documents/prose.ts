import type { Sentence } from '#domain/documents/document.ts';
import type { Language } from '#domain/facts.ts';
import type { Material, Told } from './material.ts';
import { monthSaid } from './months.ts';
import { hasFigure } from './telling/english-line.ts';
import { TELLINGS } from './telling/tellings.ts';

const VERB: Readonly<Record<Language, RegExp>> = {
  en: /^(?:In \p{L}+(?: \d{4})? )?(?:I|we) \p{Ll}+|\b(?:is|are|was|were|has|have|had|takes?|went|dropped|fell|rose|can|could|agreed|reach(?:es)?|works?|runs?|needs?|saves?|makes?|now \p{Ll}+|signed|passed|asked|wrote|came|got|made|gave|found|use[sd]?|want(?:s|ed)?|accepted|[a-z]{3,}ed)\b/iu,
  de: /(?<!\p{L})(?:habe|haben|hat|bin|ist|sind|war|waren|wurde|wurden|hatte|hatten|kann|können|musste|mussten|arbeiten|arbeitet|spart|führt|läuft|dauert|nutzt|nutzen|\p{Ll}{3,}te)(?!\p{L})/u,
  fr: /./u,
  es: /./u,
};

/** By its main clause: what stands behind a comma may be whole where the head of it is not. */
export const isSentence = (text: string, language: Language): boolean =>
  VERB[language].test(text.split(language === 'de' ? /[,;:]/u : /[,;]/u, 1)[0] ?? '');

type Manner = Readonly<{ isDated: boolean; isMore?: boolean; most: number; isStrict: boolean }>;

/**
 * A win told in the first person, with its month at its head if asked for; empty where it does not begin with a whole
 * sentence. Strictly, what is none behind it is left out too. `isMore`: it stands behind another win.
 */
export const paragraphOf = (
  { language, sources, words }: Material,
  one: Told,
  { isDated, isMore = false, most, isStrict }: Manner,
): readonly Sentence[] => {
  const story = one.own();
  const [first = ''] = story;
  if (!isSentence(first, language) || /^(?:He|She|They|It|Sie|Er|Es) /u.test(first)) return [];
  const year = Number(one.win.date.slice(0, 4));
  const told = tied(
    story.map((sentence) => inItsYear(sentence, year, sources.today)),
    language,
  )
    .filter((sentence) => !isStrict || isSentence(sentence, language))
    .slice(0, most);
  const telling = TELLINGS[language];
  const begun = (text: string): string => {
    if (isDated) return telling.dated(text, monthSaid(one.win.date, sources.today, words.locale));
    return isMore ? telling.also(text) : text;
  };
  return told.map((text, at) => ({ text: at === 0 ? begun(text) : text, citations: one.citations }));
};

/** The same for wins that stand one after another: none begins with a month that another has begun with before it. */
export const paragraphsOf = (material: Material): ((one: Told, manner: Manner) => readonly Sentence[]) => {
  const said = new Set<string>();
  return (one, manner) => {
    const plain = paragraphOf(material, one, { ...manner, isDated: false });
    const month = one.win.date.slice(0, 7);
    if (!manner.isDated || said.has(month)) return plain;
    const dated = paragraphOf(material, one, manner);
    if (dated[0]?.text !== plain[0]?.text) said.add(month);
    return dated;
  };
};

/** As it would stand in a list: as in a CV, or else in its own words. */
export const lineOrStory = (one: Told): string => {
  const line = one.line();
  if (line !== null) return line;
  const own = one.own().join(' ');
  return own.split(' ').length > 3 ? own : '';
};

/** For its writer alone: all of it. */
export const inItsWords = (one: Told): string => {
  const story = one.story().join(' ');
  return story.split(' ').length > 3 ? story : (one.line() ?? story);
};

export const lengthOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.length + 1, 0);

/** A figure that stands by itself belongs to the sentence before it: "we got the grant. 420,000 euros." */
const tied = (story: readonly string[], language: Language): readonly string[] => {
  const told: string[] = [];
  for (const sentence of story) {
    const last = told.at(-1);
    const isFigure =
      sentence.length < 70 &&
      hasFigure(sentence) &&
      BEGINS_WITH_FIGURE.test(sentence) &&
      !isSentence(sentence, language);
    if (last !== undefined && isFigure) told.splice(-1, 1, `${last.replace(/\.$/u, '')}, ${inSmall(sentence)}`);
    else told.push(sentence);
  }
  return told;
};

const BEGINS_WITH_FIGURE = /^(?:[\d€$£]|(?:All|Both|No|Zero|Two|Three|The) )/u;
const inSmall = (text: string): string =>
  text.replace(/^(?:All|Both|No|Zero|Two|Three|The)(?= )/u, (word) => word.toLowerCase());

/** "This year" is another one by the time it is read. */
const inItsYear = (sentence: string, year: number, today: string): string =>
  year === Number(today.slice(0, 4))
    ? sentence
    : sentence.replace(/\bthis year\b/u, `in ${year}`).replace(/\blast year\b/u, `in ${year - 1}`);

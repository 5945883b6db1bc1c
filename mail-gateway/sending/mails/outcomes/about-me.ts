import type { Language } from '#domain/facts.ts';
import type { AboutMeOutcome } from '#domain/inbox/request/outcome.ts';
import type { AboutMeFacts } from '#domain/inbox/request/outcome-facts.ts';
import { oneLine } from '../../clean.ts';
import type { Block, Setting } from '../../template.ts';
import { aboutMeWords } from '../../words/about-me-words.ts';
import { categoryInWords } from '../../words/category-names.ts';
import { dayInWords, listInWords } from '../../words/in-words.ts';
import { quoted } from '../../words/manner.ts';
import { during } from '../../words/span-words.ts';
import { winEntries } from './wins.ts';

/** The answer to a question about oneself, then the wins it comes from, numbered and linked. */
export const aboutMeBlocks = (
  { facts }: AboutMeOutcome,
  { language, publicUrl }: Setting,
  first: number,
): readonly Block[] => {
  const words = aboutMeWords[language];
  const after = facts.told === null ? words.after(facts.topic, facts.found, facts.wins.length) : '';
  if (facts.wins.length === 0) return [paragraph(noneFound(facts, language))];
  return [
    ...linesOf(facts, language, first).map(paragraph),
    { kind: 'wins', first, wins: winEntries(facts.wins, language) },
    ...(after === '' ? [] : [paragraph(after)]),
    ...facts.wins.map(
      ({ winId, date, dateIsApproximate }, at): Block => ({
        kind: 'note',
        text: words.win(first + at, dayInWords(date, dateIsApproximate === true, language)),
        url: `${publicUrl}/wins/edit/${encodeURIComponent(winId)}`,
      }),
    ),
  ];
};

/** The same in a text message: the first line, and the first win. */
export const aboutMeLine = (facts: AboutMeFacts, first: number, language: Language): string => {
  const [best] = facts.wins;
  if (!best) return noneFound(facts, language);
  const [line = ''] = linesOf(facts, language, first);
  return `${line} ${quoted(oneLine(best.text, 200), language)}`;
};

const noneFound = ({ topic, about, during: span, read }: AboutMeFacts, language: Language): string =>
  aboutMeWords[language].none(topic, asked(about, language), when(span, language), read);

const asked = (about: string, language: Language): string => (about === '' ? '' : quoted(oneLine(about, 80), language));
const when = (span: AboutMeFacts['during'], language: Language): string => (span ? ` ${during(span, language)}` : '');

/** The lines above the wins; a model's words stand in the language they were said in. */
const linesOf = (facts: AboutMeFacts, language: Language, first: number): readonly string[] => {
  const { topic, found, about, wins, skills, setbacks, gaps, told } = facts;
  if (told && told.language === language)
    return told.paragraphs.map((sentences) => oneLine(sentences.map(({ text }) => text).join(' '), 2000));
  const words = aboutMeWords[language];
  const numbers = (winIds: readonly string[]): string =>
    listInWords(
      winIds.flatMap((winId) => {
        const at = wins.findIndex((win) => win.winId === winId);
        return at < 0 ? [] : [String(first + at)];
      }),
      language,
    );
  const lead =
    topic === 'saved' && found === 0
      ? words.noSaving
      : words.lead(topic, found, asked(about, language), when(facts.during, language));
  if (topic === 'review') {
    const apart = [...setbacks, ...gaps];
    const achieved = wins.map(({ winId }) => winId).filter((winId) => !apart.includes(winId));
    return [
      lead,
      [
        ...(achieved.length === 0 ? [] : [words.achieved(numbers(achieved))]),
        ...(setbacks.length === 0 ? [] : [words.setbacks(numbers(setbacks))]),
        ...(gaps.length === 0 ? [] : [words.gaps(numbers(gaps))]),
      ].join(' '),
    ];
  }
  if (topic !== 'strengths') return [lead];
  const named = new Set(skills.flatMap(({ winIds }) => winIds));
  const praise = wins.map(({ winId }) => winId).filter((winId) => !named.has(winId));
  return [
    lead,
    [
      ...skills.map(({ name, wins: count, winIds }) =>
        words.skill(categoryInWords(name, language), count, numbers(winIds)),
      ),
      ...(praise.length === 0 ? [] : [words.praise(numbers(praise))]),
    ].join(' '),
  ];
};

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

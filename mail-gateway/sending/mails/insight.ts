import type { InsightFacts, ToldInsightFacts } from '#domain/insights/look-back.ts';
import { oneLine } from '../clean.ts';
import type { Block, Content, Setting } from '../template.ts';
import { figureWords } from '../words/figure-words.ts';
import { lookBackWords } from '../words/look-back-words.ts';
import { greeting, quoted } from '../words/manner.ts';
import { dayIn, titleOfSpan } from '../words/span-words.ts';
import { insightWords } from './insight-words.ts';

/** What a week or a month held: its figures as sentences, then some of the user's own words. */
export const insight = (
  { period, lookBack }: InsightFacts,
  { language, brandName, publicUrl, name }: Setting,
): Content => {
  const { title, lines, highlights, ownWords } = lookBackWords(lookBack, language);
  const words = insightWords[language];
  const headline = oneLine(title, 200);
  const figures = lines.map((line) => oneLine(line, 300));
  return {
    subject: headline,
    preview: figures.join(' '),
    blocks: [
      { kind: 'headline', text: headline },
      { kind: 'paragraph', text: words.opening[period](greeting(name, language)) },
      { kind: 'paragraph', text: figures.join(' ') },
      ...(highlights.length > 0
        ? ([
            { kind: 'paragraph', text: ownWords },
            { kind: 'list', items: highlights.map((line) => oneLine(line, 300)) },
          ] as const)
        : []),
      { kind: 'paragraph', text: words.missing },
      { kind: 'note', text: words.journal(brandName), url: `${publicUrl}/wins` },
    ],
  };
};

/** The same as it was made: what it held, where wins gather, what was less, and some of the user's own words. */
export const insightTold = (
  { period, told }: ToldInsightFacts,
  { language, brandName, publicUrl, name }: Setting,
): Content => {
  const words = insightWords[language];
  const { title, highlight, ownWords } = figureWords[language];
  const { summary, strengths, growthAreas } = told.text;
  const headline = oneLine(title(titleOfSpan(told, language), told.wins), 200);
  const own = told.highlights.map(({ date, text }) => highlight(dayIn(told, date, language), quoted(text, language)));
  return {
    subject: headline,
    preview: oneLine(summary, 1000),
    blocks: [
      { kind: 'headline', text: headline },
      { kind: 'paragraph', text: words.opening[period](greeting(name, language)) },
      { kind: 'paragraph', text: oneLine(summary, 2000) },
      ...listed(words.strengths, strengths),
      ...listed(words.quieter, growthAreas),
      ...listed(ownWords(own.length, told.wins), own),
      { kind: 'paragraph', text: words.missing },
      { kind: 'note', text: words.journal(brandName), url: `${publicUrl}/wins?tab=timeline` },
    ],
  };
};

const listed = (label: string, items: readonly string[]): readonly Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'paragraph', text: label },
        { kind: 'list', items: items.map((item) => oneLine(item, 300)) },
      ];

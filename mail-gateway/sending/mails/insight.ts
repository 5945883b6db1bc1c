import type { InsightFacts, ToldInsightFacts } from '#domain/insights/look-back.ts';
import { knownDate } from '#domain/wins/win-day.ts';
import { oneLine } from '../clean.ts';
import type { Block, Content, Setting } from '../template.ts';
import { figureWords } from '../words/figure-words.ts';
import { lookBackWords } from '../words/look-back-words.ts';
import { greeting } from '../words/manner.ts';
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
  const figures = lines.map((line) => oneLine(line, 300)).join(' '); // '' of one win that has no category yet
  return {
    subject: headline,
    ...(figures === '' ? {} : { preview: figures }),
    blocks: [
      { kind: 'headline', text: headline },
      { kind: 'paragraph', text: words.opening[period](greeting(name, language)) },
      ...(figures === '' ? [] : [{ kind: 'paragraph', text: figures } as const]),
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

/** The same as it was made: its paragraphs, and the way to the wins that mattered most. */
export const insightTold = (
  { period, told }: ToldInsightFacts,
  { language, brandName, publicUrl, name }: Setting,
): Content => {
  const words = insightWords[language];
  const headline = oneLine(figureWords[language].title(titleOfSpan(told, language), told.wins), 200);
  const paragraphs = told.text.paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' '));
  return {
    subject: headline,
    preview: oneLine(paragraphs[0] ?? '', 1000),
    blocks: [
      { kind: 'headline', text: headline },
      { kind: 'paragraph', text: words.opening[period](greeting(name, language)) },
      ...paragraphs.map((text): Block => ({ kind: 'paragraph', text: oneLine(text, 2000) })),
      { kind: 'paragraph', text: words.missing },
      ...told.highlights.map(
        ({ winId, ...win }): Block => ({
          kind: 'note',
          text: words.win(dayIn(told, knownDate(win), language)),
          url: `${publicUrl}/wins/edit/${encodeURIComponent(winId)}`,
        }),
      ),
      { kind: 'note', text: words.journal(brandName), url: `${publicUrl}/wins?tab=timeline` },
    ],
  };
};

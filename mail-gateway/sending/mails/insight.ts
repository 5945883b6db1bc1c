import type { InsightFacts } from '#domain/insights/look-back.ts';
import { oneLine } from '../clean.ts';
import type { Content, Setting } from '../template.ts';
import { lookBackWords } from '../words/look-back-words.ts';
import { greeting } from '../words/manner.ts';
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

import type { InsightFacts } from '#domain/insights/look-back.ts';
import { oneLine } from '../clean.ts';
import { type Content, greeting, type Setting } from '../template.ts';
import { lookBackWords } from '../words/look-back-words.ts';

/** What a week or a month held: its figures as sentences, then some of the user's own words. */
export const insight = ({ period, lookBack }: InsightFacts, { brandName, publicUrl, name }: Setting): Content => {
  const { title, lines, highlights } = lookBackWords(lookBack);
  const headline = oneLine(title, 200);
  const figures = lines.map((line) => oneLine(line, 300));
  return {
    subject: headline,
    preview: figures.join(' '),
    blocks: [
      { kind: 'headline', text: headline },
      { kind: 'paragraph', text: `${greeting(name)} this is what your journal says about the ${period}.` },
      { kind: 'paragraph', text: figures.join(' ') },
      ...(highlights.length > 0
        ? ([
            { kind: 'paragraph', text: 'In your own words:' },
            { kind: 'list', items: highlights.map((line) => oneLine(line, 300)) },
          ] as const)
        : []),
      { kind: 'paragraph', text: 'Is something missing? Answer this mail with it, and it is kept.' },
      { kind: 'note', text: `All of it is in your journal at ${brandName}:`, url: `${publicUrl}/wins` },
    ],
  };
};

import type { PostMissedFacts } from '#domain/documents/post-facts.ts';
import { oneLine } from '../clean.ts';
import type { Content, Setting } from '../template.ts';
import { dateInWords } from '../words/in-words.ts';
import { greeting, quoted } from '../words/manner.ts';
import { postMissedWords } from './post-missed-words.ts';

/** That a post did not come on its day, why, and the way to have it on another. */
export const postMissed = (
  { documentId, title, date, because }: PostMissedFacts,
  { language, publicUrl, name }: Setting,
): Content => {
  const words = postMissedWords[language];
  const day = dateInWords(date, language);
  const about = title === '' ? '' : quoted(oneLine(title, 200), language);
  return {
    subject: words.headline(day),
    blocks: [
      { kind: 'headline', text: words.headline(day) },
      { kind: 'paragraph', text: words.opening(greeting(name, language), about, day) },
      { kind: 'paragraph', text: words.because[because] },
      { kind: 'button', label: words.open, url: `${publicUrl}/content/edit/${documentId}` },
      ...(because === 'inactive' ? [{ kind: 'note', text: words.billing, url: `${publicUrl}/billing` } as const] : []),
    ],
  };
};

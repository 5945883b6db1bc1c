import type { DocumentText } from '../document-formats.ts';
import type { Part } from '../manuscript/manuscript.ts';
import { manuscriptFrom } from '../manuscript/markdown-reading.ts';
import { plainTextOf } from '../manuscript/plain-text.ts';
import { textOf } from '../manuscript/words.ts';

/** What is to be posted, as networks take it, which know no Markdown: the posts of a thread one by one, else the one text. */
export const postsIn = ({ kind, language, markdown }: DocumentText): readonly string[] => {
  const manuscript = manuscriptFrom(markdown, kind, language);
  const posts = manuscript.parts
    .filter((part) => part.is === 'post')
    .map(({ words }: Extract<Part, { is: 'post' }>) => textOf(words));
  if (posts.length > 0) return posts;
  const text = plainTextOf(manuscript).trim();
  return text === '' ? [] : [text];
};

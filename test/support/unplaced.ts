import type { Reading } from '#application/inbox/mail-reader.ts';
import { readText } from '#language/reader/read-words.ts';

type Understood = Extract<Reading, { kind: 'understood' }>;

/** The rules' reading of words that they find no place for, whatever the words are: there a second reader is listened to. */
export const unplaced = (words: string, today: string): Understood => ({
  ...(readText(words, { asked: null, today }) as Understood),
  wins: [],
  requests: [],
  asides: [],
  remark: { text: words, tone: 'unclear' },
});

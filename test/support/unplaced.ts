import type { Reading } from '#application/inbox/mail-reader.ts';
import { readText } from '#language/reader/read-words.ts';

type Understood = Extract<Reading, { kind: 'understood' }>;

/** The local reading of words that it finds no place for, whatever the words are. */
export const unplaced = (words: string, today: string): Understood => ({
  ...readText(words, { asked: null, today }),
  words,
  wins: [],
  requests: [],
  asides: [],
  remark: { text: words, tone: 'unclear' },
});

import { readdirSync, readFileSync } from 'node:fs';
import { messagesIn, textOf } from '../corpus.ts';
import { CORPUS } from '../train.ts';

const UNLABELLED = new URL('../unlabelled/', import.meta.url);

/** What people may send, as it stands in `training/unlabelled/`: each text once, and none of those that are labelled. */
export const unlabelled = (): readonly { lang: string; text: string }[] => {
  const seen = new Set(messagesIn(CORPUS).map((message) => plainly(textOf(message))));
  return readdirSync(UNLABELLED)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, UNLABELLED), 'utf8')
        .split('\n')
        .map((line) => ({ lang: name.slice(0, 2), text: line.replaceAll('\\n', '\n').trim() })),
    )
    .filter(({ text }) => {
      const isNew = /\p{L}/u.test(text) && !seen.has(plainly(text));
      seen.add(plainly(text));
      return isNew;
    });
};

const plainly = (text: string): string => text.trim().toLowerCase();

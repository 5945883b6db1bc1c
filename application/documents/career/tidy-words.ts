import type { CareerWords } from '#domain/documents/career.ts';
import { longestOf } from '#domain/documents/career-rules.ts';
import { shortenedText } from '#domain/text.ts';

/** Each line without invisible parts: half a surrogate pair would not come back as it went. */
export const cleanedWords = <Words extends CareerWords>(words: Words): Words =>
  withLines(words, (line) => line.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').trim());

/** So much of a field is looked at, in characters; a fact keeps less. */
const MAX_RAW_FIELD = 2_000;

/** As it can be kept: a line that is too long ends after a word. A link that is too long stays so, and is refused later. */
export const tidyWords = <Words extends CareerWords>(words: Words): Words =>
  withLines(cleanedWords(withLines(words, (line) => line.slice(0, MAX_RAW_FIELD))), (line, field) =>
    field === 'url' ? line : shortenedText(line, longestOf(words.kind, field)),
  );

const withLines = <Words extends CareerWords>(words: Words, change: (line: string, field: string) => string): Words =>
  Object.fromEntries(
    Object.entries(words).map(([field, value]) => [field, typeof value === 'string' ? change(value, field) : value]),
  ) as Words;

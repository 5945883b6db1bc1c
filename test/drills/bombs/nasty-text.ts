import { KB } from './bomb.ts';

const filled = (unit: string) => (length: number) =>
  unit
    .repeat(Math.ceil(length / unit.length))
    .slice(0, length)
    .toWellFormed();

/** Texts that cost whoever looks for words, marks, dates or sentences in them, at any length. Begin with a letter or not at all. */
export const NASTY: ReadonlyMap<string, (length: number) => string> = new Map([
  ['one letter', filled('a')],
  ['one letter and spaces', filled('a ')],
  [
    'words that never repeat',
    (length) =>
      Array.from({ length: length / 5 }, (_, at) => at.toString(36))
        .join(' ')
        .slice(0, length),
  ],
  ['spaces before a dot', filled(' .')],
  ['question marks', filled('?! ')],
  ['digits', filled('1234567890')],
  ['numbers with dots', filled('1.2.3.')],
  ['numbers with units', filled('12% of 3,400 $ in 5 weeks ')],
  ['lists of A.B.C.', filled('A.B.C. ')],
  ['list items', filled('- a\n')],
  ['numbered items', filled('1. a\n2) b\n')],
  ['stars', filled('*')],
  ['stars and lines', filled('*_*_')],
  ['open brackets', filled('[')],
  ['open links', filled('[a](')],
  ['open pictures', filled('![](')],
  ['backticks', filled('`a``')],
  ['headings', filled('# a\n## b\n')],
  ['quotes in one another', filled('> > > > ')],
  ['tables', filled('| a | b |\n|-|-|\n')],
  ['angle brackets', filled('<a ')],
  ['ampersands', filled('&amp;')],
  ['line feeds', filled('a\n\n')],
  ['emoji joined for ever', filled('👩‍')],
  ['flags', filled('🇩🇪')],
  ['combining marks', (length) => `e${'\u0301'.repeat(length - 1)}`],
  ['right to left and back', filled('\u202eא\u202cb\u2067ע\u2069')],
  ['embeddings that never end', filled('\u202b')],
  ['blanks of no width', filled('\u200b\u2060\ufeff')],
  ['letters of many scripts', filled('aжあ한שΩ中ß')],
  ['ligatures that grow', filled('ﷺ')],
  ['capitals with dots', filled('İ')],
  ['one long word of syllables', filled('donaudampfschiff')],
  ['a request again and again', filled('weekly on Fridays at 8:30 please ')],
  ['nested conditions', filled('if not only when unless ')],
  ['dates', filled('on May 3, 2026, ')],
  ['weekdays', filled('Monday, Tuesday and every other Friday ')],
  ['names and firms', filled('I am now Head of Sales at Acme, ')],
  ['links', filled('https://a.example/b?c=d&e ')],
  ['mail addresses', filled('a@b.example,')],
  ['quotation marks', filled('"„“‘')],
  ['apostrophes', filled("I'm can't ")],
  ['hyphens', filled('a-b-c-')],
  ['hard words', filled('I want to die laughing ')],
  ['corrections', filled('1 was with 2, drop 3, merge 4 and 5. ')],
]);

/** As long as words of a mail are looked at. */
export const WORDS = 64 * KB;

import test from 'ava';
import fc from 'fast-check';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';

const WORDS =
  'closed planned trained taught wrote fixed sold the a our their two nine client ward pupil offer budget team today'.split(
    ' ',
  );
const OUR_WORDS =
  'reply whenever please question progress small matters week reminder settings choose answer simply keep going'.split(
    ' ',
  );

const sentence = (words: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...words), { minLength: 6, maxLength: most }).map((some) => `I ${some.join(' ')}.`);

/** Somebody's words: sentences and items of lists, in paragraphs. */
const said = fc
  .array(fc.tuple(fc.constantFrom('', '', '- ', '* ', '1. ', '\n'), sentence(WORDS, 12)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((lines) =>
    lines
      .map((parts) => parts.join(''))
      .join('\n')
      .trim(),
  );

const sent = fc
  .array(sentence(OUR_WORDS, 30), { minLength: 3, maxLength: 8 })
  .map((lines) => `Hello Sub,\n\n${lines.join('\n\n')}\n\nCairn`);

const marked = (text: string): string => text.replace(/^/gm, '> ');
const wrapped = (text: string, width: number): string =>
  text.replace(new RegExp(`(?![^\\n]{1,${width}}$)([^\\n]{1,${width}})\\s`, 'gm'), '$1\n');

const HEADER = 'On Tue, Nov 3, 2026 at 9:12 AM Cairn <r+abc@cairn.example> wrote:';
const BLOCK = 'From: Cairn <r@cairn.example>\nSent: Tuesday\nTo: Sub\nSubject: Today';

const STYLES: Readonly<Record<string, (words: string, quote: string) => string>> = {
  'marked, with a header': (words, quote) => `${words}\n\n${HEADER}\n\n${marked(quote)}`,
  'marked, without a header': (words, quote) => `${words}\n\n${marked(quote)}`,
  'marked and wrapped anew': (words, quote) => `${words}\n\n${HEADER}\n${marked(wrapped(quote, 60))}`,
  'marked twice': (words, quote) => `${words}\n\n${HEADER}\n${marked(marked(quote))}`,
  'above the answer': (words, quote) => `${HEADER}\n${marked(quote)}\n\n${words}`,
  'unmarked, with a header': (words, quote) => `${words}\n${HEADER}\n\n${quote}`,
  'unmarked, below a block': (words, quote) => `${words}\n\n________________________________\n${BLOCK}\n\n${quote}`,
  'unmarked, below dashes': (words, quote) => `${words}\n\n-----Original Message-----\n${BLOCK}\n\n${quote}`,
  'unmarked, without a header': (words, quote) => `${words}\n\n${quote}`,
  'unmarked and wrapped anew': (words, quote) => `${words}\n\n${wrapped(quote, 50)}`,
  'unmarked, in capitals and spaced': (words, quote) => `${words}\n\n${quote.toUpperCase().replaceAll(' ', '  ')}`,
  'unmarked, above the answer': (words, quote) => `${BLOCK}\n\n${quote}\n\n${words}`,
  'with CRLF': (words, quote) => `${words}\n\n${HEADER}\n\n${marked(quote)}`.replaceAll('\n', '\r\n'),
};

const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/).map((line) => line.trim());

for (const [style, reply] of Object.entries(STYLES))
  test(`own words beside our quoted mail come back exactly: ${style}`, (t) => {
    fc.assert(
      fc.property(said, sent, (words, quote) => {
        t.deepEqual(linesOf(ownWords(reply(words, quote), [quote])), linesOf(words));
      }),
      { numRuns: 60 },
    );
  });

test('answers between the parts of our mail all come back', (t) => {
  fc.assert(
    fc.property(fc.array(fc.tuple(said, sentence(OUR_WORDS, 30)), { minLength: 1, maxLength: 4 }), (parts) => {
      const text = parts.map(([words, quote]) => `${marked(quote)}\n\n${words}\n`).join('\n');
      t.deepEqual(linesOf(ownWords(text, [])), linesOf(parts.map(([words]) => words).join('\n\n')));
    }),
    { numRuns: 60 },
  );
});

const FRAGMENTS = [
  HEADER,
  BLOCK,
  '> ',
  '>',
  '-- ',
  '--',
  '____',
  'From:',
  'On',
  'wrote:',
  '<a@b.c>',
  ':',
  'Regards,',
  '\n',
  '\r',
  '\u2028',
  '\ufeff',
];
const anything = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), said, fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 30 })
  .map((parts) => parts.join(''));

test('whatever comes in, nothing is thrown and nothing comes out that did not stand on one line', (t) => {
  fc.assert(
    fc.property(anything, fc.array(anything, { maxLength: 3 }), (text, mails) => {
      const given = linesOf(text);
      for (const line of linesOf(ownWords(text, mails))) t.true(given.some((whole) => whole.includes(line)));
    }),
    { numRuns: 500 },
  );
});

/** How many characters all patterns together look at while `run` runs. */
const charactersMatched = (run: () => void): number => {
  const { exec } = RegExp.prototype;
  let count = 0;
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const missed = this.sticky ? 1 : text.length - from;
    count += match ? match.index + match[0].length - from : missed;
    return match;
  };
  try {
    run();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return count;
};

const HALF = 30 * 1024;
const fill = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length)).slice(0, size);

for (const part of [
  '>',
  '> ',
  '>\n',
  '> a\n',
  'On ',
  'On\n',
  'On 1\n',
  'On 1, 2024 <a@b.c> ',
  'wrote:\n',
  'On 1 a@b.c wrote\n',
  'a',
  'a ',
  ' ',
  '\n',
  'From: ',
  'From: a\n',
  'Sent:\n',
  '-',
  '--\n',
  '-- \n',
  '_\n',
  '-----a',
  '@',
  'a@',
  '<a@',
  '1 ',
  '1.\n',
  ':',
  'Sent from my iPhone\n',
  'Regards,\n',
  'Regards,\nA\n',
  '\u200b',
  'http://',
  'reply small week\n',
  'Ab> a\n',
  'x. On 1 2024 ',
  'x. On 1, 2024 <a@b.c> wrote: ',
  'On 1, 2024 1:23 <a@b.c> wrote: a\n',
  'a: b ',
  'a: 1\n',
  'a ---aaaa--- ',
  'aaaa. 1/1/20 ',
  '/John\n',
  'Regards, John\n',
  'Regards John\n\n',
  'this e-mail is confidential ',
  'x <mailto:',
  '<a@b[mailto:a@b]',
  'From: a\nTo: b\nSubject: c\n\nx\n\n',
  '-----Original Message-----\nx\n',
  'Sent from my a\n\n',
  'sent from my iphone, ',
  'excuse ',
]) // prettier-ignore
  test(`twice the text is about twice the work: ${JSON.stringify(part)}`, (t) => {
    const mail = fill('reply small week ', HALF);
    const work = (size: number) => charactersMatched(() => ownWords(fill(part, size), [mail]));
    const fixed = charactersMatched(() => ownWords('', [mail]));
    const [once, twice] = [work(HALF) - fixed, work(2 * HALF) - fixed];
    t.true(twice <= 2.5 * once + HALF, `${once} characters, then ${twice}`);
    t.true(twice <= 400 * 2 * HALF, `${twice} characters`);
  });

test('of an endless mail only the beginning is read', (t) => {
  const text = `I closed a deal.\n${fill('I went on and on.\n', 3 * 1024 * 1024)}`;
  t.true(charactersMatched(() => ownWords(text, [])) < 100 * text.length);
  t.true(ownWords(text, []).length <= 64 * 1024);
});

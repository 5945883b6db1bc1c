import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import { textOf, type Words } from '#application/documents/manuscript/words.ts';
import { linked } from '../links.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_LETTER = /\p{L}/u;

/** Whether a paragraph is read from right to left: what its first letter says. */
export const readsRightToLeft = (words: Words): boolean =>
  RIGHT_TO_LEFT.test(FIRST_LETTER.exec(textOf(words))?.[0] ?? '');

/** Words in one manner, with their links and their lines. */
export const runsOf = (words: Words, manner: IRunOptions = {}): readonly ParagraphChild[] =>
  linked(words).flatMap<ParagraphChild>(({ text, bold, href }) => {
    const runs = linesOf(text, { ...manner, ...(bold ? { bold: true } : {}) });
    return href === null ? runs : [new ExternalHyperlink({ link: href, children: [...runs] })];
  });

const linesOf = (text: string, manner: IRunOptions): readonly TextRun[] =>
  text.split('\n').map(
    (line, index) =>
      new TextRun({
        ...manner,
        text: line,
        ...(index > 0 ? { break: 1 } : {}),
        ...(RIGHT_TO_LEFT.test(line) ? { rightToLeft: true } : {}),
      }),
  );

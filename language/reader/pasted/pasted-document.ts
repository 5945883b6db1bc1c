import type { PastedDocument } from '#application/inbox/mail-reader.ts';
import { phrases, plainText } from '../../text/plain-text.ts';
import { reportsDone } from '../words/reports-done.ts';
import { plainly } from '../words/sentences.ts';
import { tellsDone } from '../words/tells-done.ts';
import { type AdvertMark, advertMarksOf, namesAdvert } from './advert-marks.ts';
import { announcesOrAsks, withoutAnnouncement } from './announced.ts';
import { isCvTitle, isLongTime, namesCv, sectionOf, tellsIdentity } from './cv-marks.ts';
import { jobNamed } from './job-named.ts';

type Parted = Readonly<{ own: string; pasted: PastedDocument | null }>;

/** Nothing shorter is a document, and of a longer text its beginning shows what it is. */
const MIN_LINES = 4;
const MAX_LINES = 1_000;

/**
 * A CV or a job advertisement that its sender pasted, apart from their own words above and below it. In doubt there is none: its
 * lines are then read as ever.
 */
export const partPasted = (words: string): Parted => {
  const lines = words.split('\n').map(lineOf);
  const texts = lines.filter(({ plain }) => plain !== '');
  if (texts.length < MIN_LINES || texts.length > MAX_LINES) return { own: words, pasted: null };
  for (const kind of ['cv', 'job-advert'] as const) {
    const span = kind === 'cv' ? cvIn(lines) : advertIn(lines);
    if (!span) continue;
    const textOf = (from: number, to: number): string =>
      lines
        .slice(from, to)
        .map(({ text }) => text)
        .join('\n')
        .trim();
    const { own: above, announcement } = withoutAnnouncement(textOf(0, span.start));
    const document = textOf(span.start, span.end);
    const text = joined(announcement, document);
    return {
      own: joined(above, textOf(span.end, lines.length)),
      pasted: kind === 'cv' ? { kind, text } : { kind, text, ...jobNamed(document) },
    };
  }
  return { own: words, pasted: null };
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

type Line = Readonly<{ text: string; plain: string }>;
type Span = Readonly<{ start: number; end: number }>;

/** Without the marks of lists and of formatting around it, as rules see it. */
const lineOf = (text: string): Line => ({
  text,
  plain: plainText(text.slice(0, MAX_LINE).replace(/^[\s>*_#•·◦‣–—-]+|[\s*_]+$/gu, '')).replace(/ ?:$/u, ''),
});
const MAX_LINE = 600;

const cvIn = (lines: readonly Line[]): Span | null => {
  const isMark = ({ plain }: Line): boolean =>
    isCvTitle(plain) || sectionOf(plain) !== null || isLongTime(plain) || tellsIdentity(plain);
  const span = spanFrom(lines, isMark, namesCv);
  if (!span) return null;
  const plains = lines.slice(span.start, span.end).map(({ plain }) => plain);
  const sections = new Set(plains.flatMap((plain) => sectionOf(plain) ?? []));
  const times = plains.filter(isLongTime).length;
  const isTold = plains.some(tellsIdentity);
  const isNamed = plains.some(isCvTitle) || lines.slice(0, span.start).some(isShown);
  const isCore = sections.has('experience') || sections.has('education');
  const isCv =
    (isNamed && (isCore ? sections.size + times >= 3 : times >= 2)) ||
    (isCore && isTold && sections.size >= 2 && times >= 1) ||
    (isCore && sections.size >= 3 && times >= 2) ||
    (sections.has('experience') && sections.has('education') && times >= 2);
  return isCv ? span : null;
};

/** "Here's my CV", and not "Helped Ana with her CV". */
const isShown = ({ text }: Line): boolean =>
  text.split(/(?<=[.!?])\s+/u).some((said) => namesCv(plainText(said)) && announcesOrAsks(plainText(said)));

/** What no news of a person needs: somebody is wanted, is spoken to, or shall apply. */
const ADVERTISES: readonly AdvertMark[] = ['genders', 'apply', 'hiring', 'reader'];
const SAYS_MUCH: readonly AdvertMark[] = [...ADVERTISES, 'duties', 'requirements', 'benefits'];

const advertIn = (lines: readonly Line[]): Span | null => {
  const span = spanFrom(lines, ({ plain }) => advertMarksOf(plain).length > 0, namesAdvert);
  if (!span) return null;
  const inside = lines.slice(span.start, span.end).filter(({ plain }) => plain !== '');
  if (inside.length < MIN_LINES || inside.some(({ plain }) => ONESELF.test(plain))) return null;
  const marks = new Set(inside.flatMap(({ plain }) => advertMarksOf(plain)));
  const much = SAYS_MUCH.filter((mark) => marks.has(mark)).length;
  const isAnnounced = lines.slice(0, span.start).some(({ plain }) => namesAdvert(plain));
  const advertises = ADVERTISES.some((mark) => marks.has(mark)) || (marks.has('requirements') && marks.has('benefits'));
  return advertises && much >= (isAnnounced ? 2 : 3) && marks.size >= (isAnnounced ? 3 : 4) ? span : null;
};

/** Its author speaks of themselves; in French "mi-temps" is no "mi". */
const ONESELF = new RegExp(
  phrases`
    (?<![\p{L}'./])(?:i|i'm|i've|i'd|i'll|my|me|ich|mein(?:e[rnms]?)?|mir|mich|je|j'\p{L}+|moi|mon|ma|mes|m'\p{L}+|yo|mi|mis|he \p{L}+(?:ado|ido|sto|cho|rto))(?![\p{L}'./-])
  `,
  'u',
);

/** From behind the last words of a person before the first mark to the last line before their words below. */
const spanFrom = (
  lines: readonly Line[],
  isMark: (line: Line) => boolean,
  announces: (plain: string) => boolean,
): Span | null => {
  const first = lines.findIndex((line) => isMark(line) && !isAnnouncement(line, announces));
  if (first < 0) return null;
  const start = lines.slice(0, first).findLastIndex((line) => isSaid(line) || isAnnouncement(line, announces)) + 1;
  return { start, end: endOf(lines, start, isMark) };
};

/** "Here's my CV:", "Should I apply for this job?" */
const isAnnouncement = ({ text, plain }: Line, announces: (plain: string) => boolean): boolean =>
  announces(plain) && (ONESELF.test(plain) || /[:?.!]\s*$/u.test(text)) && !isCvTitle(plain);

/** A sentence, or words about oneself or of what was done: no line of a document's head. */
const isSaid = ({ text, plain }: Line): boolean =>
  ONESELF.test(plain) ||
  (/[.!?…]\s*$/u.test(text) && plain.split(' ').length >= MIN_SENTENCE) ||
  reportsDone(plainly(text)) ||
  tellsDone(text);
const MIN_SENTENCE = 4;

/** Paragraphs below it in which its sender speaks, and which are no part of it. */
const endOf = (lines: readonly Line[], start: number, isMark: (line: Line) => boolean): number => {
  let end = lines.length;
  for (let at = lines.length - 1; at > start; at--) {
    if (lines[at]?.plain !== '') continue;
    const paragraph = lines.slice(at + 1, end).filter(({ plain }) => plain !== '');
    if (paragraph.length === 0) continue;
    if (paragraph.some(isMark) || !paragraph.some(({ plain }) => ONESELF.test(plain))) break;
    end = at;
  }
  return end;
};

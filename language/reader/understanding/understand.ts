import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { detailsOf, MAX_CORRECTION } from '../details/details-of.ts';
import { positionTold } from '../details/position-details.ts';
import { type Block, blocksOf } from './blocks.ts';
import { isIndirect } from './indirect-wishes.ts';
import { headsPlans, readItems, readLines, type Said, type Wish } from './paragraphs.ts';
import { explainsLetter } from './request-context.ts';
import { plainly, sentencesWhole } from './sentences.ts';

/** `left` are the words that were too much: of a win beyond its length, and of wins and requests beyond their number. */
export type Understood = Readonly<{
  wins: readonly string[];
  requests: readonly MailRequest[];
  left: readonly string[];
}>;

const MAX_LENGTH = 64 * 1024;
const MAX_WINS = 200;
/** As long as one that is typed in the app. */
const MAX_WIN_LENGTH = 20_000;
const MAX_REQUESTS = 20;
/** No wish is longer; what is, is judged by its beginning. */
const LONGEST_JUDGED = 1_000;

/**
 * What a person's own words tell and ask: each thing done is one win in those words, each thing asked one request. Both
 * empty when they do neither. Dates are counted from `today`, the user's local one (`yyyy-MM-dd`). By rules alone; the
 * same words on the same day always give the same answer.
 */
export const understand = (words: string, today = '2026-01-01'): Understood => {
  const { read } = blocksIn(words);
  const said = joined(read.flatMap(readBlock));
  const wins = said.flatMap(({ win }) => (win ? [win] : []));
  const wishes = oneCorrection(said.flatMap((part) => part.requests));
  const requests = [...wishes, ...newPosition(read, wishes)];
  const kept = wins.slice(0, MAX_WINS);
  return {
    wins: kept.map((win) => win.slice(0, endOf(win))),
    requests: requests.slice(0, MAX_REQUESTS).map(({ kind, text }) => ({
      kind,
      text,
      details: detailsOf(kind, text, today),
      certain: !isIndirect(plainly(text.slice(0, LONGEST_JUDGED))),
    })),
    left: [
      ...kept.map((win) => win.slice(endOf(win))),
      ...wins.slice(MAX_WINS),
      ...requests.slice(MAX_REQUESTS).map(({ text }) => text),
      ...requests.flatMap(({ kind, text }) => (kind === 'correct-wins' ? [text.slice(MAX_CORRECTION)] : [])),
      words.slice(MAX_LENGTH),
    ].filter((text) => text.trim() !== ''),
  };
};

/** The paragraphs and lists that are read for wins and requests, and what stands below a closing. */
export const blocksIn = (words: string): Closed => atClosing(blocksOf(tidy(words.slice(0, MAX_LENGTH))));

/** A win that is too long ends with a word. */
const endOf = (win: string): number => {
  if (win.length <= MAX_WIN_LENGTH) return win.length;
  const space = win.slice(0, MAX_WIN_LENGTH).search(/\s\S*$/);
  return space > MAX_WIN_LENGTH / 2 ? space : MAX_WIN_LENGTH;
};

/** All corrections of a mail are one request: their numbers are those of the same list. */
const oneCorrection = (wishes: readonly Wish[]): readonly Wish[] => {
  const first = wishes.find(({ kind }) => kind === 'correct-wins');
  const texts = wishes.filter(({ kind }) => kind === 'correct-wins').map(({ text }) => text);
  return wishes
    .filter((wish) => wish.kind !== 'correct-wins' || wish === first)
    .map((wish) => (wish === first ? { ...wish, text: [...new Set(texts)].join('\n') } : wish));
};

/** The number of a win that is spoken of, not the mark of a list. */
const ANSWERED = /^([ \t]{0,8})(\d{1,2})[.)][ \t]{1,4}(?=(?:was|were|is|should|wasn't|isn't|needs to)\b)/gim;

/** Without invisible characters, and with one space between words. */
const tidy = (text: string): string =>
  text
    .replace(/[\u00AD\u200B\u200C\u2060\uFEFF]/g, '')
    .replace(/\u00A0/g, ' ')
    .replace(/(?<=\S)[ \t]{2,}/g, ' ')
    .replace(ANSWERED, '$1$2 ');

/** What somebody works as now: told last it holds. Whether it is a win too, its words say themselves. */
const newPosition = (blocks: readonly Block[], others: readonly Wish[]): readonly Wish[] => {
  const sentences = blocks
    .filter((block) => block.kind === 'prose' || !headsPlans(block.title))
    .flatMap((block) => (block.kind === 'prose' ? [block.lines.join(' ')] : block.items))
    .flatMap((text) => sentencesWhole(text));
  const at = sentences.findLastIndex(
    (sentence) => positionTold(sentence) !== null && !others.some(({ text }) => text.includes(sentence)),
  );
  if (at < 0) return [];
  const text = sentences.slice(at, NOTE_IT.test(plainly(sentences[at + 1] ?? '')) ? at + 2 : at + 1).join(' ');
  return [{ kind: 'change-profile', text }];
};

/** "Please update that." */
const NOTE_IT =
  /^(?=.{3,60}$)[^\d]*\b(?:update|change|note|correct|record|amend|vermerk\w*|ander\w*|eintrag\w*|trag\w*|notier\w*|aktualisier\w*|hinterleg\w*|schreib\w*|not(?:er|ez|e)|mets|mettez|modifi\w*|changes?|actualiz\w*|actualic\w*|apunt\w*|anot\w*|cambi\w*)\b/;

const readBlock = (block: Block): readonly Said[] =>
  block.kind === 'list' ? readItems(block.title, block.items) : readLines(block.lines);

const CLOSING = new RegExp(
  phrases`
    ^(?:(?:best|kind|kindest|warm|warmest) (?:regards|wishes)|best|regards|sincerely
    |yours(?: \w+)?|all the best|cheers|many thanks|thanks(?: again)?|thank you
    |take care|(?:viele|liebe|beste|sch[oö]ne) gr[uü](?:ß|ss)e|mit freundlichen gr[uü](?:ß|ss)en
    |lg|mfg|(?:bien )?cordialement|saludos|un saludo)[,.!]?$
  `,
  'i',
);
const MAX_SIGNATURE_LINES = 4;

type Closed = Readonly<{ read: readonly Block[]; below: readonly Block[] }>;

/** Apart from the closing and the name, role and address below it; a longer text below is no signature. */
const atClosing = (blocks: readonly Block[]): Closed => {
  for (const [at, block] of blocks.entries()) {
    const closing = block.kind === 'prose' ? block.lines.findIndex((line) => CLOSING.test(line)) : -1;
    if (block.kind !== 'prose' || closing < 0) continue;
    const below = blocks
      .slice(at + 1)
      .reduce((sum, next) => sum + linesOf(next).length, block.lines.length - closing - 1);
    if (below <= MAX_SIGNATURE_LINES)
      return {
        read: [...blocks.slice(0, at), { kind: 'prose', lines: block.lines.slice(0, closing) }],
        below: [{ kind: 'prose', lines: block.lines.slice(closing) }, ...blocks.slice(at + 1)],
      };
  }
  return { read: blocks, below: [] };
};

const linesOf = (block: Block): readonly string[] => (block.kind === 'prose' ? block.lines : block.items);

/** A name alone is how people sign. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;
export const isName = (line: string): boolean => NAME.test(line);

/** A paragraph that only goes on telling belongs to the win before it, or to the one it leads in to. */
const joined = (said: readonly Said[]): readonly Said[] => {
  const whole: Said[] = [];
  for (const { aside, isSequel, ...one } of said.filter((part) => !isName(part.aside ?? ''))) {
    const last = whole.at(-1);
    const letter = last?.requests.find(({ kind }) => kind === 'cover-letter');
    const explained = one.win ?? aside;
    if (letter && explained && one.requests.length === 0 && explainsLetter(explained)) {
      const wish = { ...letter, text: `${letter.text}\n${explained}` };
      whole[whole.length - 1] = {
        ...last,
        requests: last?.requests.map((each) => (each === letter ? wish : each)) ?? [],
      };
    } else if (last?.win && isSequel && (one.win || aside)) {
      whole[whole.length - 1] = {
        ...last,
        win: `${last.win}\n\n${one.win ?? aside}`,
        requests: [...last.requests, ...one.requests],
      };
    } else if (last?.aside && !last.win && one.win) {
      whole[whole.length - 1] = { win: `${last.aside}\n\n${one.win}`, requests: [...last.requests, ...one.requests] };
    } else whole.push(one.win === undefined && aside !== undefined ? { ...one, aside } : one);
  }
  return whole;
};

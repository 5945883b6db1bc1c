import type { Remark, RemarkTone } from '#domain/inbox/mail/events.ts';
import { isFormula, isNameLike, isUnderName } from '../../text/closings.ts';
import { unwrapped } from '../../text/unwrapped.ts';
import { isAddressed, isOfOurMails } from '../wishes/named.ts';
import { isLeadInBeside, withoutLeadIn } from '../words/lead-ins.ts';
import { headsPlans, isPlan } from '../words/plans.ts';
import { contentOf } from '../words/reports-done.ts';
import { plainly, sentencesOf } from '../words/sentences.ts';
import { isSmallTalk, withoutGreeting } from '../words/small-talk.ts';
import { withoutLead } from '../words/win-lead.ts';
import { apartFromThanks, isCourtesy } from './courtesy.ts';
import { isLeftover, pleasantryIn } from './pleasantries.ts';
import { isAboutAccount } from './said-to-us.ts';
import { toneOf } from './tone-of.ts';

/** What stands beside wins, requests and an answer: `remark` is answered in a line, `asides` wait for their writer. */
type SaidBeside = Readonly<{ remark: Remark | null; asides: readonly string[] }>;

type Piece = Readonly<{ text: string; tone: ToneBeside; paragraph: number }>;

/** Which of several is answered: what is asked before what is only told. */
const ANSWERED: readonly RemarkTone[] = ['account', 'to-us', 'ahead', 'quiet'];

const LONGEST_REMARK = 20_000;

/**
 * All that its author says beside what was `kept` of their words, but for small talk. A question to us is no aside; nor is
 * what is still to come or was hard, of which nobody is asked whether it is a win.
 */
export const saidBeside = (said: string, kept: readonly string[]): SaidBeside => {
  const rows = new Set(kept.flatMap((text) => rowsOf(wordsOf(text))));
  const blocks = unwrapped(unsigned(said)).split(/\n\s*\n/);
  const pieces = blocks.flatMap((block, paragraph) =>
    piecesOf(block.split('\n').map(withoutLead), rows).map((piece) => ({ ...piece, paragraph })),
  );
  const answered = ANSWERED.flatMap((tone) => pieces.filter((piece) => piece.tone === tone));
  const text = answered.map((piece) => piece.text).join('\n');
  const tone = ANSWERED.find((one) => one === answered[0]?.tone);
  return {
    remark: tone === undefined ? null : { text: text.slice(0, LONGEST_REMARK).toWellFormed(), tone },
    asides: [
      ...paragraphsOf(pieces.filter((piece) => piece.tone === 'unclear')),
      ...(text.length > LONGEST_REMARK ? [text.slice(LONGEST_REMARK)] : []),
    ],
  };
};

/** Without the name, the role and the address below a closing. */
const unsigned = (said: string): string => {
  const lines = said.split('\n');
  const closing = lines.findIndex((line) => isFormula(line.trim()));
  return closing < 0
    ? said
    : lines
        .filter((line, at) => at <= closing || SENTENCE.test(line) || !(isNameLike(line) || isUnderName(line)))
        .join('\n');
};

const SENTENCE = /\p{Ll}{4}[.!?](?:\s|$)/u;

const paragraphsOf = (pieces: readonly Piece[]): readonly string[] =>
  [...Map.groupBy(pieces, ({ paragraph }) => paragraph).values()].map((some) => some.map(({ text }) => text).join(' '));

const piecesOf = (lines: readonly string[], rows: ReadonlySet<string>): readonly Omit<Piece, 'paragraph'>[] => {
  const plans = lines.findIndex((line) => line.trimEnd().endsWith(':') && headsPlans(line));
  return lines
    .flatMap((line, at) =>
      unkept(line.replace(ITEM, ''), rows).map((text) => ({ text, tone: toneBeside(text, plans >= 0 && at >= plans) })),
    )
    .filter(({ tone }) => tone !== 'filler');
};
const ITEM = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+/u;

const unkept = (line: string, rows: ReadonlySet<string>): readonly string[] =>
  sentencesOf(line)
    .flatMap(apartFromThanks)
    .map((sentence) => withoutLeadIn(withoutGreeting(sentence)).trim())
    .filter((sentence) => !isKept(sentence, rows));

/** Three words in a row are hardly ever said twice by chance. */
const ROW = 3;

const wordsOf = (text: string): readonly string[] => plainly(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** All rows of up to three words in it. */
const rowsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, at) =>
    Array.from({ length: Math.min(ROW, words.length - at) }, (_, more) => words.slice(at, at + more + 1).join(' ')),
  );

/** What was kept of it leaves no more than the words that joined it to the rest. */
const isKept = (sentence: string, rows: ReadonlySet<string>): boolean => {
  const words = wordsOf(sentence);
  const length = Math.min(ROW, words.length);
  const found = new Set(
    words.flatMap((_, at) =>
      at + length <= words.length && rows.has(words.slice(at, at + length).join(' '))
        ? Array.from({ length }, (_, more) => at + more)
        : [],
    ),
  );
  const others = withoutWhole(words, found, rows);
  return found.size > 0 ? contentOf(others.filter((word) => !isLeftover(word)).join(' ')) === 0 : words.length === 0;
};

/** What is left of a sentence, without a win of fewer words than a row that stands in it between others. */
const withoutWhole = (
  words: readonly string[],
  found: ReadonlySet<number>,
  rows: ReadonlySet<string>,
): readonly string[] => {
  const runs: string[][] = [[]];
  for (const [at, word] of words.entries())
    if (found.has(at)) runs.push([]);
    else runs.at(-1)?.push(word);
  return runs.filter((run) => run.length !== ROW - 1 || found.size === 0 || !rows.has(run.join(' '))).flat();
};

/** `filler` is what nobody misses: small talk, a name, a lead-in. `unclear` may be a win that was not seen. */
type ToneBeside = RemarkTone | 'filler';

/** No sentence is longer; what is, is judged by its beginning. */
const MAX_JUDGED = 2_000;

/** How a sentence beside a win sounds; `isAhead` where it stands below a heading of plans. */
const toneBeside = (text: string, isAhead: boolean): ToneBeside => {
  const plain = plainly(text.slice(0, MAX_JUDGED));
  if (isFiller(text, plain)) return 'filler';
  if (isAhead) return 'ahead';
  if (/\?["')\]]*$/.test(plain)) return QUOTED.test(plain) ? 'quiet' : isAboutAccount(plain) ? 'account' : 'to-us';
  if ((isAddressed(plain) && isOfOurMails(plain)) || NEEDED.test(plain))
    return isAboutAccount(plain) ? 'account' : 'to-us';
  if (isPlan(plain)) return 'ahead';
  const tone = toneOf(plain);
  return tone === 'thanks' || tone === 'chat' ? 'filler' : tone;
};

/** "They asked me “where are you from?”": nobody asks us. */
const QUOTED =
  /\b(?:asked|asks|said|says|wrote|told|demande|dit|gefragt|fragte|sagte|pregunto|preguntaron|dijo|dijeron)\b.{0,80}["«“„»]/;

/** What is wanted of us; what its author needs to do is a plan. */
const NEEDED = /^(?:and |also |so |but )*i(?: would|'d)? (?:need|want|like) (?:a|an|the|my|that|this|it|one)\b/;

const FEW = 10;

/** Small talk, a name, a parting, or what only leads in to the rest: "Wins of the week, in no order:", "Could you". */
const isFiller = (text: string, plain: string): boolean =>
  isSmallTalk(plain) ||
  isCourtesy(plain) ||
  pleasantryIn(plain) !== null ||
  isLeadInBeside(plain) ||
  (plain.endsWith(':') && plain.split(' ').length <= FEW) ||
  (!/\?/.test(plain) && contentOf(plain) === 0) ||
  isSigned(text);

/** A name alone is how people sign. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;
const isName = (line: string): boolean => NAME.test(line.replace(/^[-–—~]{1,2}\s?/, ''));

const isSigned = (text: string): boolean => {
  const [parting = '', name = parting] = text.split(/,\s+/, 2);
  return isFormula(text) || isName(text) || (isFormula(parting) && isName(name));
};

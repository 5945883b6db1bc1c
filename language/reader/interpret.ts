import type { MailRequest, RequestKind } from '#domain/inbox/request/mail-request.ts';
import { unwrapped } from '../text/unwrapped.ts';
import { careerIn } from './details/career-lines.ts';
import { detailsOf, MAX_CORRECTION } from './details/details-of.ts';
import { verdictOn, winIn } from './judge.ts';
import { type LearnedReading, learnedReading } from './model/learned-reading.ts';
import { passagesIn } from './passages.ts';
import { onceEach, questionAboutUs, unknownWish, wishOf, withBeside } from './wish.ts';
import { bringsBack } from './wishes/brings-back.ts';
import { leavesOther, leavesUnsaid } from './wishes/leaves-other.ts';
import { commandIn } from './wishes/named.ts';
import { bareLinesIn, isBareIn, withDetailsJoined } from './words/details-below.ts';
import { withoutLeadIns } from './words/lead-ins.ts';
import { plainly } from './words/sentences.ts';

/** `left` are the words that were too much: of a win beyond its length, and of wins and requests beyond their number. */
export type Interpreted = Readonly<{
  wins: readonly string[];
  requests: readonly MailRequest[];
  left: readonly string[];
}>;

/** The model's reading of some words, these or others; whether our last answer numbered wins, and whether we asked something. */
export type Known = Readonly<{ words: string; learned: LearnedReading; isNumbered?: boolean; isAsked?: boolean }>;

const MAX_LENGTH = 64 * 1024;
const MAX_WINS = 200;
/** As long as one that is typed in the app. */
const MAX_WIN_LENGTH = 20_000;
const MAX_REQUESTS = 20;
const LONGEST_COMMAND = 40;
/** Who wants to leave a job says so in few words; a long message may hold a wish of ours beside it. */
const LONGEST_LEAVING = 400;

/**
 * The wins and requests in a person's own words: each thing done is one win in those words, each thing asked one request. The words are cut
 * into passages, each passage is judged by what the model makes of it, and a wish gets its kind and details. Dates are counted from
 * `today`, the user's local one (`yyyy-MM-dd`). `known` is for callers that have read words already, these or others.
 */
export const interpret = (said: string, today: string, known?: Known): Interpreted => {
  const { career, rest } = careerIn(said.slice(0, MAX_LENGTH), today);
  const words = withoutLeadIns(withDetailsJoined(unwrapped(rest)));
  const command = words.length <= LONGEST_COMMAND ? commandSaid(words) : null;
  if (command) {
    const details = detailsOf(command, words, today);
    return bounded([], [{ kind: command, text: words.trim(), details, certain: true }], '');
  }
  const { parts, tones } = known?.words === words && isWhole(known) ? known.learned : learnedReading(words);
  const passages = passagesIn(words, parts);
  const isAlone = passages.length === 1;
  const bare = bareLinesIn(words);
  const wins: string[] = [];
  const wishes: MailRequest[] = [];
  for (const passage of passages) {
    const { text } = passage;
    const verdict = verdictOn(passage, tones, isAlone && known?.isAsked !== true);
    if ((verdict === 'win' || !isAlone) && isBareIn(text, bare)) continue;
    if (verdict === 'win') {
      wins.push(winIn(text));
      if (passage.named === 'change-profile')
        wishes.push({
          kind: 'change-profile',
          text,
          details: detailsOf('change-profile', text, today),
          certain: false,
        });
    } else if (verdict === 'wish' || (verdict === 'maybe' && passage.meant !== null))
      wishes.push(
        wishOf(passage, {
          said: withBeside(passage, passages),
          today,
          isAlone,
          isNumbered: known?.isNumbered === true,
        }),
      );
    else if (verdict === 'question') wishes.push(questionAboutUs(text, today));
    else if (verdict === 'maybe') wishes.push(unknownWish(text));
  }
  const whole = words.length <= LONGEST_LEAVING ? plainly(words) : '';
  const ours = wishes
    .filter(({ kind }) => !leavesOther(kind, whole))
    .map((wish) => (leavesUnsaid(wish.kind, whole) ? unknownWish(wish.text) : wish));
  return bounded(wins, onceEach([...ours, ...career]), said.slice(MAX_LENGTH));
};

const commandSaid = (words: string): RequestKind | null => {
  const plain = plainly(words);
  return commandIn(plain) ?? (bringsBack(plain) ? 'restore-wins' : null);
};

/** Of a long text a hard day is looked for in its beginning alone. */
const isWhole = ({ words, learned: { parts } }: Known): boolean =>
  (parts.at(-1)?.end ?? 0) >= words.trimEnd().length || words.length < SHORT_TEXT;
const SHORT_TEXT = 4096;

const bounded = (wins: readonly string[], requests: readonly MailRequest[], beyond: string): Interpreted => {
  const kept = wins.slice(0, MAX_WINS);
  return {
    wins: kept.map((win) => win.slice(0, endOf(win))),
    requests: requests.slice(0, MAX_REQUESTS),
    left: [
      ...kept.map((win) => win.slice(endOf(win))),
      ...wins.slice(MAX_WINS),
      ...requests.slice(MAX_REQUESTS).map(({ text }) => text),
      ...requests.flatMap(({ kind, text }) => (kind === 'correct-wins' ? [text.slice(MAX_CORRECTION)] : [])),
      beyond,
    ].filter((text) => text.trim() !== ''),
  };
};

/** A win that is too long ends with a word. */
const endOf = (win: string): number => {
  if (win.length <= MAX_WIN_LENGTH) return win.length;
  const space = win.slice(0, MAX_WIN_LENGTH).search(/\s\S*$/);
  return space > MAX_WIN_LENGTH / 2 ? space : MAX_WIN_LENGTH;
};

import { namesSomebody } from './people.ts';
import type { Telling } from './telling.ts';
import { capital } from './tidy.ts';

const LONGEST_LINE = 220;
const LONGEST_MORE = 120;
/** A deed that is longer hides the result that it stands behind. */
const MOST_DEED_WORDS = 14;

/** What a Romance language has of its own for the lines of a CV. */
export type Manner = Readonly<{
  /** Who did it, at the head of a sentence; taken off. */
  subject: RegExp;
  /** The same where it was not its writer alone, and how a line says so. */
  team: RegExp;
  withTeam: string;
  /** What its writer is or became, which is no deed. */
  isState: RegExp;
  /** Speaks of its writer. */
  mine: RegExp;
  /** Tells what came of it. */
  tells: RegExp;
  /** What became of something, without a verb, its thing first; null where a sentence tells nothing such. */
  changeIn(sentence: string): string | null;
  /** A deed as what went before something; null where its verb is not known. */
  after(deed: string): string | null;
  /** "Did this and cut that by so much": the result first, then by what; as it stands where it is not so told. */
  resultFirst(deed: string): string;
  dated: Telling['dated'];
}>;

/** The result first, then the deed that led to it, without who did it; behind that what else came of it. */
export const romance = (manner: Manner): Telling => ({
  line(sentences) {
    const [first = '', ...rest] = sentences.flatMap((sentence) => clausesIn(sentence.replace(/\.$/u, ''), manner));
    const isOfTeam = manner.team.test(first);
    const told = first.replace(isOfTeam ? manner.team : manner.subject, '');
    const [head, left] = headOf(told, rest, manner, manner.isState.test(first));
    const more = left.filter(
      (text) => manner.tells.test(text) && !manner.mine.test(text) && text.length < LONGEST_MORE,
    );
    const line = [capital(head), ...more.map(capital)].join('. ');
    const isOut = manner.mine.test(line) || namesSomebody(line);
    if (isOut || line.length > LONGEST_LINE || line.split(' ').length < 3) return null;
    return isOfTeam ? `${manner.withTeam} ${line.replace(/^./u, (letter) => letter.toLowerCase())}` : line;
  },
  story: (sentences) => sentences,
  dated: manner.dated,
  also: (sentence) => sentence,
});

/** The change before the deed that led to it, where one stands right behind the other; else what is told first. */
const headOf = (
  told: string,
  rest: readonly string[],
  manner: Manner,
  isState: boolean,
): readonly [string, readonly string[]] => {
  const [next = '', ...others] = rest;
  const change = manner.changeIn(next);
  const after = isState || told.split(' ').length > MOST_DEED_WORDS ? null : manner.after(told);
  if (change !== null && after !== null) return [`${change} ${after}`, others];
  return [manner.changeIn(told) ?? manner.resultFirst(told), rest];
};

/** At a colon or a semicolon behind which something is said to have changed. */
const clausesIn = (sentence: string, { changeIn }: Manner): readonly string[] => {
  const [head = '', tail = '', ...others] = sentence.split(/\s?[;:]\s/u);
  return tail !== '' && others.length === 0 && changeIn(capital(tail)) !== null ? [head, capital(tail)] : [sentence];
};

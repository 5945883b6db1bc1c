import type { Understood } from '#application/inbox/words-context.ts';
import type { HardDayHeard } from '../safety/heard.ts';
import { saidBeside } from './replies/said-beside.ts';
import { toneOf } from './replies/tone-of.ts';

const LONGEST_REMARK = 20_000;

export type Found = Omit<Understood, 'kind' | 'words' | 'remark' | 'asides' | 'tone'>;

/**
 * What words come to; `decided`: they agree to what was asked, or decline it, in those of `answer`; `isRelief`: they hold nothing
 * else than what follows a hard day; `relief`: what they hold of it; `isDoubtful`: they may tell of a win or of a hard day.
 */
export type WordsFound = Pick<Found, 'wins' | 'requests' | 'answer' | 'left'> &
  Readonly<{ decided?: 'yes' | 'no'; isRelief?: boolean; isDoubtful?: boolean; relief?: string }>;

/** The same with who read them; `hard`: they were of a hard day. */
export type WordsRead = WordsFound & Pick<Found, 'language' | 'readBy'> & Readonly<{ hard: HardDayHeard | null }>;

const keptIn = ({ wins, answer, requests, left }: Found): readonly string[] => [
  ...wins,
  answer,
  ...requests.map(({ text }) => text),
  ...left,
];

/** Words that hold neither a win, a request nor an answer are kept as what they are, and so is what stands beside these. */
export const withRemark = (
  {
    decided,
    hard,
    isRelief = false,
    isDoubtful = false,
    relief = '',
    ...found
  }: Found & Pick<WordsRead, 'decided' | 'hard' | 'isRelief' | 'isDoubtful' | 'relief'>,
  words: string,
): Understood => {
  const said = words.trim();
  const read: Understood = {
    kind: 'understood',
    words: said,
    ...found,
    ...(decided && { answer: decided }),
    tone: found.wins.length > 0 ? 'win' : 'chat',
    remark: null,
    asides: [],
  };
  if (hard) return { ...read, ...ofHardDay(hard, found) };
  if (!isEmpty(found) || found.answer !== '') return { ...read, ...saidBeside(said, [...keptIn(found), relief]) };
  const text = said.slice(0, LONGEST_REMARK).toWellFormed();
  const left = text === '' || said.length <= LONGEST_REMARK ? found.left : [said.slice(LONGEST_REMARK), ...found.left];
  return {
    ...read,
    left,
    remark: text === '' ? null : { text, tone: isDoubtful ? 'either' : isRelief ? 'relief' : toneOf(text) },
  };
};

/** All that was hard, or told beside it, is one remark: nobody is asked whether it is a win. */
const ofHardDay = ({ tone, day, language, rest, remark }: HardDayHeard, found: Found) => {
  const beside = saidBeside(rest.trim(), keptIn(found));
  const whole = [remark.trim(), beside.remark?.text ?? '', ...beside.asides].filter((part) => part !== '').join('\n\n');
  const text = whole.slice(0, LONGEST_REMARK).toWellFormed();
  const left = whole.length > LONGEST_REMARK ? [...found.left, whole.slice(LONGEST_REMARK)] : found.left;
  return { tone, language, left, remark: { text, tone, hardDay: day } };
};

export const isEmpty = ({
  wins,
  requests,
  hard = null,
}: Pick<Found, 'wins' | 'requests'> & Partial<Pick<WordsRead, 'hard'>>): boolean =>
  wins.length + requests.length === 0 && hard === null;

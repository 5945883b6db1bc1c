import { changesSomething, type MailRequest } from '#domain/inbox/request/mail-request.ts';
import { unwrapped } from '../text/unwrapped.ts';
import { careerIn } from './details/career-lines.ts';
import { scheduleDetails } from './details/schedule-details.ts';
import { verdictOn, winIn } from './judge.ts';
import { type LearnedReading, learnedReading } from './model/learned-reading.ts';
import { type Passage, passagesIn } from './passages.ts';
import { onceEach, questionAboutUs, unknownWish, wishOf, withBeside } from './wish.ts';
import { plainly } from './words/sentences.ts';

/** `left` are the words that were too much: of a win beyond its length, and of wins and requests beyond their number. */
export type Interpreted = Readonly<{
  wins: readonly string[];
  requests: readonly MailRequest[];
  left: readonly string[];
}>;

/** Words, and what was learned of just these. */
export type KnownWords = Readonly<{ words: string; learned: LearnedReading }>;

export const interpret = (said: string, today: string, known?: KnownWords): Interpreted => {
  const { career, rest } = careerIn(said, today);
  const words = unwrapped(rest);
  const { parts, tones } = known?.words === words ? known.learned : learnedReading(words);
  const passages = passagesIn(words, parts);
  const wins: string[] = [];
  const wishes: MailRequest[] = [];
  for (const passage of passages) {
    const { text } = passage;
    const verdict = verdictOn(passage, tones);
    if (verdict === 'win') wins.push(winIn(text));
    else if (verdict === 'wish') wishes.push(wishOf(passage, withBeside(passage, passages), today));
    else if (verdict === 'question') wishes.push(questionAboutUs(text, today));
    else if (verdict === 'maybe') wishes.push(unknownWish(text));
  }
  return { wins, requests: onceEach([...wishes, ...career]), left: [] };
};

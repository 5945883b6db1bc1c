import type { Language } from '#domain/facts.ts';
import type { AfterHardDayFacts, AnswerFacts, HardDayFacts } from '#domain/inbox/request/answer-facts.ts';
import { firstNumbers } from '#domain/inbox/request/numbered-wins.ts';
import {
  type CheckInOutcome,
  type DoneOutcome,
  isBegunDocument,
  type RequestOutcome,
} from '#domain/inbox/request/outcome.ts';
import type {
  CorrectedFacts,
  ListedWinsFacts,
  LookBackFacts,
  RestoredFacts,
} from '#domain/inbox/request/outcome-facts.ts';
import { shortenedText } from '#domain/text.ts';
import {
  afterWords,
  besideWinsWords,
  crisisText,
  dayWords,
  listensWords,
  stillThere,
} from '../hard-days/hard-day-words.ts';
import { aboutMeLine } from '../mails/outcomes/about-me.ts';
import { begunLine } from '../mails/outcomes/outcome-blocks.ts';
import { winWords } from '../mails/outcomes/win-words.ts';
import { openingWords } from '../openings/openings.ts';
import { questionBack } from '../questions/questions-back.ts';
import { winQuestion } from '../questions/win-question.ts';
import { aboutUsWords } from '../words/about-us-words.ts';
import { careerInWords, careerKept } from '../words/career-words.ts';
import { dateInWords, dayInWords } from '../words/in-words.ts';
import { lookBackWords } from '../words/look-back-words.ts';
import { joined, quoted } from '../words/manner.ts';
import { positionInWords, profileSays } from '../words/position-words.ts';
import { rhythmInWords } from '../words/rhythm-words.ts';
import { askedToConfirm } from '../words/wish-words.ts';
import { textWords } from './text-words.ts';

const LONGEST_LINE = 60;

/** An answer in a line or two, for a text message; null is one that could not be read. */
export const answerText = (facts: AnswerFacts | null, language: Language = 'en'): string => {
  if (facts?.hardDay) return hardDayText(facts, facts.hardDay, language);
  if (facts === null) return textWords[language].unreadable;
  const said = [
    facts.afterHardDay && !facts.afterHardDay.saidBefore ? afterLine(facts, facts.afterHardDay) : '',
    facts.afterHardDay && facts.tone === 'relief' ? stillThere(facts.afterHardDay) : '',
    facts.opening ? openingWords(facts.opening, '') : kept(facts, language),
    dayOfFirst(facts, language),
    lineOfFirst(facts),
    ...outcomesIn(facts, language),
    facts.tone === 'either' ? '' : left(facts, language),
    beside(facts, language),
    facts.question ? winQuestion(facts.question.question, language) : '',
  ].filter((line) => line !== '');
  return said.length > 0 ? said.join(' ') : remark(facts.tone, language);
};

const afterLine = ({ tone }: AnswerFacts, after: AfterHardDayFacts): string =>
  tone === 'relief' ? afterWords(after, '') : besideWinsWords(after, '');

/** Of a crisis help alone; after another hard day the words for it, and in a line what came of the rest. */
const hardDayText = (facts: AnswerFacts, hardDay: HardDayFacts, language: Language): string =>
  hardDay.tone === 'crisis'
    ? crisisText(hardDay)
    : [
        dayWords(hardDay),
        listensWords(hardDay) ?? '',
        kept(facts, language),
        ...outcomesIn(facts, language),
        left(facts, language),
      ]
        .filter((line) => line !== '')
        .join(' ');

const remark = (tone: AnswerFacts['tone'], language: Language): string => {
  const { remarks, nothingFound, either } = textWords[language];
  if (tone === 'either') return either;
  return tone === 'quiet' || tone === 'thanks' || tone === 'chat' || tone === 'account' ? remarks[tone] : nothingFound;
};

/** What waits for its writer in the app. */
const left = ({ leftOut, filesLeft, filesAside, asideOf }: AnswerFacts, language: Language): string => {
  const words = textWords[language];
  if (leftOut === 'cv') return words.cv;
  if (leftOut === 'job-advert') return words.advert;
  if (leftOut === 'too-much') return words.tooMuch;
  if (leftOut === 'beside') return words.beside(quoted(asideOf, language));
  if (leftOut === 'not-understood') return words.waits;
  return filesLeft + filesAside > 0 ? words.filesLeft : '';
};

/** What was said to us beside wins and requests, or of what is still to come. */
const beside = ({ tone, besideThem }: AnswerFacts, language: Language): string => {
  const words = textWords[language];
  if (besideThem === '') return '';
  if (tone === 'account') return words.remarks.account;
  if (tone === 'to-us') return words.toUs(quoted(besideThem, language));
  return tone === 'ahead' ? words.ahead : words.rest;
};

const kept = ({ wins, more, enriched }: AnswerFacts, language: Language): string => {
  const count = wins.length + more;
  if (count > 0) return textWords[language].kept(count);
  return enriched ? textWords[language].enriched : '';
};

/** The day of the first win, where that is not today. */
const dayOfFirst = ({ wins: [win] }: AnswerFacts, language: Language): string =>
  win?.date === undefined
    ? ''
    : textWords[language].dated(dayInWords(win.date, win.dateIsApproximate === true, language));

/** The first win's analysis without its words for a CV: there is no room for more. */
const lineOfFirst = ({ wins, opening }: AnswerFacts): string =>
  opening ? ((wins[0]?.analysis ?? '').split(/(?<=[.!?]) (?=[^.!?]{4,40}: )/u)[0] ?? '') : '';

const outcomesIn = (facts: AnswerFacts, language: Language): readonly string[] => {
  const numbers = firstNumbers(facts);
  return facts.outcomes.map((outcome, index) => line(outcome, numbers[index] ?? 1, language));
};

const line = (outcome: RequestOutcome, first: number, language: Language): string => {
  switch (outcome.result) {
    case 'unclear':
      return [questionBack(outcome.facts.asks, language), listed(outcome.facts.among ?? [], first)].join(' ').trim();
    case 'to-confirm':
      return askedToConfirm(outcome, language);
    case 'impossible':
      return textWords[language].impossible[outcome.facts.reason];
    case 'done':
      return doneLine(outcome, first, language);
  }
};

const doneLine = (outcome: DoneOutcome, first: number, language: Language): string => {
  switch (outcome.request) {
    case 'change-schedule':
    case 'pause':
    case 'resume':
    case 'stop':
      return checkInLine(outcome, language);
    case 'list-wins':
      return listLine(outcome.facts, first, language);
    case 'how-am-i-doing':
      return lookBackLine(outcome.facts, language);
    case 'correct-wins':
      return correctedLine(outcome.facts.results, language);
    case 'restore-wins':
      return restoredLine(outcome.facts.wins, language);
    case 'change-profile':
      return profileSays[language](positionInWords(outcome.facts, language));
    case 'tell-career':
      return careerKept[language](careerInWords(outcome.facts.told, language));
    case 'login':
      return outcome.facts.isSent ? textWords[language].linkSent : textWords[language].linksSent;
    case 'ask-about-me':
      return aboutMeLine(outcome.facts, first, language);
    case 'ask-about-us':
      return aboutUsWords[language][outcome.facts.topic];
    default:
      return isBegunDocument(outcome) ? begunLine(outcome, language) : textWords[language].mailed;
  }
};

const restoredLine = (wins: RestoredFacts['wins'], language: Language): string => {
  const quotes = wins.map(({ quote }) => quoted(shortenedText(quote, LONGEST_LINE), language));
  return `${winWords[language].restored(wins.length)} ${joined(quotes, language)}`;
};

/** What was not split is not said to be corrected. */
const correctedLine = (results: CorrectedFacts['results'], language: Language): string => {
  const [first] = results;
  const numbers = joined((first?.numbers ?? []).map(String), language);
  if (results.length === 1 && first?.result === 'one-piece') return winWords[language].onePiece(numbers);
  if (results.length === 1 && first?.result === 'apart') return winWords[language].apart(numbers);
  return textWords[language].corrected;
};

const lookBackLine = (facts: LookBackFacts, language: Language): string => {
  const { title, lines } = lookBackWords(facts, language);
  return [`${title}.`, ...lines.slice(0, 1)].join(' ');
};

const checkInLine = (
  { request, facts: { schedule, paused, pausedFrom, pausedUntil } }: CheckInOutcome,
  language: Language,
): string => {
  const words = textWords[language];
  const rhythm = rhythmInWords(schedule, language);
  const until = pausedUntil === null ? null : dateInWords(pausedUntil, language);
  if (request === 'pause' && pausedFrom !== undefined) {
    const from = dateInWords(pausedFrom, language);
    return until === null ? words.restFrom(from) : words.restBetween(from, until);
  }
  if (!paused) return words.come(rhythm);
  if (request !== 'change-schedule') return until === null ? words.restUntilResume : words.restUntil(until);
  return until === null ? words.willComeAfterResume(rhythm) : words.willCome(rhythm, until);
};

const listLine = ({ wins, about }: ListedWinsFacts, first: number, language: Language): string => {
  if (wins.length > 0) return listed(wins, first);
  return about === undefined ? textWords[language].noWins : winWords[language].noneWith(quoted(about, language), null);
};

const listed = (wins: readonly Readonly<{ text: string }>[], first: number): string =>
  wins.map(({ text }, index) => `${first + index}. ${shortenedText(text, LONGEST_LINE)}`).join(' ');

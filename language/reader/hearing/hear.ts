import { changesSomething, type MailRequest } from '#domain/inbox/request/mail-request.ts';
import { scheduleDetails } from '../details/schedule-details.ts';
import { type LearnedReading, learnedReading } from '../model/learned-reading.ts';
import { learned } from '../model/weights.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { plainly } from '../understanding/sentences.ts';
import { type Understood, understand } from '../understanding/understand.ts';
import { besideIn } from './beside.ts';
import { careerIn } from './career-lines.ts';
import { isCertain } from './certain.ts';
import { daysRefused } from './days-refused.ts';
import { isHeading } from './headings.ts';
import { onceEach } from './once-each.ts';
import { comparison, type IsCovered } from './overlap.ts';
import { passagesIn } from './passages.ts';
import { apartIn, filesWhatWasTold } from './said-apart.ts';
import { asOneStory } from './told-as-story.ts';
import { toldWins } from './told-wins.ts';
import { isTurnedToUs } from './turned-to-us.ts';
import { unwrapped } from './unwrapped.ts';
import { verdictOf } from './verdict.ts';
import { paperIn, withThoseBeside } from './wished-together.ts';
import { askedBack, heardIn } from './wishes.ts';
import { withoutEchoes, withoutLayOut } from './without-echoes.ts';

/**
 * What a person's own words tell and ask, heard by two readers: the rules, and what the corpus taught. Where they agree it
 * is so. What changes something and only one of them heard, or both heard differently, is not certain and will be asked
 * back; a document or a look-back may be heard by either. How much each is worth beside the other was learned too; what
 * may be a wish, and has no name, is asked back, and what may be a win is not kept unasked. `known` is for whoever has read
 * words already, these or others.
 */
export const hear = (said: string, today: string, known?: KnownWords): Understood => {
  const { career, rest } = careerIn(said, today);
  if (career.length === 0) return asOneStory(heardApart(said, today, known), said);
  const heard = rest.trim() === '' ? { wins: [], requests: [], left: [] } : heardApart(rest, today, known);
  return { ...heard, requests: [...heard.requests, ...career] };
};

/** Words, and what was learned of just these. */
export type KnownWords = Readonly<{ words: string; learned: LearnedReading }>;

/**
 * What plainly turns to us is heard by itself where the whole lost it: kept it inside a win, or lost the win beside it. A change that
 * only so was heard is asked about.
 */
const heardApart = (said: string, today: string, known?: KnownWords): Understood => {
  const whole = heardByBoth(said, today, known);
  const apart = apartIn(said);
  if (!apart) return whole;
  const told = heardByBoth(apart.told, today);
  const asked = apart.turned.map((text) => ({ text, heard: heardTurned(text, today) }));
  if (told.wins.length === 0 || asked.some(({ heard }) => heard.wins.length > 0)) return whole;
  const isInWin = asked.some(({ text }) => whole.wins.some((win) => win.includes(text.slice(0, BEGINNING))));
  const isFirst = whole.wins.length === 0 && said.startsWith(apart.told);
  const isTold = reportsDone(plainly(apart.told)) || apart.turned.some(filesWhatWasTold);
  const isLost = isFirst && isTold && !isTurnedToUs(plainly(apart.told));
  if (!isInWin && !isLost) return whole;
  const isSaid = (request: MailRequest) =>
    !changesSomething(request) || whole.requests.some(({ kind, certain }) => certain && kind === request.kind);
  const requests = asked.flatMap(({ text, heard }) =>
    heard.requests.length > 0
      ? heard.requests.map((request) => ({ ...request, certain: request.certain && isSaid(request) }))
      : [unknownWish(text)],
  );
  const isSplit = isInWin && told.wins.length > whole.wins.length;
  const wins = isSplit ? whole.wins.flatMap((win) => without(win, apart.turned)) : told.wins;
  return { ...whole, wins, requests: onceEach([...told.requests, ...requests]) };
};

/** "Tu me colles ça dans le CV" names the document, whatever was heard in the words for it. */
const heardTurned = (text: string, today: string): Understood => {
  const heard = heardByBoth(text, today);
  const paper = filesWhatWasTold(text) ? paperIn(plainly(text)) : null;
  const isUnheard = heard.wins.length === 0 && heard.requests.every(({ kind }) => kind === 'unknown-wish');
  return paper && isUnheard ? { ...heard, requests: [{ kind: paper, text, details: {}, certain: true }] } : heard;
};

const without = (win: string, turned: readonly string[]): readonly string[] => {
  const kept = turned.reduce((left, text) => left.replace(text, ''), win).trim();
  return kept === '' ? [] : [kept];
};

const unknownWish = (text: string): MailRequest => ({ kind: 'unknown-wish', text, details: {}, certain: true });

const heardByBoth = (said: string, today: string, known?: KnownWords): Understood => {
  const rules = understand(said, today);
  if (said.length > LONGEST_HEARD || isOfOtherLetters(said)) return rules;
  const words = unwrapped(said);
  const { parts, language, tones } = known?.words === words ? known.learned : learnedReading(words);
  if (parts.length === 0 || parts.length > MOST_PARTS) return rules;
  const passages = passagesIn(words, parts);
  const isCovered = comparison();
  const beside = besideIn(words, passages, isCovered);
  const ruled = rules.requests.map((request) =>
    daysRefused({ ...request, certain: isCertain(request, rules, passages, beside, isCovered) }),
  );
  const both = { passages, rules, tones, language, isCovered };
  const judged = passages.map((passage, at) => ({ ...passage, ...verdictOf(learned().verdicts, both, at) }));
  const others = judged.filter(({ text }) => !ruled.some((request) => isCovered(text, request.text)));
  const learnt = others.flatMap((passage) => heardIn(passage, today, beside));
  const named = [...ruled.filter((one) => !isHeardBetter(one, learnt, isCovered)), ...learnt];
  const heard = withAllNamed(named).flatMap(withSchedule);
  const requests = withoutEchoes([...onceEach(heard), ...askedBack(judged, others, heard, today, isCovered)]);
  const told = toldWins(judged, rules, requests, language, isCovered).filter((win) => !isHeading(win, words));
  return { ...rules, ...withoutLayOut(inOrder(told, words), requests, words) };
};

/** Asked about, where the whole that it was cut from is surely another change: "no mails please" of "on leave for a week, no mails please". */
const isHeardBetter = (request: MailRequest, others: readonly MailRequest[], isCovered: IsCovered): boolean =>
  changesSomething(request) &&
  !request.certain &&
  others.some((other) => other.certain && changesSomething(other) && isCovered(request.text, other.text));

/** Each once, whichever of both readers heard it. */
const withAllNamed = (named: readonly MailRequest[]): readonly MailRequest[] => [
  ...named,
  ...named.flatMap(withThoseBeside).filter(({ kind }) => !named.some((one) => one.kind === kind)),
];

/** "Start again, but only on working days" asks for two things, and the second is asked back. */
const withSchedule = (request: MailRequest): readonly MailRequest[] => {
  const details = request.kind === 'resume' ? scheduleDetails(request.text) : {};
  if (Object.keys(details).length === 0) return [request];
  return [request, { kind: 'change-schedule', text: request.text, details, certain: false }];
};

/** Nothing was learned of other letters than the Latin ones: what it made of them would be chance. */
const isOfOtherLetters = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => LATIN.test(letter)).length * 2 < letters.length;
};
const LATIN = /\p{Script=Latin}/u;

/** What is longer is a report or a list, which the rules read alone. */
const LONGEST_HEARD = 8_000;
const MOST_PARTS = 120;

const BEGINNING = 24;

/** As their writer told them. */
const inOrder = (wins: readonly string[], words: string): readonly string[] => {
  const placeOf = (win: string): number => {
    const at = words.indexOf(win.slice(0, BEGINNING));
    return at < 0 ? words.length : at;
  };
  return wins.toSorted((one, other) => placeOf(one) - placeOf(other));
};

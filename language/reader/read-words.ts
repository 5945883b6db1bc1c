import type { ReadText, WordsContext } from '#application/inbox/words-context.ts';
import { changesSomething, type MailRequest } from '#domain/inbox/request/mail-request.ts';
import { mayBeHard } from '../safety/hard-day-in.ts';
import { hearHardDay, isCrisisByRules, learnedOf } from '../safety/hear-hard-day.ts';
import { withPlainMarks } from '../text/list-marks.ts';
import { saidOnce } from '../text/said-once.ts';
import { additionIn } from './by-words/additions.ts';
import { isBeyondUs, questionsIn } from './details/about-oneself.ts';
import { headedDates } from './details/headed-dates.ts';
import { isHowToAnswer } from './details/how-to-answer.ts';
import { type Interpreted, interpret } from './interpret.ts';
import { isElsewhere } from './language-of.ts';
import { learnedReading } from './model/learned-reading.ts';
import { partPasted } from './pasted/pasted-document.ts';
import { answerIn, withoutPassing } from './replies/answer-in.ts';
import { isCourtesy } from './replies/courtesy.ts';
import { isNews } from './replies/news.ts';
import { acknowledges, isPleasantry, isPoliteAlone } from './replies/pleasantries.ts';
import { reliefIn } from './replies/relief.ts';
import { isAboutAccount, isAboutUsAlone, isSaidToUs } from './replies/said-to-us.ts';
import { isSmallDay } from './replies/small-day.ts';
import { yesOrNo } from './replies/yes-or-no.ts';
import { additionTo, ofShownWin } from './shown-wins.ts';
import { isForMachines } from './wishes/for-machines.ts';
import { isAddressed, wishNamed } from './wishes/named.ts';
import { type Found, isEmpty, type WordsFound, type WordsRead, withRemark } from './with-remark.ts';
import { plainly } from './words/sentences.ts';
import { isSmallTalk, withoutGreeting } from './words/small-talk.ts';

const NOTHING_AROUND = { files: [], filesLeft: 0, left: [] };

export const readText: ReadText = (words, context, { files, filesLeft, left } = NOTHING_AROUND) => {
  const once = saidOnce(withPlainMarks(words, (context.numbered ?? 0) > 0));
  const { own, pasted } = withoutPasted(once);
  const read = readWords(own, context);
  const understood = withRemark({ ...read, left: [...read.left, ...left], files, filesLeft }, own);
  const days = headedDates(own, understood.wins, context.today);
  const dated = days.some((day) => day !== null) ? { ...understood, headedDates: days } : understood;
  return pasted ? { ...dated, pasted } : dated;
};

/** A crisis is heard wherever it is told. */
const withoutPasted = (words: string): ReturnType<typeof partPasted> => {
  const parted = partPasted(words);
  return parted.pasted && isCrisisByRules(parted.pasted.text) ? { own: words, pasted: null } : parted;
};

/** Another version where other rules read the same words otherwise. */
const RULES = 'rules-21';

/** A hard day is heard before anything is looked for: what was hard is neither a win nor an answer, and of a crisis nothing is. */
const readWords = (words: string, context: WordsContext): WordsRead => {
  const learned = learnedOf(words);
  const answers = context.asked !== null && !(context.isAskedBack === true && isLong(words));
  const hard = hearHardDay(words, { answers, learned });
  const by = {
    language: hard?.language ?? (isElsewhere(words) ? null : learned.language),
    readBy: `${RULES} ${learned.version}`,
    hard,
  };
  if (hard?.tone === 'crisis') return { wins: [], requests: [], answer: '', left: [], ...by };
  if (hard) return { ...doubted(readRest(hard.rest, context, hearBeside), words), ...by };
  const isDecision = context.isToConfirm === true && yesOrNo(words) !== null;
  const isAfter = context.after != null && !isDecision;
  const reading: Hearing = (rest, today) =>
    interpret(rest, today, {
      words,
      learned,
      isNumbered: (context.numbered ?? 0) > 0,
      isAsked: context.asked !== null,
    });
  const found = isAfter ? readAfter(words, context, reading) : readRest(words, context, reading);
  const isDoubtful = !answers && !isAfter && found.wins.length > 0 && mayBeHard(plainly(words), learned);
  return { ...doubted(isDoubtful ? asDoubtful(found) : found, words), ...by };
};

/** What stands there for a machine to obey changes nothing unasked. */
const doubted = (found: WordsFound, words: string): WordsFound => {
  if (!found.requests.some((request) => request.certain && changesSomething(request)) || !isForMachines(words))
    return found;
  return { ...found, requests: found.requests.map(askedFirst) };
};

const askedFirst = (request: MailRequest): MailRequest =>
  changesSomething(request) ? { ...request, certain: false } : request;

/** What may have been a hard day is no win unasked. Beside a wish it waits for its writer as what else was said does. */
const asDoubtful = (found: WordsFound): WordsFound => ({ ...found, wins: [], isDoubtful: found.requests.length === 0 });

type Hearing = (words: string, today: string) => Interpreted;

/** Beside a hard day nobody is asked what they may have meant; "every Monday he waits" changes nothing unless its words turn to us. */
const hearBeside: Hearing = (rest, today) => {
  const heard = interpret(rest, today);
  return {
    ...heard,
    requests: heard.requests.filter(
      ({ kind, certain, text, details }) =>
        kind !== 'unknown-wish' &&
        (!changesSomething({ kind }) || ((certain || Object.keys(details).length > 0) && turnsToUs(text))),
    ),
  };
};

const turnsToUs = (text: string): boolean => {
  const plain = plainly(text);
  return isAddressed(plain) || isSaidToUs(plain);
};

const NOTHING: WordsFound = { wins: [], requests: [], answer: '', left: [] };

/**
 * Some days after a hard one: thanks and relief are apart from the wins and requests of the rest. After a crisis nobody is asked
 * what they may have meant, unless they speak to us.
 */
const readAfter = (words: string, context: WordsContext, reading: Hearing): WordsFound => {
  const relief = reliefIn(words);
  const rest = relief?.rest ?? words;
  const read = hasWords(rest) ? readRest(rest, context, reading) : NOTHING;
  const unlikely = context.after === 'crisis' ? read.wins.filter(isHardlyWin) : [];
  const found = {
    ...read,
    wins: read.wins.filter((win) => !unlikely.includes(win)),
    relief: [relief?.said ?? '', ...unlikely].join('\n'),
  };
  const isNone = isEmpty({ ...found, requests: found.requests.filter((request) => !isDoubt(request)) });
  const isTold =
    relief !== null ||
    unlikely.length > 0 ||
    (context.after === 'crisis' && !isSaidToUs(plainly(words)) && !words.includes('?'));
  return isNone && found.answer === '' && isTold ? { ...NOTHING, isRelief: true } : found;
};

/** "I look like death warmed up": what is told after a crisis, and by its words is sooner talk or despair than a win, is none. */
const isHardlyWin = (win: string): boolean => {
  const { tones } = learnedReading(win);
  return tones.win < LIKELY_WIN && tones.chat + tones.distress + tones.crisis >= NO_WIN;
};
const LIKELY_WIN = 0.5;
const NO_WIN = 0.6;

const isDoubt = ({ kind, text }: Found['requests'][number]): boolean =>
  kind === 'unknown-wish' && !isAddressed(plainly(text));

/** What answers our question stands apart from the wins and requests of the rest. */
const readRest = (words: string, context: WordsContext, reading: Hearing): WordsFound => {
  const { asked, isAskedBack = false, isToConfirm = false, numbered = 0, today } = context;
  const decided = isToConfirm ? readDecision(words, today, reading) : null;
  if (decided) return decided;
  if (isAskedBack) return readAskedBack(words, asked ?? '', today, reading);
  const ofShown = numbered > 0 ? ofShownWin(words, numbered, today) : null;
  if (ofShown) return { ...NOTHING, requests: [ofShown] };
  const plain = plainly(words);
  if (asked === null && (isPleasantry(words) || isSmallDay(words) || acknowledges(plain) || isAboutUsAlone(plain)))
    return NOTHING;
  const { answer, rest } = asked === null ? { answer: '', rest: words } : answerIn(words, asked);
  const added = answer === '' && numbered > 0 ? additionIn(words) : null;
  if (added !== null) return { ...NOTHING, requests: [additionTo(words, numbered, added)] };
  return { ...readBesideQuestions(asked === null ? rest : withoutPassing(rest, asked), today, reading), answer };
};

/** What somebody asks about their own work is no win and no other wish; what stands beside it is read as ever. */
const readBesideQuestions = (words: string, today: string, reading: Hearing) => {
  const { asked, rest } = questionsIn(words);
  if (asked.length === 0) return reading(words, today);
  const isAlone = isHowToAnswer(rest);
  const found = hasWords(rest) && !isAlone ? reading(rest, today) : NOTHING;
  const whole = isAlone && asked.length === 1 ? [words] : asked; // how it should be answered is part of the question
  const questions = whole.map((text): MailRequest => {
    const kind = isBeyondUs(text) ? 'unknown-wish' : 'ask-about-me';
    return { kind, text: text.trim(), details: {}, certain: true };
  });
  return { ...found, requests: [...found.requests, ...questions] };
};

/** "Yes! Got the job" cheers, and agrees to nothing. */
const readDecision = (words: string, today: string, reading: Hearing) => {
  const decided = yesOrNo(words);
  if (!decided) return null;
  const found = reading(decided.rest, today);
  const isCheer = !isEmpty(found) && /^[^.,;\n]{0,12}!/.test(words.trim());
  return isCheer ? null : { ...found, answer: decided.words, decided: decided.answer };
};

/** A win, or another request, is what it always is; all other words to the matter say what a request still needs. */
const readAskedBack = (words: string, asked: string, today: string, reading: Hearing) => {
  if (/\bcompany\b/.test(asked) && NAME_AND_ROLE.test(words.trim()))
    return { wins: [], requests: [], answer: words.trim(), left: [] };
  if (NUMBER.test(words)) return { ...NOTHING, answer: words.trim() };
  const heard = reading(words, today);
  if (isLong(words) && !isEmpty(heard)) return { ...heard, answer: '' };
  const found = { ...heard, requests: heard.requests.filter(({ kind, text }) => wishNamed(text) === kind) };
  const plain = plainly(withoutGreeting(words));
  const isBeside =
    isSmallTalk(plain) ||
    isCourtesy(plain) ||
    isPoliteAlone(plain) ||
    isNews(plain) ||
    (isSaidToUs(plain) && isAboutAccount(plain));
  const isSaid = isEmpty(found) && !isBeside;
  return { ...found, answer: isSaid ? words.trim() : '' };
};

/** Who says what we asked for does not say much more; a longer message is a new one, where it holds anything. */
const isLong = (words: string): boolean => words.trim().split(/\s+/).length > LONGEST_ANSWER;
const LONGEST_ANSWER = 14;

/** "2": which of those that were listed, and no small talk. */
const NUMBER = /^\W*\d{1,2}\W*$/u;

/** "Resume Now, writer": a name in capitals, and what one would be there, whatever else its words may say. */
const NAME_AND_ROLE =
  /^(?=[^,]{3,60},)\p{Lu}[\p{L}\p{N}'.-]*(?: (?:\p{Lu}[\p{L}\p{N}'.-]*|&|of|and|the))+, (?!please|pls|thank|i\b|we\b|it\b)\p{Ll}[\p{L} -]{2,60}\.?$/u;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

import {
  changesSomething,
  looksAtWins,
  type MailRequest,
  type RequestDetails,
  type RequestKind,
} from '#domain/inbox/request/mail-request.ts';
import { correctionsByWords } from './by-words/by-words.ts';
import { lookUpIn } from './by-words/look-ups.ts';
import { topicOf } from './details/about-us.ts';
import { daysRefused } from './details/days-refused.ts';
import { detailsOf } from './details/details-of.ts';
import { pauseLeavesDoubt, stopLeavesDoubt } from './details/pause-doubts.ts';
import { leavesDoubt, speaksOfDays } from './details/schedule-doubts.ts';
import type { Passage } from './passages.ts';
import { settlesWhen } from './wishes/named.ts';
import { withThoseBeside } from './wishes/together.ts';
import { saysOnlyWhen, tellsOfDays } from './wishes/told-of-days.ts';
import { isIndirect } from './words/indirect-wishes.ts';
import { plainly } from './words/sentences.ts';

/** From here on (0 to 1) the kind counts that the model hears in a wish. */
const LEAST_KIND = 0.45;
/** Where the words name another wish than the model hears, it must be this sure to be right. */
const SURE_KIND = 0.7;
/**
 * A change is made at once where words and model agree, and the model is this sure of the wish, and of its kind: where the words name
 * it; where only its details say it ("Fridays at six instead"); and where it names wins by the numbers that we have just sent.
 */
const SURE_WISH = 0.7;
const SURE_UNNAMED = 0.85;
const SURE_UNNAMED_CORRECTION = 0.9;
const NUMBERED_WISH = 0.3;
/** The same of a message that is nothing but this wish, in few words: "no more Mondays", "drop 3". */
const SHORT_WISH = 0.5;
const MOST_SHORT = 8;
const LIKELY_KIND = 0.5;

/** `said`: a wish with what stands beside it; `isAlone`: nothing does; `isNumbered`: wins were just sent by number. */
export type Around = Readonly<{ said: string; today: string; isAlone: boolean; isNumbered: boolean }>;

/** What a passage asks for that is a wish. */
export const wishOf = (passage: Passage, { said, today, isAlone, isNumbered }: Around): MailRequest => {
  const { text, named, meant, chances, kindCertainty } = passage;
  const asked = chances.request + chances.correction;
  const isCorrection = chances.correction > chances.request;
  const heard = isCorrection ? 'correct-wins' : kindCertainty >= LEAST_KIND ? meant : null;
  const isLookUp = named === 'list-wins' && lookUpIn(text) !== null;
  const kind = named !== null && (isLookUp || isRight(named, heard, kindCertainty)) ? named : heard;
  if (kind === null) return unknownWish(text);
  const details = detailsOf(kind, text, today);
  const isShort = isAlone && text.split(/\s+/).length <= MOST_SHORT && saysAll(kind, named, text, details);
  const least =
    (isNumbered || isShort) && namesNumbers(details)
      ? NUMBERED_WISH
      : isShort && kind !== 'correct-wins'
        ? SHORT_WISH
        : kind === named
          ? SURE_WISH
          : kind === 'correct-wins'
            ? SURE_UNNAMED_CORRECTION
            : SURE_UNNAMED;
  const isSaid = kind === named || (SAID_BY_DETAILS.has(kind) && Object.keys(details).length > 0);
  const isHeard =
    kind === heard
      ? isCorrection || kindCertainty >= (kind === named ? LIKELY_KIND : SURE_UNNAMED)
      : isShort && Object.keys(details).length > 0;
  const isAgreed = isSaid && asked >= least && isHeard;
  const certain = (isAgreed || !changesSomething({ kind })) && !isDoubtful(kind, text, said, details);
  return daysRefused({ kind, text, details, certain });
};

/** Where the words name the wish better than the model, which knows no posts for Twitter, and takes "resume" for a CV. */
const BETTER_NAMED = new Set(['resume cv', 'list-wins how-am-i-doing']);
const isRight = (named: RequestKind, heard: RequestKind | null, certainty: number): boolean =>
  heard === null || certainty < SURE_KIND || named === 'twitter-post' || BETTER_NAMED.has(`${named} ${heard}`);

export const unknownWish = (text: string): MailRequest => ({ kind: 'unknown-wish', text, details: {}, certain: true });

export const questionAboutUs = (text: string, today: string): MailRequest => ({
  kind: 'ask-about-us',
  text,
  details: detailsOf('ask-about-us', text, today),
  certain: true,
});

/** What is to be changed, and how, may be said without a name for it: "Fridays at six instead". */
const SAID_BY_DETAILS: ReadonlySet<RequestKind> = new Set(['change-schedule', 'correct-wins', 'pause']);
const namesNumbers = ({ corrections = [] }: RequestDetails): boolean =>
  corrections.length > 0 && corrections.every(({ kind }) => kind !== 'unclear');

/**
 * Says all of a change, in words that stand for nothing else: a win by its number, days of the week and nothing more, or a pause by
 * that name. "2 out, 3 to go" is a game, "see you Thursday" no schedule, and "on hold until Monday" may be a project.
 */
const saysAll = (kind: RequestKind, named: RequestKind | null, text: string, details: RequestDetails): boolean => {
  const plain = plainly(text);
  switch (kind) {
    case 'correct-wins':
      return kind === named || IS.test(plain);
    case 'change-schedule':
      return saysOnlyWhen(plain) && ((details.weekdays ?? []).length > 1 || details.withoutWeekdays !== undefined);
    case 'pause':
      return PAUSE.test(plain);
    default:
      return false;
  }
};
const IS = /^\W*\d{1,2} (?:was|is|are|were|war|waren|ist|sind|est|etait|sont|es|era|fue|son)\b/;
const PAUSE = /^(?:please |bitte )?(?:pause|pausier\w*|pausa\w*|mettez en pause)\b/;

/** Names its win by a number or by its words, or sets one figure against another: "wed, not thurs" may be our schedule. */
const isDefinite = (text: string, details: RequestDetails): boolean =>
  namesNumbers(details) ||
  correctionsByWords(text).length > 0 ||
  (details.correctionsByWords ?? []).every((one) => one.kind === 'exchange' && /\d/.test(one.from));

/** Whether words say more of a change than its details hold, so that it is asked about first; `said`: with what stands beside them. */
const isDoubtful = (kind: RequestKind, text: string, said: string, details: RequestDetails): boolean => {
  const plain = plainly(text);
  if (isIndirect(plain) || TOLD.test(plain) || LONGS.test(plain)) return true;
  switch (kind) {
    case 'change-schedule':
      return (
        Object.keys(details).length === 0 ||
        !(settlesWhen(plain) || saysOnlyWhen(plain)) ||
        LOOKS_BACK.test(plain) ||
        (details.weekday !== undefined && details.withoutWeekdays === undefined && REFUSES.test(plain)) ||
        leavesDoubt(said, details) ||
        MAY_END_PAUSE.test(plainly(said)) ||
        tellsOfDays(plain, details)
      );
    case 'pause':
      return (
        pauseLeavesDoubt(text, details) ||
        FEWER.test(plain) ||
        ENDS_IT.test(plain) ||
        (MAY_END_PAUSE.test(plain) && !UNTIL.test(plain))
      );
    case 'stop':
      return stopLeavesDoubt(text) || ACCOUNT.test(plain);
    case 'correct-wins':
      return NOT_MEANT.test(plain) || !isDefinite(text, details);
    default:
      return false;
  }
};

/** Somebody's words are told, and not said to us: "Start again, the judge said, and I did". */
const TOLD =
  /[,;:!?"”–-] ?"?(?:(?:i|we|he|she|they|it|(?:the|my|our|a) [\w-]+(?: [\w-]+)?) )(?:says?|reads|said|told|asked|shouted|replied)\b|\band (?:i|we) (?:did|fixed|solved|found|got|made)\b/;
/** "I would love to have two weeks off" */
const LONGS = /^(?:i|we)(?:'d| would| should| could)? (?:love|take|need|do with)\b.*\b(?:off|break|holiday|rest)\b/;
/** A day in words that refuse something may be the day that is refused. */
const REFUSES =
  /\b(?:not|never|no|don'?t|stop|except|without|nicht|nie|keine?n?|ausser|ohne|pas|pus?|jamais|sauf|sans|rien|arret\w*|cess\w*|enlev\w*|supprim\w*|aufhoren|hort? auf|streich\w*|quit\w*|dejen? de|no|nunca|nada|sin|salvo|menos)\b/;
/** "Weekly review please" */
const LOOKS_BACK = /\b(?:review|recap|summary|ruckblick|zusammenfassung|bilan|resumen|repaso)\b/;
/** "Write again on Mondays" may end a pause, and may be the day of every week. */
const MAY_END_PAUSE =
  /\b(?:again|wieder|(?:de|a) nouveau|otra vez|de nuevo|nuevamente|vuelv\w*|volv\w*|regres\w*|reanud\w*|retom\w*|repren\w*|reprise|resum\w*|restart\w*|reactiv\w*|arran[cq]\w*|en (?:marcha|route)|(?:i'm|am|ich bin|je suis|estoy|ya estoy) (?:back|zuruck|de retour|de vuelta))\b/;
/** "Stop the daily mails and do one a week" wants fewer, and no rest. */
const FEWER =
  /\b(?:one|once|1|einmal|eine|nur eine|une(?: fois)?|un seul|una?(?: vez)?|uno) (?:a|per|pro|die|in der|par|por|a la|each|every) (?:week|woche|semaine|semana|fortnight|month)\b/;
const UNTIL = /\b(?:until|till?|bis|jusqu\w*|hasta)\b/;
/** "Pause beenden" wants the mails again. */
const ENDS_IT = /\b(?:be+nd\w*|aufheb\w*|aufgehoben|vorbei|end|over|lift|fini\w*|termin\w*)\b/;
/** "Remove me completely, account and all" may mean more than our mails. */
const ACCOUNT = /\b(?:account|konto|compte|cuenta)\b/;
/** "Put 3 back, I did not mean to delete it" deletes nothing. */
const NOT_MEANT =
  /\b(?:did ?n[o']?t (?:mean|want) to|not meant to|wollte .{0,30}\bnicht|nicht (?:loschen|streichen|weg)|(?:voulais|voulait|fallait) pas|no quer(?:ia|iamos)|sin querer|par erreur|aus versehen|by (?:mistake|accident)|por error)\b/;

/** A wish with what stands beside it: there may stand what limits it or takes a part of it back. */
export const withBeside = (wish: Passage, passages: readonly Passage[]): string => {
  const at = passages.indexOf(wish);
  const isNear = (other: Passage): boolean => Math.abs(passages.indexOf(other) - at) === 1;
  const others = passages.filter(
    (other) =>
      other !== wish &&
      (other.is === 'win' ? isNear(other) && speaksOfDays(other.text) : !isApart(other) || speaksOfDays(other.text)),
  );
  return [wish, ...others].map(({ text }) => text).join('. ');
};

/** Asks for something else, or corrects what was told. */
const isApart = ({ is, meant, kindCertainty }: Passage): boolean =>
  is === 'correction' || (is === 'request' && kindCertainty >= SURELY_APART && meant !== 'change-schedule');
const SURELY_APART = 0.9;

/** Each wish once: a setting in the words that say most of it, all corrections as one, for their numbers are those of one list. */
export const onceEach = (wishes: readonly MailRequest[]): readonly MailRequest[] => {
  const all = wishes.flatMap((wish) =>
    withThoseBeside(wish).filter(({ kind }) => kind === wish.kind || !wishes.some((other) => other.kind === kind)),
  );
  const kept: MailRequest[] = [];
  for (const wish of all) {
    const at = looksAtWins(wish) ? -1 : kept.findIndex((other) => isSame(wish, other));
    const other = kept[at];
    if (!other) kept.push(wish);
    else if (weightOf(wish) > weightOf(other)) kept[at] = wish;
  }
  return kept;
};

const isSame = (one: MailRequest, other: MailRequest): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'ask-about-us' || topicOf(plainly(one.text)) === topicOf(plainly(other.text)));

const weightOf = ({ certain, details }: MailRequest): number => Object.keys(details).length * 2 + Number(certain);

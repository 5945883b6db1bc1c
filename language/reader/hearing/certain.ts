import { changesSomething, type MailRequest, type RequestKind } from '#domain/inbox/request/mail-request.ts';
import { pauseLeavesDoubt, stopLeavesDoubt } from '../details/pause-doubts.ts';
import { leavesDoubt } from '../details/schedule-doubts.ts';
import { plainly } from '../understanding/sentences.ts';
import type { Understood } from '../understanding/understand.ts';
import { mayEndPause } from './again.ts';
import type { Beside } from './beside.ts';
import { isAddressed, tellsPosition } from './cues.ts';
import { kindMeant } from './kinds.ts';
import type { IsCovered } from './overlap.ts';
import type { Passage } from './passages.ts';
import { tellsOfDays } from './tells-when.ts';

const LIKELY = 0.45;
const PROBABLE = 0.6;
const FEW_WORDS = 8;

/**
 * A change that the rules heard is certain where the other reader agrees, or where a whole message is no more than that; one
 * of the schedule only where nothing is said that its details do not hold.
 */
export const isCertain = (
  request: MailRequest,
  { wins }: Understood,
  passages: readonly Passage[],
  beside: Beside,
  isCovered: IsCovered,
): boolean => {
  if (!changesSomething(request)) return request.certain;
  const { kind, text, certain, details } = request;
  if (kind === 'change-schedule' && (leavesDoubt(beside(text), details) || lacksZone(request, passages, isCovered)))
    return false;
  if (kind === 'change-schedule' && (mayEndPause(beside(text)) || tellsOfDays(plainly(text), details))) return false;
  if (kind === 'pause' && (pauseLeavesDoubt(text, details) || FEWER.test(plainly(text)))) return false;
  if (kind === 'stop' && (ACCOUNT.test(plainly(text)) || stopLeavesDoubt(text))) return false;
  if (kind === 'correct-wins' && NOT_MEANT.test(plainly(text))) return false;
  const isAgreed = passages.some(
    (passage) =>
      (passage.is === 'request' || passage.is === 'correction') &&
      passage.certainty >= LIKELY &&
      (kindMeant(passage) === kind || passage.cue === kind) &&
      (isCovered(passage.text, text) || isCovered(text, passage.text)),
  );
  if (isAgreed || !certain) return certain;
  if (passages.some((passage) => isOfAnotherKind(passage, kind) && isCovered(text, passage.text))) return false;
  const isAll = passages.every((passage) => isCovered(passage.text, text));
  if (kind === 'change-profile') return isAll && tellsPosition(plainly(text));
  const plain = plainly(text);
  if (kind === 'correct-wins' && wins.length === 0 && NUMBERED.test(plain)) return true;
  const isDoubted = passages.some(
    (passage) =>
      passage.is !== 'request' &&
      passage.is !== 'correction' &&
      passage.certainty >= PROBABLE &&
      isCovered(text, passage.text),
  );
  return (
    !isDoubted &&
    wins.length === 0 &&
    (kind === 'correct-wins' || isAddressed(plain) || plain.split(' ').length <= FEW_WORDS)
  );
};

/** "Stop the daily mails and do one a week" wants fewer, and no rest. */
const FEWER =
  /\b(?:one|once|1|einmal|eine|nur eine|une(?: fois)?|un seul|una?(?: vez)?|uno) (?:a|per|pro|die|in der|par|por|a la|each|every) (?:week|woche|semaine|semana|fortnight|month)\b/;

/** "Remove me completely, account and all" may mean more than our mails. */
const ACCOUNT = /\b(?:account|konto|compte|cuenta)\b/;

/** "Put 3 back, I did not mean to delete it" deletes nothing. */
const NOT_MEANT =
  /\b(?:did ?n[o']?t (?:mean|want) to|not meant to|wollte .{0,30}\bnicht|nicht (?:loschen|streichen|weg)|(?:voulais|voulait|fallait) pas|no quer(?:ia|iamos)|sin querer|par erreur|aus versehen|by (?:mistake|accident)|por error)\b/;

/** What was learned hears another change ("resume" may be a CV to it, which changes nothing) in the same words: "two weeks of holidays, no mails please" may end or pause them. */
const isOfAnotherKind = ({ is, kind, kindCertainty }: Passage, heard: RequestKind): boolean => {
  const meant = is === 'request' ? kindMeant({ is, kind }) : null;
  return meant !== null && meant !== heard && changesSomething({ kind: meant }) && kindCertainty >= PROBABLE;
};

/** "2 was with the night team" names the win that it is about. */
const NUMBERED = /^(?:n[oro]\.? ?|number |nummer |numero |#)?\d{1,3}\b/;

/** To what was learned it speaks of a place, and the rules know none. */
const lacksZone = ({ text, details }: MailRequest, passages: readonly Passage[], isCovered: IsCovered): boolean =>
  details.zone === undefined &&
  passages.some((passage) => passage.kind === 'time-zone' && isCovered(text, passage.text));

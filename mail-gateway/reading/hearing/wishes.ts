import {
  changesSomething,
  looksAtWins,
  type MailRequest,
  type RequestKind,
} from '#domain/inbox/request/mail-request.ts';
import { isSaidToUs } from '../answers/said-to-us.ts';
import { detailsOf } from '../understanding/details/details-of.ts';
import { leavesDoubt } from '../understanding/details/schedule-doubts.ts';
import { isIndirect } from '../understanding/indirect-wishes.ts';
import { plainly } from '../understanding/sentences.ts';
import { isSmallTalk } from '../understanding/small-talk.ts';
import { isAddressed, isWish } from './cues.ts';
import { kindMeant } from './kinds.ts';
import type { IsCovered } from './overlap.ts';
import type { Judged } from './verdict.ts';

const PROBABLE = 0.6;
const VERY_SURE = 0.95;
/** From these probabilities on a passage is a wish; and asked back, where it may be one. */
const WISH = 0.4;
const MAYBE_WISH = 0.3;
const MAYBE_WISH_TO_US = 0.12;
/** From here on it may as well be a win. */
const MAYBE_WIN = 0.33;
/** Less says nothing of which wish it is. */
const LEAST_KIND = 0.4;
/** One or two words with no name of ours in them may be anything. */
const LEAST_WORDS = 4;

/** What a passage asks that the rules did not hear; nothing where it more probably tells of something. */
export const heardIn = (passage: Judged, today: string): readonly MailRequest[] => {
  const { cue, text, kindCertainty, request, correction } = passage;
  if (isCapability(passage) || request + correction < WISH) return [];
  const meant = correction > request ? 'correct-wins' : kindMeant({ is: 'request', kind: passage.kind });
  if (cue !== null && cue === meant)
    return [requestOf(cue, text, today, request >= VERY_SURE && kindCertainty >= VERY_SURE)];
  if (cue !== null) return [requestOf(kindCertainty >= VERY_SURE && meant ? meant : cue, text, today, false)];
  const isNamed = meant !== null && (correction > request || kindCertainty >= LEAST_KIND);
  return isNamed && text.split(' ').length >= LEAST_WORDS ? [requestOf(meant, text, today, false)] : [];
};

const requestOf = (kind: RequestKind, text: string, today: string, isSure: boolean): MailRequest => {
  const details = detailsOf(kind, text, today);
  const isClear = kind !== 'change-schedule' || !leavesDoubt(text, details);
  const certain = (isSure || !changesSomething({ kind })) && isClear && !isIndirect(plainly(text));
  return { kind, text, details, certain };
};

/** A question about us, and what is addressed to us and has no name: neither is ever dropped. */
export const askedBack = (
  others: readonly Judged[],
  heard: readonly MailRequest[],
  today: string,
  isCovered: IsCovered,
): readonly MailRequest[] => {
  const question = others.find(
    (passage) =>
      isCapability(passage) ||
      (passage.is === 'question' && passage.certainty >= PROBABLE && passage.text.includes('?')),
  );
  const wish = others.find(
    (passage) =>
      passage !== question &&
      !heard.some(({ text }) => isCovered(passage.text, text)) &&
      (isMaybeWish(passage) || (passage.cue === null && passage.win < VERY_SURE && isUnnamed(plainly(passage.text)))),
  );
  return [
    ...(question ? [requestOf('ask-about-us', question.text, today, true)] : []),
    ...(wish ? [requestOf('unknown-wish', wish.text, today, true)] : []),
  ];
};

/** What sounds like an order asks by less than what only might. "Not yet" or "I want to speak to a human" is answered as it is. */
const isMaybeWish = ({ text, request, correction, win }: Judged): boolean => {
  const plain = plainly(text);
  if (plain.split(' ').length < LEAST_WORDS || win >= MAYBE_WIN || isSmallTalk(plain) || isSaidToUs(plain))
    return false;
  return request + correction >= (isAddressed(plain) ? MAYBE_WISH_TO_US : MAYBE_WISH);
};

/** "Are you a robot?", "Do you keep old entries?" */
const isCapability = ({ cue, text }: Judged): boolean => cue === null && CAPABILITY.test(plainly(text));

const CAPABILITY =
  /^(?:and |so |but |hi,? )*(?:are you|is (?:this|it|there)|do you|does (?:it|this)|who (?:reads|are)|what (?:is|are|can|do you)|how (?:do you|does|much does|long)|bist du|seid ihr|sind sie|est-ce que (?:vous|tu)|etes-vous|es-tu|eres|son ustedes)\b.{0,200}\?$/;

const isUnnamed = (plain: string): boolean => isWish(plain) && !isSmallTalk(plain);

/** Of one wish in several sentences the one that says most; documents may be several. */
export const onceEach = (heard: readonly MailRequest[]): readonly MailRequest[] =>
  heard.filter(
    (one, at) =>
      looksAtWins(one) ||
      heard.every(
        (other, index) => other.kind !== one.kind || index === at || weightOf(one, at) > weightOf(other, index),
      ),
  );

const weightOf = ({ certain, details }: MailRequest, at: number): number =>
  Object.keys(details).length * 100 + (certain ? 50 : 0) - at;

import {
  changesSomething,
  looksAtWins,
  type MailRequest,
  type RequestKind,
} from '#domain/inbox/request/mail-request.ts';
import { learnedReading } from '../learned/learned-reading.ts';
import { detailsOf } from '../understanding/details/details-of.ts';
import { isIndirect } from '../understanding/indirect-wishes.ts';
import { soundsGloomy } from '../understanding/paragraphs.ts';
import { plainly } from '../understanding/sentences.ts';
import { isSmallTalk } from '../understanding/small-talk.ts';
import { type Understood, understand } from '../understanding/understand.ts';
import { isAddressed, isWish } from './cues.ts';
import { kindMeant } from './kinds.ts';
import { comparison, type IsCovered } from './overlap.ts';
import { type Passage, passagesIn } from './passages.ts';

/**
 * What a person's own words tell and ask, heard by two readers: the rules, and what the corpus taught. Where they agree it
 * is so. What changes something and only one of them heard, or both heard differently, is not certain and will be asked
 * back; a document or a look-back may be heard by either.
 */
export const hear = (said: string, today: string): Understood => {
  const rules = understand(said, today);
  if (said.length > LONGEST_HEARD) return rules;
  const words = unwrapped(said);
  const { parts, language } = learnedReading(words);
  if (parts.length === 0 || parts.length > MOST_PARTS) return rules;
  const passages = passagesIn(words, parts);
  const isCovered = comparison();
  const known = rules.requests.map((request) => ({
    ...request,
    certain: isCertain(request, rules, passages, isCovered),
  }));
  const isWellKnown = language === 'en' || language === null;
  const others = passages.filter(({ text }) => !known.some((request) => isCovered(text, request.text)));
  const heard = [...known, ...others.flatMap((passage) => heardIn(passage, today, isWellKnown))];
  const requests = [...onceEach(heard), ...askedBack(others, heard, today, isCovered)];
  const wins = inOrder(winsOf(passages, rules, requests, isWellKnown, isCovered), words);
  return { ...rules, wins, requests };
};

/** What is longer is a report or a list, which the rules read alone. */
const LONGEST_HEARD = 8_000;
const MOST_PARTS = 120;
const LIKELY = 0.45;
const PROBABLE = 0.6;
const SURE = 0.8;
const SURE_NONE = 0.85;
const VERY_SURE = 0.95;

const FEW = 8;
/** One or two words with no name of ours in them may be anything. */
const LEAST_WORDS = 4;

/** A change that the rules heard is certain where the other reader agrees, or where a whole message is no more than that. */
const isCertain = (
  request: MailRequest,
  { wins }: Understood,
  passages: readonly Passage[],
  isCovered: IsCovered,
): boolean => {
  if (!changesSomething(request)) return request.certain;
  const { kind, text, certain } = request;
  const isAgreed = passages.some(
    (passage) =>
      (passage.is === 'request' || passage.is === 'correction') &&
      passage.certainty >= LIKELY &&
      (kindMeant(passage) === kind || passage.cue === kind) &&
      (isCovered(passage.text, text) || isCovered(text, passage.text)),
  );
  if (isAgreed || !certain) return certain;
  if (kind === 'change-profile') return false;
  const plain = plainly(text);
  const isDoubted = passages.some(
    (passage) =>
      passage.is !== 'request' &&
      passage.is !== 'correction' &&
      passage.certainty >= PROBABLE &&
      isCovered(text, passage.text),
  );
  return (
    !isDoubted && wins.length === 0 && (kind === 'correct-wins' || isAddressed(plain) || plain.split(' ').length <= FEW)
  );
};

/** Of one wish in several sentences the one that says most; documents may be several. */
const onceEach = (heard: readonly MailRequest[]): readonly MailRequest[] =>
  heard.filter(
    (one, at) =>
      looksAtWins(one) ||
      heard.every(
        (other, index) => other.kind !== one.kind || index === at || weightOf(one, at) > weightOf(other, index),
      ),
  );

const weightOf = ({ certain, details }: MailRequest, at: number): number =>
  Object.keys(details).length * 100 + (certain ? 50 : 0) - at;

/** What a passage asks that the rules did not hear; nothing where it more probably tells of something. */
const heardIn = (passage: Passage, today: string, isWellKnown: boolean): readonly MailRequest[] => {
  const { is, cue, text, certainty, kindCertainty } = passage;
  if ((is !== 'request' && is !== 'correction') || isCapability(passage)) return [];
  const meant = kindMeant(passage);
  if (cue !== null && cue === meant)
    return [requestOf(cue, text, today, certainty >= VERY_SURE && kindCertainty >= VERY_SURE)];
  if (cue !== null)
    return [requestOf(kindCertainty >= VERY_SURE && certainty >= PROBABLE && meant ? meant : cue, text, today, false)];
  if (meant === null || text.split(' ').length < LEAST_WORDS) return [];
  const isTold = understand(text, today).wins.length > 0;
  const isSure = isWellKnown
    ? !isTold && certainty >= LIKELY && (is === 'correction' || kindCertainty >= LIKELY)
    : !isTold || certainty >= LIKELY;
  return isSure ? [requestOf(meant, text, today, false)] : [];
};

const requestOf = (kind: RequestKind, text: string, today: string, isSure: boolean): MailRequest => ({
  kind,
  text,
  details: detailsOf(kind, text, today),
  certain: (isSure || !changesSomething({ kind })) && !isIndirect(plainly(text)),
});

/** A question about us, and what is addressed to us and has no name: neither is ever dropped. */
const askedBack = (
  others: readonly Passage[],
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
    ({ is, certainty, cue, text }) =>
      cue === null &&
      !(is === 'win' && certainty >= VERY_SURE) &&
      is !== 'question' &&
      !heard.some((request) => isCovered(text, request.text)) &&
      isUnnamed(plainly(text)),
  );
  return [
    ...(question ? [requestOf('ask-about-us', question.text, today, true)] : []),
    ...(wish ? [requestOf('unknown-wish', wish.text, today, true)] : []),
  ];
};

/** "Are you a robot?", "Do you keep old entries?" */
const isCapability = ({ cue, text }: Passage): boolean => cue === null && CAPABILITY.test(plainly(text));

const CAPABILITY =
  /^(?:and |so |but |hi,? )*(?:are you|is (?:this|it|there)|do you|does (?:it|this)|who (?:reads|are)|what (?:is|are|can|do you)|how (?:do you|does|much does|long)|bist du|seid ihr|sind sie|est-ce que (?:vous|tu)|etes-vous|es-tu|eres|son ustedes)\b.{0,200}\?$/;

const isUnnamed = (plain: string): boolean => isWish(plain) && !isSmallTalk(plain);

const winsOf = (
  passages: readonly Passage[],
  rules: Understood,
  requests: readonly MailRequest[],
  isWellKnown: boolean,
  isCovered: IsCovered,
): readonly string[] => {
  const sureNone = isWellKnown ? SURE_NONE : PROBABLE;
  const asking = requests.filter(isOnlyAsked);
  const isAsked = (text: string): boolean => asking.some((request) => isCovered(text, request.text));
  const told = passages.filter(
    ({ is, text, certainty }) =>
      is === 'win' &&
      !isAsked(text) &&
      (rules.wins.some((win) => isCovered(text, win)) ||
        (isWellKnown ? certainty >= SURE && !soundsGloomy(plainly(text)) : certainty >= PROBABLE)),
  );
  const missed = rules.wins.filter(
    (win) =>
      !isAsked(win) &&
      !told.some(({ text }) => isCovered(text, win) || isCovered(win, text)) &&
      !passages.some(
        ({ is, certainty, text }) =>
          is !== 'win' && certainty >= sureNone && (isCovered(win, text) || isCovered(text, win)),
      ),
  );
  return [...told.map(({ text }) => text), ...missed];
};

/** "I got promoted to team lead" tells of a win, and of a change of the profile. */
const isOnlyAsked = ({ kind, text }: MailRequest): boolean => kind !== 'change-profile' || isAddressed(plainly(text));

const BEGINNING = 24;

/** As their writer told them. */
const inOrder = (wins: readonly string[], words: string): readonly string[] => {
  const placeOf = (win: string): number => {
    const at = words.indexOf(win.slice(0, BEGINNING));
    return at < 0 ? words.length : at;
  };
  return wins.toSorted((one, other) => placeOf(one) - placeOf(other));
};

const WRAP = 66;
const ITEM = /^\s*(?:[-–*•·]|\d{1,2}[.)])\s/;

/** With the lines whole that a mail program broke because they were full. */
const unwrapped = (text: string): string => {
  let before = '';
  let whole = '';
  for (const line of text.split('\n')) {
    const first = line.split(' ', 1)[0] ?? '';
    const isBroken = before !== '' && line.trim() !== '' && !ITEM.test(line) && before.length + 1 + first.length > WRAP;
    whole += `${before === '' && whole === '' ? '' : isBroken ? ' ' : '\n'}${line}`;
    before = line;
  }
  return whole;
};

import type { Language } from '#domain/facts.ts';
import {
  changesSomething,
  looksAtWins,
  type MailRequest,
  type RequestKind,
} from '#domain/inbox/request/mail-request.ts';
import { isSaidToUs } from '../answers/said-to-us.ts';
import { learnedReading } from '../learned/learned-reading.ts';
import { learned } from '../learned/weights.ts';
import { detailsOf } from '../understanding/details/details-of.ts';
import { isIndirect } from '../understanding/indirect-wishes.ts';
import { soundsGloomy } from '../understanding/paragraphs.ts';
import { plainly, sentencesOf } from '../understanding/sentences.ts';
import { isSmallTalk } from '../understanding/small-talk.ts';
import { type Understood, understand } from '../understanding/understand.ts';
import { isAddressed, isWish, tellsPosition } from './cues.ts';
import { kindMeant } from './kinds.ts';
import { comparison, type IsCovered } from './overlap.ts';
import { type Passage, passagesIn } from './passages.ts';
import { type Verdict, verdictOf } from './verdict.ts';

type Judged = Passage & Readonly<Record<Verdict, number>>;

/**
 * What a person's own words tell and ask, heard by two readers: the rules, and what the corpus taught. Where they agree it
 * is so. What changes something and only one of them heard, or both heard differently, is not certain and will be asked
 * back; a document or a look-back may be heard by either. How much each is worth beside the other was learned too; what
 * may be a wish, and has no name, is asked back, and what may be a win is not kept unasked.
 */
export const hear = (said: string, today: string): Understood => {
  const rules = understand(said, today);
  if (said.length > LONGEST_HEARD) return rules;
  const words = unwrapped(said);
  const { parts, language, tones } = learnedReading(words);
  if (parts.length === 0 || parts.length > MOST_PARTS) return rules;
  const passages = passagesIn(words, parts);
  const isCovered = comparison();
  const known = rules.requests.map((request) => ({
    ...request,
    certain: isCertain(request, rules, passages, isCovered),
  }));
  const both = { passages, rules, tones, language, isCovered };
  const judged = passages.map((passage, at) => ({ ...passage, ...verdictOf(learned().verdicts, both, at) }));
  const others = judged.filter(({ text }) => !known.some((request) => isCovered(text, request.text)));
  const heard = [...known, ...others.flatMap((passage) => heardIn(passage, today))];
  const requests = [...onceEach(heard), ...askedBack(others, heard, today, isCovered)];
  const wins = inOrder(winsOf(judged, rules, requests, language, isCovered), words);
  return { ...rules, wins, requests };
};

/** What is longer is a report or a list, which the rules read alone. */
const LONGEST_HEARD = 8_000;
const MOST_PARTS = 120;
const LIKELY = 0.45;
const PROBABLE = 0.6;
const VERY_SURE = 0.95;
/** From these probabilities on a passage is a win; a wish; and asked back, where it may be one. */
const WIN = 0.47;
const WIN_TO_RULES = 0.33;
const WIN_TO_NO_RULE = 0.7;
const WISH = 0.4;
const MAYBE_WISH = 0.3;
const MAYBE_WISH_TO_US = 0.12;
/** Less says nothing of which wish it is. */
const LEAST_KIND = 0.4;

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
  if (kind === 'change-profile') return passages.length === 1 && tellsPosition(plainly(text));
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
    !isDoubted && wins.length === 0 && (kind === 'correct-wins' || isAddressed(plain) || plain.split(' ').length <= FEW)
  );
};

/** "2 was with the night team" names the win that it is about. */
const NUMBERED = /^(?:n[oro]\.? ?|number |nummer |numero |#)?\d{1,3}\b/;

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
const heardIn = (passage: Judged, today: string): readonly MailRequest[] => {
  const { cue, text, kindCertainty, request, correction } = passage;
  if (isCapability(passage) || request + correction < WISH) return [];
  const meant = correction > request ? 'correct-wins' : kindMeant({ is: 'request', kind: passage.kind });
  if (cue !== null && cue === meant)
    return [requestOf(cue, text, today, request >= VERY_SURE && kindCertainty >= VERY_SURE)];
  if (cue !== null) return [requestOf(kindCertainty >= VERY_SURE && meant ? meant : cue, text, today, false)];
  const isNamed = meant !== null && (correction > request || kindCertainty >= LEAST_KIND);
  return isNamed && text.split(' ').length >= LEAST_WORDS ? [requestOf(meant, text, today, false)] : [];
};

const requestOf = (kind: RequestKind, text: string, today: string, isSure: boolean): MailRequest => ({
  kind,
  text,
  details: detailsOf(kind, text, today),
  certain: (isSure || !changesSomething({ kind })) && !isIndirect(plainly(text)),
});

/** A question about us, and what is addressed to us and has no name: neither is ever dropped. */
const askedBack = (
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
  if (plain.split(' ').length < LEAST_WORDS || win >= WIN_TO_RULES || isSmallTalk(plain) || isSaidToUs(plain))
    return false;
  return request + correction >= (isAddressed(plain) ? MAYBE_WISH_TO_US : MAYBE_WISH);
};

/** "Are you a robot?", "Do you keep old entries?" */
const isCapability = ({ cue, text }: Passage): boolean => cue === null && CAPABILITY.test(plainly(text));

const CAPABILITY =
  /^(?:and |so |but |hi,? )*(?:are you|is (?:this|it|there)|do you|does (?:it|this)|who (?:reads|are)|what (?:is|are|can|do you)|how (?:do you|does|much does|long)|bist du|seid ihr|sind sie|est-ce que (?:vous|tu)|etes-vous|es-tu|eres|son ustedes)\b.{0,200}\?$/;

const isUnnamed = (plain: string): boolean => isWish(plain) && !isSmallTalk(plain);

/** What is a win to both together, and those of the rules in words of which nothing was learned. */
const winsOf = (
  passages: readonly Judged[],
  rules: Understood,
  requests: readonly MailRequest[],
  language: Language | null,
  isCovered: IsCovered,
): readonly string[] => {
  const asking = requests.filter(isOnlyAsked);
  const isAsked = (text: string): boolean => asking.some((request) => isCovered(text, request.text));
  const isRuled = ({ text, is }: Judged): boolean =>
    rules.wins.some((win) => (isCovered(text, win) ? is === 'win' || isCovered(win, text) : isCovered(win, text)));
  const promotions = requests.filter((request) => request.kind === 'change-profile' && !isOnlyAsked(request));
  const isPromotion = (told: string): boolean => promotions.some(({ text }) => isCovered(told, text));
  const told = passages.filter(
    (passage) => isPromotion(passage.text) || (!isAsked(passage.text) && isWin(passage, isRuled(passage), language)),
  );
  const missed = rules.wins.filter(
    (win) => !isAsked(win) && !passages.some(({ text }) => isCovered(text, win) || isCovered(win, text)),
  );
  return [...told.map(({ text }) => withoutParting(text)), ...missed];
};

/**
 * Where what was learned does not know, the rules decide, and so they do in a language that nobody knows; where they know a
 * language best and hear nothing, it must be surer than elsewhere.
 */
const isWin = ({ text, is, win, certainty }: Judged, isRuled: boolean, language: Language | null): boolean => {
  if (isRuled) return win >= (is === 'win' || certainty < LIKELY ? WIN_TO_RULES : WIN);
  if (language === null) return false;
  return language === 'en' ? win >= WIN_TO_NO_RULE && !soundsGloomy(plainly(text)) : win >= WIN;
};

/** "Trained two nurses today. Have a good one!": what is said to whoever reads it is no part of the win. */
const withoutParting = (text: string): string => {
  const last = sentencesOf(text).at(-1) ?? '';
  const told = text.slice(0, Math.max(0, text.length - last.length)).trim();
  return told !== '' && text.endsWith(last) && isSmallTalk(plainly(last)) ? told : text;
};

/** "I got promoted to team lead" tells of a win, and of a change of the profile; what we ask back may be a win as well. */
const isOnlyAsked = ({ kind, text }: MailRequest): boolean =>
  kind !== 'unknown-wish' && (kind !== 'change-profile' || isAddressed(plainly(text)) || tellsPosition(plainly(text)));

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

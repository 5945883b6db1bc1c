import { changesSomething, type MailRequest, type RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { topicOf } from '../details/about-us.ts';
import { detailsOf } from '../details/details-of.ts';
import { pauseLeavesDoubt, stopLeavesDoubt } from '../details/pause-doubts.ts';
import { scheduleDetails } from '../details/schedule-details.ts';
import { leavesDoubt } from '../details/schedule-doubts.ts';
import { pleasantryIn } from '../replies/pleasantries.ts';
import { isSaidToUs } from '../replies/said-to-us.ts';
import { beginsSmall } from '../replies/small-day.ts';
import { contrastIn, saysWeWrote } from '../understanding/by-words/contrasts.ts';
import { isIndirect } from '../understanding/indirect-wishes.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { plainly, sentencesOf } from '../understanding/sentences.ts';
import { isSmallTalk } from '../understanding/small-talk.ts';
import { tellsDone } from '../understanding/tells-done.ts';
import { namesWin } from '../understanding/win-lead.ts';
import { mayEndPause } from './again.ts';
import type { Beside } from './beside.ts';
import { isAddressed, isWish } from './cues.ts';
import { daysRefused } from './days-refused.ts';
import { countsWhatFollows } from './headings.ts';
import { speaksOfKeptWin } from './kept-wins-named.ts';
import { kindMeant } from './kinds.ts';
import type { IsCovered } from './overlap.ts';
import { tellsOfDays } from './tells-when.ts';
import { isRatherWish, isTurnedToUs } from './turned-to-us.ts';
import type { Judged } from './verdict.ts';

const PROBABLE = 0.6;
const VERY_SURE = 0.95;
const SURE_ENOUGH = 0.75;
const SURE_WITHOUT_NAME = 0.8;
/** Where words of ours name it, too. */
const LIKELY_KIND = 0.5;
/** What is longer and asks for nothing tells of a day; it may be why the day is none. */
const MOST_UNASKED = 10;
/** From these probabilities on a passage is a wish; and asked back, where it may be one. */
const WISH = 0.4;
const MAYBE_WISH = 0.3;
const MAYBE_WISH_TO_US = 0.12;
/** From here on it may as well be a win. */
const MAYBE_WIN = 0.33;
/** Less says nothing of which wish it is. */
const LEAST_KIND = 0.4;
/** One or two words with no name of ours in them may be anything; "Sat, not Sun" puts something right. */
const LEAST_WORDS = 4;
const CORRECTION_IN_SHORT = 0.5;
/** "Konto löschen.", "growth log q2": from these on they are a wish all the same, and may be one. */
const WISH_IN_SHORT = 0.85;
const MAYBE_WISH_IN_SHORT = 0.75;

/** What a passage asks that the rules did not hear; nothing where it more probably tells of something. */
export const heardIn = (passage: Judged, today: string, beside: Beside): readonly MailRequest[] => {
  const { cue, text, kindCertainty, request, correction } = passage;
  if (asksWhatWeCan(passage)) return [];
  const isOfKept = cue === 'correct-wins' && passage.win < VERY_SURE && speaksOfKeptWin(plainly(text));
  if ((cue === null && (isCapability(text) || isAboutUs(text))) || (request + correction < WISH && !isOfKept))
    return [];
  const meant = correction > request ? 'correct-wins' : kindMeant({ is: 'request', kind: passage.kind });
  if (meant !== 'change-profile' && onlyTellsDone(text)) return [];
  const isTold = passage.win > correction && reportsDone(plainly(text)) && !saysWhatIsRight(text);
  if (meant === 'correct-wins' && cue === null && isTold) return [];
  const isOf = (kind: RequestKind, isSure: boolean) => requestOf(kind, text, today, isSure, beside);
  if (cue !== null && cue === meant) return [isOf(cue, isSure(passage))];
  if (isOfKept && meant !== 'restore-wins') return [isOf(cue, false)];
  if (cue !== null) return [isOf(kindCertainty >= VERY_SURE && meant ? meant : cue, false)];
  const isNamed = meant !== null && (correction > request || kindCertainty >= LEAST_KIND);
  const isLong = text.split(' ').length >= LEAST_WORDS || correction >= CORRECTION_IN_SHORT;
  return isNamed && (isLong || request >= WISH_IN_SHORT) ? [isOf(meant, isLong && isSure(passage))] : [];
};

/** One thing stands against another, or we are said to have written it. */
const saysWhatIsRight = (text: string): boolean => contrastIn(text) !== null || saysWeWrote(plainly(text));

/** "Envié mi CV a tres empresas": "cambié de trabajo, actualiza mi perfil" asks for something. */
const onlyTellsDone = (text: string): boolean =>
  tellsDone(text) && !isWish(plainly(text)) && !isTurnedToUs(plainly(text));

/**
 * Of a change of the schedule its details say whether it is understood: words for it and what was learned need not be as sure. Where
 * no words of ours name it, what was learned must be surer.
 */
const isSure = ({ cue, kind, text, request, kindCertainty }: Judged): boolean => {
  const isOfSchedule = kindMeant({ is: 'request', kind }) === 'change-schedule';
  if (!isOfSchedule) return cue !== null && request >= VERY_SURE && kindCertainty >= VERY_SURE;
  const plain = plainly(text);
  const least = cue === null && !asksIn(plain) ? SURE_WITHOUT_NAME : SURE_ENOUGH;
  if (cue === null && !asksIn(plain) && (plain.split(' ').length > MOST_UNASKED || plain.endsWith('?'))) return false;
  if (Object.keys(scheduleDetails(text)).length === 0) return false;
  if (kind === 'time-zone' && scheduleDetails(text).zone === undefined) return false; // a place that nobody knows
  const leastKind = cue === null ? least : STOPS.test(plain) ? VERY_SURE : LIKELY_KIND;
  return request >= least && kindCertainty >= leastKind;
};

/** It may be all mails that shall end. */
const STOPS =
  /\b(?:stop\w*|quit|unsubscribe|no more|cancel\w*|leave me|abbestell\w*|hort? auf|aufhoren|schluss|arret\w*|desabonn\w*|desinscri\w*|baja|dejen?|parad|basta)\b/;

/** Somebody asks, prefers or settles. */
const asksIn = (plain: string): boolean =>
  isAddressed(plain) ||
  isWish(plain) ||
  /\b(?:please|bitte|svp|stp|porfa|xfa|lieber|am liebsten|besser|rather|instead|prefer\w*|plutot|mejor|solo|only|nur|reicht|langt|enough|suffi\w*|basta|from now on|ab jetzt|desormais|ahora)\b/.test(
    plain,
  );

const requestOf = (kind: RequestKind, text: string, today: string, isSure: boolean, beside: Beside): MailRequest => {
  const details = detailsOf(kind, text, today);
  const certain =
    (isSure || !changesSomething({ kind })) &&
    !isDoubtful(kind, text, beside(text), details) &&
    !isIndirect(plainly(text));
  return daysRefused({ kind, text, details, certain });
};

const isDoubtful = (kind: RequestKind, text: string, said: string, details: MailRequest['details']): boolean =>
  kind === 'change-schedule'
    ? mayEndPause(said) || leavesDoubt(said, details) || tellsOfDays(plainly(text), details)
    : (kind === 'pause' && pauseLeavesDoubt(text, details)) || (kind === 'stop' && stopLeavesDoubt(text));

/** A question about us, and what is addressed to us and has no name: neither is ever dropped. */
export const askedBack = (
  all: readonly Judged[],
  others: readonly Judged[],
  heard: readonly MailRequest[],
  today: string,
  isCovered: IsCovered,
): readonly MailRequest[] => {
  const questions = questionsIn(all, heard, isCovered);
  const wish = others.find(
    (passage) =>
      !questions.some((text) => isCovered(text, passage.text)) &&
      !heard.some(({ text }) => isCovered(passage.text, text)) &&
      (isMaybeWish(passage) || (passage.cue === null && passage.win < VERY_SURE && isUnnamed(plainly(passage.text)))),
  );
  return [
    ...questions.map((text) => requestOf('ask-about-us', text, today, true, (said) => said)),
    ...(wish ? [requestOf('unknown-wish', wish.text, today, true, (said) => said)] : []),
  ];
};

const MOST_QUESTIONS = 2;
/** Which of two questions says what it is about. */
const aboutOf = (text: string): string => topicOf(plainly(text));

/** The questions to us that nothing else heard answers, sentence by sentence; two of one matter are one. */
const questionsIn = (
  passages: readonly Judged[],
  heard: readonly MailRequest[],
  isCovered: IsCovered,
): readonly string[] => {
  const isHeard = (text: string) => heard.some((request) => isCovered(text, request.text));
  const whole = passages.filter(
    (passage) =>
      !isHeard(passage.text) &&
      (asksWhatWeCan(passage) || (passage.cue === null && isCapability(passage.text)) || isQuestion(passage)),
  );
  const within = passages
    .filter((passage) => !whole.includes(passage) && passage.win < MOST_WIN)
    .flatMap(({ text }) => sentencesOf(text).filter(isAboutUs))
    .filter(
      (sentence) =>
        !heard.some(({ kind, text }) => answers(kind, topicOf(plainly(sentence))) && isCovered(sentence, text)),
    );
  return [...whole.map(({ text }) => text), ...within]
    .filter((text, at, asked) => asked.findIndex((other) => aboutOf(other) === aboutOf(text)) === at)
    .slice(0, MOST_QUESTIONS);
};

/** What is carried out anyway answers such a question with it. */
const answers = (kind: RequestKind, topic: string): boolean =>
  kind === 'ask-about-us' || (topic === 'deletion' && (kind === 'delete-account' || kind === 'export'));

/** A sentence within what tells of something is a question to us only where that is no win. */
const MOST_WIN = 0.7;

const isQuestion = ({ is, certainty, text }: Judged): boolean =>
  is === 'question' && certainty >= PROBABLE && text.includes('?') && !ASKS_WHY.test(plainly(text));
/** What somebody says who was asked, and asks nothing of us by it. */
const ASKS_WHY =
  /^(?:and |but )?(?:why (?:do you ask|are you asking)|warum frag\w*|pourquoi (?:cette question|vous demandez)|por que (?:pregunt\w+|lo pregunt\w+))\b/;

/** A question that speaks of us, and of a matter that only we can mean. */
const isAboutUs = (sentence: string): boolean => {
  const plain = plainly(sentence);
  const topic = topicOf(plain);
  return ASKS.test(plain) && OURS.has(topic) && (topic === 'price' || TO_US.test(plain));
};
const OURS: ReadonlySet<string> = new Set([
  'who-reads',
  'privacy',
  'price',
  'several-people',
  'languages',
  'wins',
  'deletion',
]);
const TO_US =
  /\b(?:you|your|this|these|it|here|i (?:write|pay|send)|du|ihr|euch|dein\w*|eure?\w*|sie|ihnen|das|des|meine?|my|mes|mis|hier|vous|votre|vos|tu|ton|tes|toi|ici|ca|mes messages|ustedes|usted|vosotros|te|os|aqui|esto|mis mensajes)\b/;

/** What sounds like an order asks by less than what only might. "Not yet" or "I want to speak to a human" is answered as it is. */
const isMaybeWish = (passage: Judged): boolean => {
  const { text, request, correction, win } = passage;
  const plain = plainly(text);
  if (isRatherWish(passage) && pleasantryIn(plain) === null && !isSmallTalk(plain)) return true;
  if (win >= MAYBE_WIN || (plain.split(' ').length < LEAST_WORDS && request < MAYBE_WISH_IN_SHORT)) return false;
  if (isSmallTalk(plain) || isSaidToUs(plain) || beginsSmall(plain) || namesWin(text)) return false;
  if ((TELLS_WHAT_THEY_DO.test(plain) && !isAddressed(plain)) || isSigned(text) || countsWhatFollows(plain))
    return false;
  return request + correction >= (isAddressed(plain) ? MAYBE_WISH_TO_US : MAYBE_WISH);
};

/** A name of one word, below what was said. */
const isSigned = (text: string): boolean => /^\p{Lu}\p{Ll}{1,11}$/u.test(text.trim());

/** "I'm having a glass of wine": told, and not asked. */
const TELLS_WHAT_THEY_DO =
  /^(?:i'm|im|i am|we're|we are) (?:just |now |still |currently |already )*(?!looking|wanting|wondering|hoping|thinking|asking|trying|needing|going)\w+ing\b/;

/** "Are you a robot?", "Do you keep old entries?" */
const isCapability = (text: string): boolean => CAPABILITY.test(plainly(text));

const CAPABILITY =
  /^[¿ ]*(?:and |so |but |hi,? |y |et |und |hola,? |bonjour,? |hallo,? )*(?:(?:que|qu'est-ce que) (?:peux-tu|pouvez-vous|tu (?:peux|sais)|vous (?:pouvez|savez))|(?:tu|vous) (?:peux|pouvez|sais|savez) faire quoi|(?:que|para que) (?:puedes|podeis|pueden|sabes|sabeis|sirves|sirve)|was (?:kannst|konnt|kann|machst|macht) (?:du|ihr|man|cairn)|are you|is (?:this|it|there)|do you|does (?:it|this)|who (?:reads|are)|what (?:is|are|can|do you)|how (?:do you|does|much does|long)|bist du|seid ihr|sind sie|est-ce que (?:vous|tu)|etes-vous|es-tu|eres|son ustedes)\b.{0,200}\?$/;

/** "What else can you do, apart from asking me?": whatever it names beside, it asks what we can. */
const asksWhatWeCan = ({ cue, text }: Judged): boolean =>
  (cue === null || NAMED_BESIDE.has(cue)) && WHAT_WE_CAN.test(plainly(text));
const NAMED_BESIDE: ReadonlySet<RequestKind> = new Set([
  'how-am-i-doing',
  'list-wins',
  'change-schedule',
  'stop',
  'resume',
]);
const WHAT_WE_CAN = new RegExp(phrases`
  ^[¿ ]*(?:(?:and|so|but|hi|hey|und|sag mal|sagt mal|mal|ach|et|dis|dites|au fait|y|oye|dime|a ver|por cierto|hola),? )*
  (?:what (?:else )?(?:can|do) you (?:actually )?do\b|(?:was )?k(?:annst|onnt|onnen) (?:du|ihr|sie) (?:eigentlich |denn |noch |so |sonst )*alles (?:ausser|noch|sonst)|was k(?:annst|onnt|onnen) (?:du|ihr|sie) (?:eigentlich |denn |noch |so |sonst )*(?:alles|ausser|noch|sonst)|(?:tu|vous) sa(?:is|vez) faire quoi\b|(?:qu'est-ce que|que) (?:tu|vous) sa(?:is|vez) faire\b|que sa(?:is|vez)[- ](?:tu|vous) faire\b|(?:tu )?que (?:mas )?(?:sabes|sabeis|puedes|podeis) hacer\b)[^?]*\?
`);

/** How a question begins, whatever was said before it. */
const ASKS = new RegExp(phrases`
  ^(?:(?:and|so|but|also|hi|hello|hey|oh|btw|by the way|just|quick question|und|aber|ach|hallo|sag mal|mal|eigentlich|et|mais|dites|dis|au fait|bonjour|y|pero|oye|oigan|hola|che|(?:my|mes|meine|mis|les|die|los) \\p{L}+,)[,:.! ]*){0,4}
  (?:(?:are|is|am|do|does|can|could|will|would|who|what|how|where|why|is it|if) .{0,160}\?$
  |(?:bist|seid|sind|ist|gibt|kann|konnen|darf|wer|was|wie|wo|wieso|warum|muss|zahlt|koschtet|kostet|liest|speichert|habt|lesen|sieht) .{0,160}\?$
  |(?:est-ce|c'est|qui|que|quoi|quel\w*|comment|combien|ou|pourquoi|etes-vous|es-tu|peut-on|puis-je|faut-il|y a-t-il|ca) .{0,160}\?$
  |(?:es|son|eres|hay|puedo|puede|pueden|se puede|quien\w*|que|cual\w*|como|cuanto\w*|donde|por que|tengo que|cuenta) .{0,160}\?$)
  |\b(?:how much (?:is|does|do|am i)|what does (?:it|this) cost|was kostet|wie viel kostet|combien ca coute|c'est combien|cuanto cuesta|cuanto (?:me )?cobran)\b
`);

const isUnnamed = (plain: string): boolean => isWish(plain) && !isSmallTalk(plain);

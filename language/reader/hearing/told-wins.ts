import type { Language } from '#domain/facts.ts';
import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import { isLeftover } from '../replies/pleasantries.ts';
import { isAboutUsAlone } from '../replies/said-to-us.ts';
import { namesOneself } from '../understanding/names-oneself.ts';
import { soundsGloomy } from '../understanding/paragraphs.ts';
import { IRREGULAR, WEAK } from '../understanding/past-verbs.ts';
import { plainly, sentencesOf } from '../understanding/sentences.ts';
import { isSmallTalk } from '../understanding/small-talk.ts';
import { tellsDone } from '../understanding/tells-done.ts';
import type { Understood } from '../understanding/understand.ts';
import { namesWin, withoutLead } from '../understanding/win-lead.ts';
import { isAddressed, tellsPosition } from './cues.ts';
import type { IsCovered } from './overlap.ts';
import { isAside, isRatherWish, isTurnedToUs } from './turned-to-us.ts';
import type { Judged } from './verdict.ts';

const LIKELY = 0.45;
/** From these probabilities on a passage is a win: to both, where the rules heard one, and where they heard none. */
const WIN = 0.47;
const WIN_TO_RULES = 0.33;
const WIN_TO_NO_RULE = 0.86;
const WIN_THOUGH_GLOOMY = 0.93;
/** From here on where its first word tells that something was done. */
const WIN_TOLD = 0.2;

/** What is a win to both together, and those of the rules in words of which nothing was learned. */
export const toldWins = (
  passages: readonly Judged[],
  rules: Understood,
  requests: readonly MailRequest[],
  language: Language | null,
  isCovered: IsCovered,
): readonly string[] => {
  const asking = requests.filter(isOnlyAsked);
  const isAsked = (text: string): boolean => asking.some((request) => isCovered(text, request.text));
  const isPoliteBeside = ({ text }: Judged): boolean =>
    rules.wins.some((win) => text.includes(win) && text !== win && isLeftover(plainly(text.replace(win, ' '))));
  const isRuled = ({ text, is }: Judged): boolean =>
    rules.wins.some((win) => (isCovered(text, win) ? is === 'win' || isCovered(win, text) : isCovered(win, text)));
  const promotions = requests.filter((request) => request.kind === 'change-profile' && !isOnlyAsked(request));
  const isPromotion = (told: string): boolean => promotions.some(({ text }) => isCovered(told, text));
  const told = passages.filter(
    (passage) =>
      isPromotion(passage.text) ||
      (!isAsked(passage.text) && (isPoliteBeside(passage) || isWin(passage, isRuled(passage), language))),
  );
  const missed = rules.wins.filter(
    (win) => !isAsked(win) && !passages.some(({ text }) => isCovered(text, win) || isCovered(win, text)),
  );
  const own = told
    .map(({ text }) => withoutAsked(text, asking, isCovered))
    .filter((text) => text !== '')
    .flatMap(asList);
  return [...own.map(withoutParting).map(withoutJoint).map(withoutLead), ...missed.map(withoutLead)];
};

/**
 * Where what was learned does not know, the rules decide, and so they do in a language that nobody knows; where they know a
 * language best and hear nothing, it must be surer than elsewhere.
 */
const isWin = ({ text, is, win, certainty }: Judged, isRuled: boolean, language: Language | null): boolean => {
  const plain = plainly(text);
  if (isAboutUsAlone(plain) || isSmallTalk(plain)) return false;
  if (isRatherWish({ text, is, win })) return false;
  if (namesWin(text)) return win >= WIN_TOLD;
  if (isRuled && QUOTED.test(text)) return win >= WIN_TOLD;
  if (isRuled) return win >= (is === 'win' || certainty < LIKELY ? WIN_TO_RULES : WIN);
  if (language === null) return false;
  const isGloomy = soundsGloomy(plain);
  if (tellsDone(text) && !isGloomy) return win >= WIN_TOLD;
  return win >= (language !== 'en' ? WIN : isGloomy ? WIN_THOUGH_GLOOMY : WIN_TO_NO_RULE);
};

/** What somebody said stands in it, and may turn to them. */
const QUOTED = /["“”„«»]/;

/** "6400 was wrong, it is 4600. And I won the church job": the sentences that ask for something are no part of the win. */
const withoutAsked = (text: string, asking: readonly MailRequest[], isCovered: IsCovered): string => {
  if (!asking.some((request) => isCovered(request.text, text) && !isCovered(text, request.text))) return text;
  const kept = sentencesOf(text).filter((sentence) => !asking.some((request) => isCovered(sentence, request.text)));
  return kept.join(' ');
};

/** "Trained two nurses today. Have a good one!": what is said to whoever reads it is no part of the win. */
const withoutParting = (text: string): string => {
  const last = sentencesOf(text).at(-1) ?? '';
  const told = text.slice(0, Math.max(0, text.length - last.length)).trim();
  return told !== '' && text.endsWith(last) && saysNothing(plainly(last)) ? told : text;
};

/** "Au fait", behind which the wish was cut off, is left over of it. */
const saysNothing = (plain: string): boolean =>
  isSmallTalk(plain) || (isAside(plain) && plain.split(' ').length <= ASIDE_ALONE);
const ASIDE_ALONE = 3;

/** "Got the VAT return in and trained the new lad": the second begins with its verb, the first ends before the "and". */
const withoutJoint = (text: string): string => text.replace(JOINT, '').replace(LAST_JOINT, '');
const JOINT = /^(?:and|und|et|y) (?=\S+ \S)/u;
const LAST_JOINT = /(?<=\S \S+)[,;]? (?:and|und|et|y)$/u;

/**
 * "Cut the queue from 25 minutes to 8. Trained Amy on the till. Found the missing invoice.": three short sentences and more that each
 * begin with another thing done, and none of which speaks of what stands before it, are a list.
 */
const asList = (text: string): readonly string[] => {
  const sentences = text.split('\n').flatMap(sentencesOf);
  const deeds = new Set(sentences.map((sentence) => deedIn(plainly(sentence))));
  return sentences.length >= LEAST_OF_LIST && deeds.size === sentences.length && !deeds.has(null) ? sentences : [text];
};
const LEAST_OF_LIST = 3;
const MOST_OF_ITEM = 14;

/** The verb that such a sentence begins with; null where it is no item of a list. */
const deedIn = (plain: string): string | null => {
  const verb = /^[a-z]+/.exec(plain)?.[0] ?? '';
  const isDeed = /^[a-z]{3,}ed$/.test(verb) || IRREGULAR.has(verb) || WEAK.has(verb);
  return isDeed && plain.split(' ').length <= MOST_OF_ITEM && !SPEAKS_OF_BEFORE.test(plain) ? verb : null;
};
const SPEAKS_OF_BEFORE =
  /\b(?:it|its|it's|they|them|their|he|him|his|she|her|this|that|these|those|which|then|so|because|same|too|still|all of|everyone|nobody|used to|did|just)\b/;

/** "I got promoted to team lead" tells of a win, and of a change of the profile; what we ask back may be a win as well. */
const isOnlyAsked = ({ kind, text }: MailRequest): boolean =>
  kind !== 'unknown-wish' &&
  (kind !== 'change-profile' ||
    isAddressed(plainly(text)) ||
    isTurnedToUs(plainly(text)) ||
    namesOneself(plainly(text)) ||
    tellsPosition(plainly(text)));

import { phrases } from '../../text/plain-text.ts';
import { withoutStart } from '../details/start-date.ts';
import { dateWords, elsewhere, numberNamed, weekdayNamed } from './languages/languages.ts';
import type { Frame } from './request-frame.ts';
import { CHANGE, GLUE, MAILS, SETTINGS, tokens, WHEN } from './sending-words.ts';

const apart = (source: string): RegExp => new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, 'g');
const EVERY_OTHER_WEEK = new RegExp(`(?<![\\w-])${dateWords(({ everyOther }) => everyOther.weeks)}(?![\\w-])`);
const EVERY_OTHER = apart(
  [
    dateWords(({ everyOther }) => everyOther.weeks),
    ...(['before', 'after'] as const).map((which) => dateWords(({ everyOther }) => everyOther[which])),
  ].join('|'),
);
const NEVER = apart((['before', 'after'] as const).map((which) => dateWords(({ never }) => never[which])).join('|'));
const PARTS = apart(
  (['morning', 'afternoon', 'evening', 'noon'] as const).map((part) => dateWords(({ parts }) => parts[part])).join('|'),
);
const OFTEN = apart(
  (['daily', 'weekdays', 'weekly'] as const)
    .map((often) => dateWords(({ frequencies }) => frequencies[often]))
    .join('|'),
);
const MAKE = new RegExp(
  `^(?:${elsewhere(({ make }) => make)})(?:[-'](?:les|moi|le|la|nous|los|las|lo))*(?:melos?|los|lo|las)?$`,
);
const HOUR = /^\d{1,2}(?:[:.h]\d{0,2})?(?:am|pm|h|uhr)?$/;
const BESIDE =
  /^(?:other|second|halb|viertel|media|demie|me|more|ever|anymore|never|sie|es|ihr|immer|dann|mehr|uhr|lieber|stattdessen|los|las|el|y|o|e|nur|d|les|le|la|et|ou|oder|und|seulement|uniquement|plutot|solo|solamente|mejor|un|une|mails?|e-?mails?|correos?|courriels?|nachrichten|messages?|weekends?|bitte|please|pls|but|aber|mais|pero|mas|s)$/;
/** What may stand between days that are a whole message: "Mondays and Fridays". */
const BETWEEN = /^(?:only|just|on|and|nur|noch|und|le|les|et|los|y|solo|seulement)$/;
const BESIDE_HOUR = /^(?:at|am|pm|um|uhr|a|las?|heures)$/;
/** Says of days that they are the ones to have. */
const SUITS = new RegExp(phrases`
  (?<=\S) (?:(?:is|are|would be|will be) (?:plenty|enough|fine|ideal|perfect|better|best)|(?:would |'d )?suits? me(?: (?:better|best|fine|well))?|works? (?:better|best|fine)
  |(?:reicht|genugt)(?: mir)?(?: (?:vollig|vollkommen|auch|schon))?|(?:ware|ist) mir lieber|passt mir besser|(?:me )?suffit(?: largement)?|(?:c'est|serait|ce serait) (?:mieux|bien|parfait)|me convien(?:t|drait) mieux
  |esta bien|es suficiente|me (?:basta|va mejor|viene mejor))(?: for me| to me)?(?=$|[ .,!](?:than\b)?)
`);
/** "Weekdays, but no Fridays". */
const OFTEN_BUT = /^(?:daily|weekdays|every day),? (?:but |and )?(?:no|not|never|except|without)\b/;
const ADDRESSED =
  /^(?:no more|no me (?:escrib|envi|mand)\w{1,3}\b|(?:please )?(?:don't|do not|never|stop) (?:send|e-?mail|mail|write|ask|text|message|email)(?:ing)?\b|(?:e-?mail|send|write|ask|text) (?:me|it|them|us)\b|skip\b)/;

/** Asks for other days of the week, or for every second week. Every word must speak of that. */
export const isDayChange = ({ rest: said, isAsked: wasAsked, isLonging }: Frame): boolean => {
  const suited = withoutStart(said);
  const rest = suited.replace(SUITS, '').trim();
  const isSuited = rest !== suited.trim();
  const isPlain = (wasAsked && !isLonging) || PLEASE.test(rest);
  const isEveryOther = EVERY_OTHER_WEEK.test(rest);
  const words = tokens(
    [EVERY_OTHER, NEVER, PARTS, OFTEN].reduce((left, known) => left.replace(known, ' '), rest).replace(/[&+]/g, ' '),
  ).filter((word) => word !== '-' && word !== '–');
  const days = words.filter((word) => dayIn(word) !== null);
  const isAsked = isPlain || (isSuited && (rest.search(EVERY_OTHER) >= 0 || days.every(isOfEveryWeek)));
  if (!words.every(isKnown) || (days.length === 0 && !isEveryOther)) return false;
  if (isAsked || isEveryOther) return isAsked || tokens(rest).length <= MOST_ALONE;
  if (ADDRESSED.test(rest)) return days.some(isRegular) || /\b(?:any ?more|from now on|every|mas)\b/.test(rest);
  const isList =
    days.length > 1 &&
    days.every(isRegular) &&
    words.every((word) => dayIn(word) !== null || BETWEEN.test(word) || HOUR.test(word) || BESIDE_HOUR.test(word));
  return isList || OFTEN_BUT.test(rest);
};

const PLEASE = /\b(?:bitte|please|pls)\b/;
/** So short it can stand alone, and not be a part of what somebody tells. */
const MOST_ALONE = 6;

/** "Friday is fine" may be said of one Friday. */
const isOfEveryWeek = (word: string): boolean => isRegular(word) && !/(?:tag|mittwoch|sonnabend)$/.test(word);
const isRegular = (word: string): boolean => !/day$/.test(word);
const dayIn = (word: string): number | null => weekdayNamed(word.replace(/'s$/, ''));

const isKnown = (word: string): boolean =>
  dayIn(word) !== null ||
  MAILS.has(word) ||
  GLUE.has(word) ||
  WHEN.has(word) ||
  CHANGE.has(word) ||
  SETTINGS.has(word) ||
  HOUR.test(word) ||
  numberNamed(word) !== null ||
  BESIDE.test(word) ||
  MAKE.test(word);

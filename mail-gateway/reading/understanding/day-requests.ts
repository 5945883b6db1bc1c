import { dateWords, elsewhere, weekdayNamed } from './languages/languages.ts';
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
  /^(?:other|second|more|ever|anymore|never|sie|es|ihr|immer|dann|mehr|uhr|lieber|stattdessen|los|las|el|y|o|e|nur|d|les|le|la|et|ou|oder|und|seulement|uniquement|plutot|solo|solamente|mejor|un|une|mails?|e-?mails?|correos?|courriels?|nachrichten|messages?|weekends?|bitte|please|pls|but|aber|mais|pero|mas|s)$/;
/** What may stand between days that are a whole message: "Mondays and Fridays". */
const BETWEEN = /^(?:only|just|on|and|nur|noch|und|le|les|et|los|y|solo|seulement)$/;
/** "Weekdays, but no Fridays". */
const OFTEN_BUT = /^(?:daily|weekdays|every day),? (?:but |and )?(?:no|not|never|except|without)\b/;
const ADDRESSED =
  /^(?:no more|(?:please )?(?:don't|do not|never|stop) (?:send|e-?mail|mail|write|ask|text|message|email)(?:ing)?\b|(?:e-?mail|send|write|ask|text) (?:me|it|them|us)\b|skip\b)/;

/** Asks for other days of the week, or for every second week. Every word must speak of that. */
export const isDayChange = ({ rest, isAsked: wasAsked, isLonging }: Frame): boolean => {
  const isAsked = (wasAsked && !isLonging) || PLEASE.test(rest);
  const isEveryOther = EVERY_OTHER_WEEK.test(rest);
  const words = tokens(
    [EVERY_OTHER, NEVER, PARTS, OFTEN].reduce((left, known) => left.replace(known, ' '), rest).replace(/[&+]/g, ' '),
  ).filter((word) => word !== '-' && word !== '–');
  const days = words.filter((word) => dayIn(word) !== null);
  if (!words.every(isKnown) || (days.length === 0 && !isEveryOther)) return false;
  if (isAsked || isEveryOther) return isAsked || tokens(rest).length <= MOST_ALONE;
  if (ADDRESSED.test(rest)) return days.some(isRegular) || /\b(?:any ?more|from now on|every)\b/.test(rest);
  const isList =
    days.length > 1 && days.every(isRegular) && words.every((word) => dayIn(word) !== null || BETWEEN.test(word));
  return isList || OFTEN_BUT.test(rest);
};

const PLEASE = /\b(?:bitte|please|pls)\b/;
/** So short it can stand alone, and not be a part of what somebody tells. */
const MOST_ALONE = 6;

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
  BESIDE.test(word) ||
  MAKE.test(word);

import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../phrases.ts';
import { dateWords, WEEKDAY } from '../languages/languages.ts';
import { plainly } from '../sentences.ts';
import { daysDetails } from './days-details.ts';
import { timeIn } from './hours.ts';
import { startsLater } from './start-date.ts';
import { zoneIn } from './zones.ts';

/**
 * What a wish about the schedule sets: how often, when, on which days, in which zone. What is named only to be refused
 * ("instead of the morning", "daily is too much") sets nothing; what cannot be set ("twice a week", "monthly") stays
 * unsaid, so that we ask back; and so does all that shall begin on a later date.
 */
export const scheduleDetails = (text: string): RequestDetails => {
  const zone = zoneIn(text);
  const plain = plainly(text);
  if (startsLater(plain)) return {};
  const wanted = wantedOf(zone ? plain.replace(/\b(?:utc|gmt) ?[+-] ?\d{1,2}(?::?\d{2})?/g, ' ') : plain);
  return { ...frequencyIn(plain, wanted), ...timeIn(wanted), ...(zone ? { zone } : {}) };
};

const NO_WEEKENDS =
  /\b(?:no|not|don't|dont|except|skip|without|apart from|excluding|leave out|never)\b.{0,24}\bweek-?ends?\b|\b(?:sat\w*|weekends?) (?:and|&|or) sun\w* off\b/;
/** No weekday beside it makes these a schedule there is; beside some, "twice a week" says no more than they do. */
const UNKNOWN = /\b(?:every (?:third|three|3|4|few)|bi-?weekly|monthly|per month|a month|every month)\b/;
const COUNTED = /\b(?:twice|every (?:other|second|two|2)|two times|three times|thrice|[2-6] ?(?:x|times))\b/;
const frequency = (name: 'daily' | 'weekdays' | 'weekly'): RegExp =>
  new RegExp(`(?<![\\w-])${dateWords(({ frequencies }) => frequencies[name])}(?![\\w-])`);
const DAILY = frequency('daily');
const WEEKDAYS = frequency('weekdays');
const WEEKLY = frequency('weekly');
/** Names what there is, not what is wanted. */
const OBJECT =
  /\b(?:my|the|these|this|your|those) (?:daily|weekly) (?=(?:e?-?mails?|check-?ins?|messages?|questions?|prompts?|reminders?|ones?|texts?)\b)/g;

const frequencyIn = (plain: string, wanted: string): RequestDetails => {
  if (NO_WEEKENDS.test(plain)) return { frequency: 'daily-weekdays' };
  if (UNKNOWN.test(wanted)) return {};
  const said = wanted.replace(OBJECT, ' ');
  const { days = [], every, without } = daysDetails(withoutReasons(plain.replace(INSTEAD, ' ')));
  const [weekday] = days;
  const isWeekly = WEEKLY.test(said) && every === undefined;
  if (WEEKDAYS.test(said)) return { frequency: 'daily-weekdays', ...(without ? { without } : {}) };
  if (weekday !== undefined)
    return {
      frequency: 'weekly',
      weekday,
      ...(days.length > 1 ? { days } : {}),
      ...(every ? { every } : isWeekly ? { every: 1 } : {}),
    };
  if (every !== undefined) return { frequency: 'weekly', every };
  if (COUNTED.test(said)) return {};
  const often = isWeekly ? 'weekly' : DAILY.test(said) ? 'daily' : undefined;
  return { ...(often ? { frequency: often } : {}), ...(without ? { without } : {}) };
};

const CLAUSE =
  /[,;!?]+\s*|\.(?=\s|$)\s*|\s+[-–—]+\s+|\s(?:but|because|since|as|cause|cos)\s(?!well\b)|\s(?:and|so)\s(?=(?:i|it|that|the|this|please|not|send|make|switch|change|write|e-?mail|weekly|only|just|once)\b)/;
const REFUSED = new RegExp(phrases`
  \b(?:too (?:little|few|rare\w*|seldom|much|many|early|late|often|frequent\w*)|(?:doesn't|does not|don't|do not|never|no longer|won't|isn't|is not|not) (?:work|suit|good|convenient|fit|ideal|possible)\w*
  |stop|no more|unsubscribe|overwhelming|annoying|i (?:start|work|finish|sleep|get up|wake)|(?:are|is) (?:bad|busy|hectic|impossible|difficult)|zu (?:viel|fruh|spat|oft)|trop|demasiado)\b
`);
const ASIDE = new RegExp(
  phrases`
    \b(?:instead of|rather than|(?:better|easier|nicer) than|and not|but not|not|no longer|no more|as opposed to|statt)(?: (?:at|on|in|the|every|each|my))*(?: [^\s,;.]+){1,2}?(?=$|[,;.!?]| (?:but|to|please|pls|and|from|any|anymore|only|in|at|for|would|is)\b)
    |\bfrom (?:the |every |my )?(?:[^\s,;]+ ){1,3}?(?=to\b)|\b(?:currently|right now|at the moment)\b.{1,30}?(?=$|[,;.]| (?:but|to)\b)
  `,
  'g',
);

const wantedOf = (plain: string): string => {
  const clauses = plain.replace(ASIDE, ' ').split(CLAUSE);
  const wanted = clauses.filter((clause) => clause.trim() !== '' && !REFUSED.test(clause));
  return wanted.join(' , ').replace(/\s+/g, ' ').trim();
};

/** Days that others take the place of. */
const INSTEAD = new RegExp(
  `(?:instead of|rather than|(?:better|easier|nicer) than|as opposed to|statt|au lieu de|en vez de|en lugar de|from)(?: (?:on|the|my|every|each))* (?:${WEEKDAY})(?![\\w-])`,
  'g',
);
const BAD =
  /\b(?:too (?:busy|much|many|often)|(?:doesn't|does not|don't|do not|never|won't|isn't|are not|aren't|is not|not) (?:work|suit|good|convenient|fit|ideal|possible)\w*|(?:are|is) (?:bad|busy|hectic|impossible|difficult)|i (?:start|work|finish|sleep))\b/;

/** Without the clauses that only say why a day is no good. */
const withoutReasons = (plain: string): string =>
  plain
    .split(/([,;!?]+\s*|\.(?=\s|$)\s*|\s(?:but|because|since|cause|cos)\s)/)
    .map((part, at) => (at % 2 === 0 && BAD.test(part) ? ' @end ' : part))
    .join('');

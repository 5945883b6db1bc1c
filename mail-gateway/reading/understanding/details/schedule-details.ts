import type { RequestDetails } from '#domain/request/mail-request.ts';
import { phrases } from '../../phrases.ts';
import { dateWords, WEEKDAY, weekdayNamed } from '../languages/languages.ts';
import { plainly } from '../sentences.ts';
import { timeIn } from './hours.ts';
import { zoneIn } from './zones.ts';

/**
 * What a wish about the schedule sets: how often, when, on which day, in which zone. What is named only to be refused
 * ("instead of the morning", "daily is too much") sets nothing; what cannot be set ("twice a week", two weekdays)
 * stays unsaid, so that we ask back.
 */
export const scheduleDetails = (text: string): RequestDetails => {
  const zone = zoneIn(text);
  const plain = plainly(text);
  const wanted = wantedOf(zone ? plain.replace(/\b(?:utc|gmt) ?[+-] ?\d{1,2}(?::?\d{2})?/g, ' ') : plain);
  return { ...frequencyIn(plain, wanted), ...timeIn(wanted), ...(zone ? { zone } : {}) };
};

const NO_WEEKENDS =
  /\b(?:no|not|don't|dont|except|skip|without|apart from|excluding|leave out|never)\b.{0,24}\bweek-?ends?\b|\b(?:sat\w*|weekends?) (?:and|&|or) sun\w* off\b/;
/** A day of every week that shall have none; there is no such schedule. */
const EXCEPT =
  /\b(?:no|not|except|skip|without|apart from|excluding|leave out|never|don't|dont)\b[^,;.]{0,24}?\b(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/g;
const UNKNOWN = new RegExp(phrases`
  \b(?:twice|every other|every (?:second|third|two|three|2|3|4|few)|two times|three times|thrice|[2-6] ?(?:x|times)|bi-?weekly
  |fortnight\w*|monthly|once a month|weekends?|per month|a month|every month)\b
`);
const frequency = (name: 'daily' | 'weekdays' | 'weekly'): RegExp =>
  new RegExp(`(?<![\\w-])${dateWords(({ frequencies }) => frequencies[name])}(?![\\w-])`);
const DAILY = frequency('daily');
const WEEKDAYS = frequency('weekdays');
const WEEKLY = frequency('weekly');
const DAY = new RegExp(`(?<![\\w-])(?!(?:sat|sun|wed|mon)\\b)(${WEEKDAY})(?:'s)?(?![\\w-])`, 'g');
/** Names what there is, not what is wanted. */
const OBJECT =
  /\b(?:my|the|these|this|your|those) (?:daily|weekly) (?=(?:e?-?mails?|check-?ins?|messages?|questions?|prompts?|reminders?|ones?|texts?)\b)/g;

const frequencyIn = (plain: string, wanted: string): RequestDetails => {
  if (NO_WEEKENDS.test(plain)) return { frequency: 'daily-weekdays' };
  if (UNKNOWN.test(wanted)) return {};
  const said = wanted.replace(EXCEPT, ' ').replace(OBJECT, ' ');
  if (WEEKDAYS.test(said)) return { frequency: 'daily-weekdays' };
  const days = new Set([...said.matchAll(DAY)].flatMap(([, name = '']) => weekdayNamed(name) ?? []));
  const [weekday] = days;
  if (days.size > 1) return {};
  if (weekday !== undefined) return { frequency: 'weekly', weekday };
  if (WEEKLY.test(said)) return { frequency: 'weekly' };
  return DAILY.test(said) ? { frequency: 'daily' } : {};
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

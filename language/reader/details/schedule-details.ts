import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { dateWords, NUMBER, numberNamed, WEEKDAY } from '../words/languages/languages.ts';
import { plainly } from '../words/sentences.ts';
import { daysDetails, MOVES } from './days-details.ts';
import { startsLater } from './start-date.ts';
import { zoneIn } from './zones.ts';

/**
 * What a wish about the schedule sets: how often, when, on which days, in which zone. What is named only to be refused
 * ("instead of the morning", "daily is too much") sets nothing; what cannot be set ("twice a week", "monthly") stays
 * unsaid, so that we ask back; and so does all that shall begin on a later date.
 */
export const scheduleDetails = (text: string): RequestDetails => {
  const zone = zoneIn(text);
  const plain = plainly(text).replace(PARTED, '$1:$2');
  if (startsLater(plain)) return {};
  const wanted = wantedOf(zone ? plain.replace(/\b(?:utc|gmt) ?[+-] ?\d{1,2}(?::?\d{2})?/g, ' ') : plain);
  const time = timeIn((zone ? wanted.replace(ARRIVES, ' ') : wanted).replace(SHIFT, ' ').replace(EVERY_TWO_WEEKS, ' '));
  const shift = time === null ? shiftIn(plain) : null;
  return {
    ...frequencyIn(plain, wanted),
    ...time,
    ...(shift === null ? {} : { shiftMinutes: shift }),
    ...(zone ? { zone } : {}),
  };
};

/** "An hour earlier", "eine halbe Stunde später", "plus tard", "más temprano"; an hour where they say no more. */
const SHIFT =
  /(?<!\w)(?:(half an hour|eine halbe stunde|une demi-heure|media hora|(?:two|2|zwei|deux|dos) (?:hours?|stunden|heures|horas)) )?(?:de )?(earlier|fruher|plus tot|mas temprano|antes|later|spater|plus tard|mas tarde|despues)(?!\w| (?:on|today|this|heute|de|that))/;
const shiftIn = (plain: string): number | null => {
  const [, much = '', which] = SHIFT.exec(plain) ?? [];
  if (which === undefined) return null;
  const minutes = much === '' ? 60 : /^(?:half|eine halbe|une demi|media)/.test(much) ? 30 : 120;
  return /^(?:earlier|fruher|plus tot|mas temprano|antes)$/.test(which) ? -minutes : minutes;
};

/** "14-tägig" names no hour. */
const EVERY_TWO_WEEKS = new RegExp(
  dateWords(({ everyOther }) => everyOther.weeks),
  'g',
);

/** What is wrong with the zone there is: "your mails arrive at 3 am". */
const ARRIVES =
  /\b(?:arriv\w+|comes?|coming|lands?|get (?:it|them|here)|kommen|kommt|ankommen|llega\w*|despert\w+|reco\w+|rentrent|recois)\b[^,.;!?]*/g;

/** "20 h 30", "18 Uhr 30". */
const PARTED = /(?<![\w.:/])(\d{1,2}) ?(?:h|uhr|heures?|horas?) ?([0-5]\d)(?![\w:.])/g;

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
  const {
    weekdays: days = [],
    weekInterval: every,
    withoutWeekdays: without,
  } = daysDetails(withoutReasons(withoutOthers(plain)));
  const [weekday] = days;
  const isWeekly = WEEKLY.test(said) && every === undefined;
  if (WEEKDAYS.test(said)) return { frequency: 'daily-weekdays', ...(without ? { withoutWeekdays: without } : {}) };
  if (weekday !== undefined)
    return {
      frequency: 'weekly',
      weekday,
      ...(days.length > 1 ? { weekdays: days } : {}),
      ...(every ? { weekInterval: every } : isWeekly ? { weekInterval: 1 } : {}),
    };
  if (every !== undefined) return { frequency: 'weekly', weekInterval: every };
  if (COUNTED.test(said)) return {};
  const often = isWeekly ? 'weekly' : DAILY.test(said) ? 'daily' : undefined;
  return { ...(often ? { frequency: often } : {}), ...(without ? { withoutWeekdays: without } : {}) };
};

const CLAUSE =
  /[,;!?]+\s*|\.(?=\s|$)\s*|\s+[-–—]+\s+|\s(?:but|because|since|as|cause|cos)\s(?!well\b)|\s(?:and|so)\s(?=(?:i|it|that|the|this|please|not|send|make|switch|change|write|e-?mail|weekly|only|just|once)\b)/;

const REFUSED = new RegExp(phrases`
  \b(?:too (?:little|few|rare\w*|seldom|much|many|early|late|often|frequent\w*)|(?:doesn't|does not|don't|do not|never|no longer|won't|isn't|is not|not) (?:work|suit|good|convenient|fit|ideal|possible)\w*
  |stop|no more|unsubscribe|overwhelming|annoying|i (?:start|work|finish|sleep|get up|wake)|i(?:'m| am) (?:still |usually |always |mostly )?\w+ing|(?:are|is) (?:bad|busy|hectic|impossible|difficult)|zu (?:viel|fruh|spat|oft)|trop|demasiado)\b
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
  `(?:instead of|rather than|(?:better|easier|nicer) than|as opposed to|statt|au lieu de|en vez de|en lugar de)(?: (?:on|the|my|every|each))* (?:${WEEKDAY})(?![\\w-])`,
  'g',
);

/** "From Monday to Thursday" names days to have, unless something is moved. */
const FROM = new RegExp(`(?<![\\w-])from(?: (?:the|my|every))* (?:${WEEKDAY})(?![\\w-])`, 'g');
const withoutOthers = (plain: string): string =>
  (MOVES.test(plain) ? plain.replace(FROM, ' ') : plain).replace(INSTEAD, ' ');

const BAD =
  /\b(?:too (?:busy|much|many|often)|(?:doesn't|does not|don't|do not|never|won't|isn't|are not|aren't|is not|not) (?:work|suit|good|convenient|fit|ideal|possible)\w*|(?:are|is) (?:bad|busy|hectic|impossible|difficult)|i (?:start|work|finish|sleep))\b/;

/** Without the clauses that only say why a day is no good. */
const withoutReasons = (plain: string): string =>
  plain
    .split(/([,;!?]+\s*|\.(?=\s|$)\s*|\s(?:but|because|since|cause|cos)\s)/)
    .map((part, at) => (at % 2 === 0 && BAD.test(part) ? ' @end ' : part))
    .join('');

type Time = Readonly<{ clockTime: string }> | Readonly<{ timeOfDay: NonNullable<RequestDetails['timeOfDay']> }> | null;

const part = (name: 'morning' | 'afternoon' | 'evening' | 'noon' | 'midnight'): RegExp =>
  new RegExp(`(?<![\\w-])${dateWords(({ parts }) => parts[name])}(?![\\w-])`);

const MORNING = part('morning');
const AFTERNOON = part('afternoon');
const EVENING = part('evening');
const NOON = part('noon');
const MIDNIGHT = part('midnight');

/** German says "am besten": only behind a number. */
const BEFORE_NOON =
  /(?<=(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter) ?)a\.?m\b(?!\w)/;
const AFTER_NOON = /(?<![a-z])p\.?m\b(?!\w)/;

const WORD = `(${NUMBER.slice(3, -1).replace('\\d{1,3}', '\\d{1,2}')})`;
const HALF_BEFORE = /(?<!\w)halb (\p{L}+|\d{1,2})(?!\w)/u;

const PAST = new RegExp(
  `(?<!\\w)(half|(?:a )?quarter|viertel|\\d{1,2}|ten|twenty|five|funf|zehn|zwanzig)(?: minutes| minuten)? ?(?:past|after|nach) ${WORD}(?!\\w)`,
);

const HALF = new RegExp(`(?<!\\w)half (?:past )?${WORD}(?!\\w)`);
const TO = new RegExp(
  `(?<!\\w)((?:a )?quarter|viertel|ten|twenty|five|funf|zehn|zwanzig)(?: minutes| minuten)? ?(?:to|before|vor|of) ${WORD}(?!\\w)`,
);
const CLOCK = /(?<![\w.:/+-])(\d{1,2})(?:[:.h](\d{2}))? ?(a\.?m\b\.?|p\.?m\b\.?)(?!\w)/;

const FULL =
  /(?<![\w.:/+-])(\d{1,2})(?:[:.h]|(?= ?uhr)|(?=00 ?(?:h|hrs|hours)))(\d{2})?(?: ?(?:uhr|h|hrs?|hours|o'?clock))?(?![\w./])/;

const LONG = new RegExp(`(?<![\\w.:/+-])${WORD} ?(?:h|uhr|hrs|heures?|horas)(?![\\w./])`);
/** "Huit heures et demie", "las nueve menos cuarto", "midi et quart". */
const ROMANCE = new RegExp(
  `(?<!\\w)(?:${WORD}|(midi|mediodia|minuit|medianoche)) ?(?:h|heures?|horas?)? ?(et demie?|et quart|moins le quart|y media|y cuarto|menos cuarto|quinze|trente|quarante-cinq|dix|vingt|quarante)(?!\\w)`,
);
const THREE_QUARTERS = new RegExp(`(?<!\\w)drei ?viertel ${WORD}(?!\\w)`);
const ARMY = /(?:at|to|@) ([01]\d|2[0-3])([0-5]\d)(?: ?(?:h|hrs|hours))?(?!\w)/;
const OCLOCK = new RegExp(`(?<![\\w.:/])${WORD} ?o'? ?clock`);

const BARE = new RegExp(
  `(?<!\\w)${dateWords(({ at }) => at)} (?:about |around |exactly |like )?(\\d{1,2}|\\p{L}+)(?: sharp)?(?=$|[,;!?)]|\\.(?:\\s|$)| (?:in|on|please|pls|every|each|instead|from|at|if|would|is|for|and|my|daily|weekly|german|because|so|morgens|abends|fruh|de|del|du|por|bitte|ware?|wurde|passt|geht|ist|sind|reicht|schreiben|schicken|melden|fragen|me|que|cuando|porque|svp|stp|ce serait|c'est|quand|puis|seria|estaria|gracias|danke|merci)\\b| ?[-–])`,
  'gu',
);

const IN_PART = new RegExp(
  `(?<![\\w.:/])${WORD} (?:in the |at |each |every |of the )?(?:morning|afternoon|evening|night)`,
);

/**
 * The hour that `plain` words name, as `HH:mm`, else the part of the day. A number without "am" or "pm" goes by the
 * part of the day that is named beside it; without one, 6 to 23 are hours as a clock shows them, and 1 to 5 are left
 * open, for both of theirs are likely.
 */
const timeIn = (plain: string): Time => {
  const hour = hourIn(plain);
  if (hour !== null) return hour === 'open' ? null : { clockTime: hour };
  if (NOON.test(plain)) return { clockTime: '12:00' };
  if (MIDNIGHT.test(plain)) return { clockTime: '00:00' };
  if (EVENING.test(plain)) return { timeOfDay: 'evening' };
  if (AFTERNOON.test(plain)) return { timeOfDay: 'afternoon' };
  return MORNING.test(plain) ? { timeOfDay: 'morning' } : null;
};

const hourIn = (plain: string): string | 'open' | null => {
  const clock = CLOCK.exec(plain);
  if (clock) return halfDay(Number(clock[1]), Number(clock[2] ?? 0), clock[3]?.startsWith('p') ?? false);
  const romance = ROMANCE.exec(plain);
  if (romance)
    return by(plain, romance[1] ?? (/^(?:midi|medio)/.test(romance[2] ?? '') ? '12' : '0'), minutesSaid(romance[3]));
  const threeQuarters = THREE_QUARTERS.exec(plain);
  if (threeQuarters) return by(plain, threeQuarters[1], -15);
  const before = HALF_BEFORE.exec(plain);
  if (before) return by(plain, before[1], -30);
  const past = PAST.exec(plain);
  if (past) return by(plain, past[2], minutesOf(past[1]));
  const half = HALF.exec(plain);
  if (half) return by(plain, half[1], 30);
  const to = TO.exec(plain);
  if (to) return by(plain, to[2], -minutesOf(to[1]));
  const full = FULL.exec(plain);
  if (full)
    return full[1]?.startsWith('0')
      ? written(Number(full[1]), Number(full[2] ?? 0))
      : by(plain, full[1], Number(full[2] ?? 0));
  const long = LONG.exec(plain);
  if (long) return by(plain, long[1], 0, true);
  const army = ARMY.exec(plain);
  if (army) return written(Number(army[1]), Number(army[2]));
  const bare =
    OCLOCK.exec(plain) ??
    IN_PART.exec(plain) ??
    [...plain.matchAll(BARE)].find(([, word = '']) => numberNamed(word) !== null);
  return bare ? by(plain, bare[1], 0) : null;
};

const MINUTES: ReadonlyMap<string, number> = new Map([
  ['dix', 10],
  ['quinze', 15],
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['quarante-cinq', 45],
]);
const minutesSaid = (said = ''): number =>
  MINUTES.get(said) ?? (/^(?:moins|menos)/.test(said) ? -15 : /(?:quart|cuarto)$/.test(said) ? 15 : 30);

const minutesOf = (word = ''): number =>
  word === 'half' ? 30 : word.endsWith('quarter') || word === 'viertel' ? 15 : (numberNamed(word) ?? 0);

const written = (hour: number, minute: number): string | null =>
  hour > 23 || minute > 59 ? null : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

const halfDay = (hour: number, minute: number, isLate: boolean): string | null => {
  if (hour > 12) return written(hour, minute);
  return written((hour % 12) + (isLate ? 12 : 0), minute);
};

/** The hour that `word` means beside the part of day in `plain`, so many minutes later. */
const by = (plain: string, word = '', minutes: number, isOf24 = false): string | 'open' | null => {
  const hour = numberNamed(word);
  if (hour === null || hour > 24 || /^(?:a|an|few|couple)$/.test(word)) return null;
  const around = nearestPart(plain, word);
  const isLate = (EVENING.test(around) && hour > 3) || (AFTERNOON.test(around) && hour < 10) || AFTER_NOON.test(around);
  const isEarly = MORNING.test(around) || BEFORE_NOON.test(around);
  if (hour < 12 && isLate && !isEarly) return after(hour + 12, minutes);
  if (hour < 6 && !isEarly && !isOf24 && !/^0/.test(word)) return atHalfPast(hour, minutes) ?? 'open';
  return after(hour, minutes);
};

/** "Half past one", "viertel vor fünf": so nobody speaks of the small hours without saying that it is night or early. */
const atHalfPast = (hour: number, minutes: number): string | null => {
  const at = after(hour + 12, minutes);
  return minutes !== 0 && at !== null && at >= '12:30' && at < '17:00' ? at : null;
};

/** Of several parts of the day the one in the clause of the hour counts: "at half past two in the afternoon, in the morning I sleep". */
const nearestPart = (plain: string, word: string): string => {
  const clause =
    plain.split(/[,;.!?]\s|\s[-–—]\s/).find((one) => new RegExp(`(?<!\\w)${word}(?!\\d)`).test(one)) ?? plain;
  const isSaid = [MORNING, AFTERNOON, EVENING, BEFORE_NOON, AFTER_NOON].some((part) => part.test(clause));
  return isSaid ? clause : plain;
};

const after = (hour: number, minutes: number): string | null => {
  const minute = (hour * 60 + minutes + 24 * 60) % (24 * 60);
  return written(Math.floor(minute / 60), minute % 60);
};

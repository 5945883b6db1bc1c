import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { dateWords, MONTH } from '../words/languages/languages.ts';
import { scheduleDetails } from './schedule-details.ts';

/**
 * Whether plain words about the schedule may mean another time of day than these details of theirs: one hour is named, and it
 * is that which was heard; parts of the day agree with it.
 */
export const namesOtherTimes = (plain: string, details: RequestDetails): boolean => {
  const { clockTime: hour, timeOfDay: time, shiftMinutes: shift, zone, weekInterval: every } = details;
  const said = withoutOthers(plain, details).replace(COUNTS, ' ');
  const hours = [...said.matchAll(HOURS)].length;
  const spoken = [...said.matchAll(SPOKEN)].length;
  const parts = PARTS.filter(({ named }) => named.test(said)).map(({ name }) => name);
  if ((hour ?? time) !== undefined && (zone === undefined ? DISTURBS : ARRIVES).test(said)) return true;
  if (hour === undefined) {
    if (CLOCKS.test(said) || (time !== undefined && LATER.test(said))) return true;
    if (hours > (every === undefined ? 0 : 1) || spoken > 0) return true;
    if (time === undefined && shift === undefined && isVague(said, details)) return true;
    const rest = PARTS.reduce((text, { named }) => text.replace(named, ' '), said);
    return time === undefined ? parts.length > 0 && shift === undefined : parts.length > 1 || BESIDE.test(rest);
  }
  if (hours + (hours === 0 ? spoken : 0) > 1 || (LATER.test(said) && hours === 0) || BEFORE_IT.test(said)) return true;
  if (isClear(hour, said)) return false;
  if (hour < '12:00' && (AT_NIGHT.test(said) || (hour < '09:00' && DAYS_END.test(said) && !parts.includes('morning'))))
    return true;
  const isEither = hour < SPOKEN_CLEAR || (hour > '12:15' && hour < '17:00');
  if (hours === 0 && isEither && parts.length === 0) return true;
  return parts.some((name) => {
    const [from, to] = HOURS_OF[name] ?? ['', ''];
    return hour < from || hour > to;
  });
};

const HOURS =
  /(?<![\w.,:/-])\d{1,2}(?:[:.h]\d{2})?(?: ?(?:a\.?m\b|p\.?m\b|h\b|uhr\b|hrs?\b|heures?\b|horas?\b|o'?clock\b))?(?![\w%/-])/g;
const COUNTED =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eins|zwei|drei|vier|funf|sechse?|sieben|achte?|neune?|zehne?|elfe?|zwolfe?|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)';
const PAST_IT = '(?:et demie?|et quart|moins le quart|y media|y cuarto|menos cuarto)';
const SPOKEN = new RegExp(
  `\\b(?:um|gegen|at|around|vers|a las?|sobre las?|for|so) (?:about |circa |genau )?(?:half|halb|viertel vor|viertel nach|dreiviertel|drei viertel|(?:a )?quarter (?:past|to)) ${COUNTED}\\b|\\b(?:um|gegen|at|around|vers|a las?|sobre las?) ${COUNTED}(?: heures?| horas?)?(?: ${PAST_IT})?\\b|\\b(?:half|halb|quarter|viertel|dreiviertel)\\b|\\b${PAST_IT}\\b`,
  'g',
);
const LATER =
  /\b(?:earlier|later|fruher|spater|plus tot|plus tard|mas temprano|mas tarde|un poco antes|un poco despues)\b/;
const BESIDE =
  /\b(?:before|after|not before|vor|nach|ab|erst|avant|apres|antes de|despues de|between|zwischen|entre (?:las )?\d)\b/;

const PARTS = (['morning', 'afternoon', 'evening', 'noon', 'midnight'] as const).map((name) => ({
  name,
  named: new RegExp(`(?<![\\w-])${dateWords(({ parts }) => parts[name])}(?![\\w-])`),
}));
const HOURS_OF: Readonly<Record<string, readonly [from: string, to: string]>> = {
  morning: ['00:00', '12:30'],
  noon: ['11:00', '14:30'],
  afternoon: ['12:00', '20:30'],
  evening: ['16:30', '24:00'],
  midnight: ['00:00', '24:00'],
};

/** "Half past six" without a part of the day is as likely one of the evening. */
const SPOKEN_CLEAR = '08:00';

/** "19h, le matin le réseau est coupé": on the clock of 24 hours it is plain, whatever parts of the day are named as reasons. */
const isClear = (hour: string, said: string): boolean =>
  hour >= '13:00' && new RegExp(`(?<!\\d)${hour.slice(0, 2)}(?!\\d)`).test(said);

/** "Not at seven", "instead of 8", "plutôt qu'à 18 h": without what another hour takes the place of, where that is the one that was heard. */
const withoutOthers = (plain: string, details: RequestDetails): string => {
  const rest = plain.replace(OTHER_TIME, ' ');
  return rest !== plain && details.clockTime !== undefined && scheduleDetails(rest).clockTime === details.clockTime
    ? rest
    : plain;
};
const OTHER_TIME =
  /,? ?\b(?:not|nicht|pas|no|instead of|rather than|statt|anstatt|au lieu d[e']|en vez de|en lugar de|plutot qu[e'])(?: (?:at|um|a las?|a|de|the|las?|le|les|in the|am|en la|por la|le|before|erst))* ?(?:\d{1,2}(?:[:.h]\d{2}| ?[ap]m| ?uhr| ?h\b)?(?: ?[ap]m)?|\p{L}+)/gu;

/** What is told in words alone ("after tea", "sobald die Kinder schlafen") is no hour; of a day that is refused it may be the reason. */
const isVague = (said: string, { weekday, frequency, withoutWeekdays: without }: RequestDetails): boolean =>
  BESIDE_SOMETHING.test(said) || (!(without && weekday === undefined && frequency === undefined) && VAGUE.test(said));
const BESIDE_SOMETHING =
  /\b(?:after|before|nach|vor|apres|avant|despues de|antes de|between|zwischen|entre)(?:m)? (?!all\b|allem\b|tout\b|todo\b|semana\b|i forget\b|\d{1,2} (?:emails|mails)|hause\b|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/;
const VAGUE =
  /\b(?:tea-?time|supper|lunch ?time|breakfast|arvo|fin de journee|fin d'apres|en fin de|debut de (?:journee|soiree)|feierabend|first thing|bed ?time|tempran\w+|nochecita|mediodia|mid-?morning|mid-?afternoon|end of (?:the|my) (?:day|shift)|primera hora|ultima hora|noche|madrugada|early|late|fruh|spat|tot|tard|tarde|nachts?|night|nuit|when|wenn|sobald|solange)\b/;

/** It disturbs as it comes now: the hour that is named is the one that is wrong. */
const DISTURBS =
  /\b(?:wak(?:es?|ing|en)|weck\w*|reveill\w+|despiert\w*|despert\w*|arriv(?:es|ed|ing|ent)|parviennent|llegan?|lleg(?:o|aron) a|kommen immer|kommt immer|kommt jetzt|middle of the night|mitten in der nacht|pleine nuit|plena noche|madrugada|currently|at the moment|zurzeit|derzeit|actuellement|ahora mismo)\b/;
/** "Before eight" is not at eight. */
const BEFORE_IT =
  /(?<!\b(?:not|pas|no|nicht) )\b(?:before|avant|antes de(?: las?)?) (?:\d|noon|midi|mediodia|half|halb)/;
const AT_NIGHT =
  /\b(?:at|in the|of a|by) nights?\b|\b(?:nachts|la nuit|de la noche|por la noche|en la noche|a la noche|du soir|le soir|ce soir|abends?)\b/;
/** A spoken hour beside the end of a day's work is one of the evening. */
const DAYS_END =
  /\b(?:feierabend|after work|nach der (?:arbeit|schicht)|after (?:my |the )?shift|apres le (?:travail|boulot|service)|despues del? (?:trabajo|curro|turno)|dinner|supper|abendessen|abendbrot|diner|cena|in bed|im bett|au lit)\b/;

const CLOCKS =
  /\b(?:uhr|o'?clock|heures?|a las? (?!semana|tarde|noche|manana|hora|vez|mes|misma|que|de|del|mas)\p{L}+)\b/u;
const ARRIVES = /\b(?:arriv\w+|comes?|coming|lands?|kommen|kommt|llega\w*|recois)\b/;
/** Numbers that count something else than hours. */
const COUNTS = new RegExp(
  `\\b(?:utc|gmt) ?[+-] ?\\d{1,2}|\\b\\d{1,3}(?:st|nd|rd|th)?[ -]?(?:${MONTH}|days?|weeks?|months?|minutes?|mins?|tage?n?|wochen?|minuten|jours?|semaines?|dias?|semanas?|tagig|times|x\\b|mal\\b|fois|veces)`,
  'g',
);

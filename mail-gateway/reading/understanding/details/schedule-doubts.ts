import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { dateWords, MONTH, WEEKDAY, weekdayNamed } from '../languages/languages.ts';
import { plainly } from '../sentences.ts';
import { daysInFull } from './days-details.ts';

/**
 * Whether words about the schedule may mean anything beside these details of theirs: another day, another hour, a refusal,
 * a limit. What is left over is never guessed away: such a wish is asked back before it is carried out.
 */
export const leavesDoubt = (text: string, details: RequestDetails): boolean => {
  const plain = daysInFull(plainly(text));
  return (
    namesOtherDays(plain, details) ||
    namesDaysApart(plain, details) ||
    namesOtherRhythms(plain, details) ||
    namesOtherZones(plain, details) ||
    namesOtherTimes(plain, details) ||
    refusesUnheard(plain, details) ||
    (BOUNDS.test(plain) && !isEndless(plain)) ||
    (EVERY_OTHER.test(plain) && details.every !== 2) ||
    (SOMETIMES.test(plain) && details.every === undefined)
  );
};

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [0, 6];

const DAY = new RegExp(`(?<![\\w/-])(?:${WEEKDAY})(?![\\w-])`, 'g');
const WEEKENDS = /\b(?:week-?ends?|fin(?:de|es)s? de semana|findes?|wochenenden?)\b/;

/** Every day that is named is one that is wanted or one that is refused; some words are days only where others are. */
const namesOtherDays = (plain: string, details: RequestDetails): boolean => {
  const { frequency, weekday, days = weekday === undefined ? [] : [weekday], without = [] } = details;
  const named = [...plain.matchAll(DAY)].flatMap(([word]) => (SHORT.test(word) ? [] : (weekdayNamed(word) ?? [])));
  const known = [...days, ...without];
  if (frequency === 'daily-weekdays' && known.length === 0)
    return named.some((day) => !WORKDAYS.includes(day) && !WEEKEND.includes(day)) || isRange(named, plain);
  const all = new Set([...known, ...(WEEKENDS.test(plain) ? WEEKEND.filter((day) => known.includes(day)) : [])]);
  const isWeekendLost = WEEKENDS.test(plain) && known.length > 0 && !WEEKEND.every((day) => known.includes(day));
  return isWeekendLost || named.some((day) => !all.has(day)) || (without.length > 0 && days.length > 0);
};

const AND =
  /^[\s,;:/&+.-]*(?:(?:and|or|und|oder|et|ou|y|e|on|every|each|the|le|les|los|el|am|an|jeden|den|as well as|to|through|bis|au|al|a|ni|nor|no|not|nicht)[\s,;:/&+.-]+)*$/;

/** Days that other words stand between are not of one list: one of them may be why the other is wanted. */
const namesDaysApart = (plain: string, { days = [], without = [] }: RequestDetails): boolean => {
  if (days.length + without.length < 2) return false;
  const found = [...plain.matchAll(DAY)];
  return found.some(({ index }, at) => {
    const before = found[at - 1];
    return before !== undefined && !AND.test(plain.slice(before.index + before[0].length, index));
  });
};

const RHYTHMS = (['daily', 'weekdays', 'weekly'] as const).map(
  (name) => new RegExp(`(?<![\\w-])${dateWords(({ frequencies }) => frequencies[name])}(?![\\w-])`),
);
const ONLY = /\b(?:only|just|nothing but|nur|seulement|uniquement|que le|solo|nada mas|solamente)\b/;

/** Two rhythms, of which one may be what is too much or too little; a refusal that may be a wish ("los sábados nada más"). */
const namesOtherRhythms = (plain: string, { frequency, without }: RequestDetails): boolean =>
  RHYTHMS.filter((named) => named.test(plain)).length > 1 ||
  (frequency === 'daily-weekdays' && WEEKENDS.test(plain) && !REFUSES.test(plain)) ||
  (without !== undefined && ONLY.test(plain));

const ZONE = /\b(?:time ?-?zones?|zeitzone|fuseau|huso|zona horaria|(?:l')?heure d[eu]|hora de|[a-z]+ time)\b/;

/** A place may be named for when somebody comes there; and a zone that is none of ours is not left out. */
const namesOtherZones = (plain: string, { zone, days, without, hour }: RequestDetails): boolean =>
  zone === undefined
    ? ZONE.test(plain) && /\b(?:zone|zeitzone|fuseau|huso|zona|heure d|hora de)/.test(plain)
    : [days, without, hour].some((one) => one !== undefined) && plain.split(' ').length > MOST_WORDS;
const MOST_WORDS = 8;

/** "Monday to Friday" are all of them; other days beside working days are more than was heard. */
const isRange = (named: readonly number[], plain: string): boolean =>
  named.length > 0 &&
  !(named.includes(1) && named.includes(5)) &&
  !WEEKENDS.test(plain) &&
  !named.every((day) => WEEKEND.includes(day));

/** Other words as well. */
const SHORT = /^(?:mon|wed|sat|sun|mar|fri|thu|tue|so|do|mi|di)$/;

const HOURS =
  /(?<![\w.,:/-])\d{1,2}(?:[:.h]\d{2})?(?: ?(?:a\.?m\b|p\.?m\b|h\b|uhr\b|hrs?\b|heures?\b|horas?\b|o'?clock\b))?(?![\w%/-])/g;
const SPOKEN =
  /\b(?:half|halb|quarter|viertel|dreiviertel|et demie?|et quart|moins le quart|y media|y cuarto|menos cuarto)\b|\b(?:um|gegen|at|around|vers|a las?|sobre las?) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eins|zwei|drei|vier|funf|sechse?|sieben|achte?|neune?|zehne?|elfe?|zwolfe?|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b/g;
const LATER = /\b(?:earlier|later|fruher|spater|plus tot|plus tard|mas temprano|mas tarde|antes|despues)\b/;
const BESIDE =
  /\b(?:before|after|not before|vor|nach|ab|erst|avant|apres|antes de|despues de|between|zwischen|entre (?:las )?\d)\b/;

const PARTS = (['morning', 'afternoon', 'evening', 'noon', 'midnight'] as const).map((name) => ({
  name,
  named: new RegExp(`(?<![\\w-])${dateWords(({ parts }) => parts[name])}(?![\\w-])`),
}));
const HOURS_OF: Readonly<Record<string, readonly [from: string, to: string]>> = {
  morning: ['00:00', '12:30'],
  noon: ['11:00', '14:30'],
  afternoon: ['12:00', '18:30'],
  evening: ['16:30', '24:00'],
  midnight: ['00:00', '24:00'],
};

/** One hour is named, and it is that which was heard; parts of the day agree with it. */
const namesOtherTimes = (plain: string, { hour, time, shift, zone, every }: RequestDetails): boolean => {
  const said = plain.replace(COUNTS, ' ');
  const hours = [...said.matchAll(HOURS)].length;
  const spoken = [...said.matchAll(SPOKEN)].length;
  const parts = PARTS.filter(({ named }) => named.test(said)).map(({ name }) => name);
  if (zone !== undefined && hour !== undefined && ARRIVES.test(said)) return true;
  if (hour === undefined) {
    if (CLOCKS.test(said)) return true;
    if (hours > (every === undefined ? 0 : 1) || spoken > 0) return true;
    return time === undefined ? parts.length > 0 && shift === undefined : parts.length > 1 || BESIDE.test(said);
  }
  if (hours + (hours === 0 ? spoken : 0) > 1 || LATER.test(said)) return true;
  return parts.some((name) => {
    const [from, to] = HOURS_OF[name] ?? ['', ''];
    return hour < from || hour > to;
  });
};

const CLOCKS = /\b(?:uhr|o'?clock|heures?|a las? \p{L}+)\b/u;
const ARRIVES = /\b(?:arriv\w+|comes?|coming|lands?|kommen|kommt|llega\w*|recois)\b/;
/** Numbers that count something else than hours. */
const COUNTS = new RegExp(
  `\\b(?:utc|gmt) ?[+-] ?\\d{1,2}|\\b\\d{1,3}(?:st|nd|rd|th)?[ -]?(?:${MONTH}|days?|weeks?|months?|minutes?|mins?|tage?n?|wochen?|minuten|jours?|semaines?|dias?|semanas?|tagig|times|x\\b|mal\\b|fois|veces)`,
  'g',
);

const REFUSES =
  /\b(?:not|no|never|don'?t|doesn'?t|won'?t|can'?t|cannot|isn'?t|aren'?t|without|except|skip|avoid|leave out|nicht|nich|nit|ned|net|nix|keine?[nrms]?|nie|ohne|ausser|auslassen|pas|jamais|sauf|sans|ni|nunca|nada|sin|excepto|menos|salvo)\b/;
/** Says why a day is none. */
const REASONS =
  /\b(?:ungunstig\w*|schlecht\w*|stressig|(?:hab\w*|ist|immer) (?:\w+ ){0,2}(?:frei|zu|raus|inventur)|off\b(?! limits)|busy|shut|closed|hectic|(?:an)?other day|ander\w+ tag|autre jour|otro dia|lass\w* .{0,30}\baus|tengo corte|je (?:ne )?peux pas|feria|cerrado|ferme[es]?)\b/;
/** Asks politely, or says that there is no need to hurry. */
const POLITE =
  /\b(?:why not|if not|no problem|no rush|no worries|wenn nicht|si no|sinon|no hay prisa|kein problem|pas de souci)\b/g;
/** "Not in the morning but at six" and "instead of Mondays" are heard as they are. */
const IN_PLACE = /\b(?:instead of|rather than|statt|anstatt|au lieu d[eu]|en vez de|en lugar de)\b[^,.;!?]*/g;

/** Something is refused, and no day was heard to be. */
const refusesUnheard = (plain: string, { without, frequency }: RequestDetails): boolean =>
  (REFUSES.test(plain.replace(POLITE, ' ').replace(IN_PLACE, ' ')) || REASONS.test(plain)) &&
  without === undefined &&
  !(frequency === 'daily-weekdays' && WEEKENDS.test(plain));

/** It shall hold for a while, or from a day on that is yet to come. */
const BOUNDS = new RegExp(
  `\\b(?:this|next|diese|nachste|kommende|cette|esta|proxima)[nrs]? (?:coming )?(?:week|month|woche|monat|semaine|semana|mes)\\b|\\b(?:semaine prochaine|semana que viene|today|tonight|tomorrow|heute|aujourd'hui|demain|hoy|for now|for the (?:next|moment)|until|till|while|wahrend|solange|bis zum|bis|jusqu\\w*|hasta|mientras|temporar\\w*|voruberg\\w*|danach|afterwards|then back|wieder (?:normal|wie)|as usual again|exceptionally|ausnahmsweise|exceptionnellement|nur diesmal|just this once)\\b|\\b(?:from|ab|des|a partir d\\w*|desde|starting) (?:the |le |el )?(?:${WEEKDAY}|${MONTH}|next)\\b|\\b(?:for|fur|pendant|durante|por) (?:\\d{1,2}|an?|one|two|three|a few|eine?n?|zwei|drei|une?|deux|trois|una?|dos|tres) (?:days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?)\\b`,
);
/** "From now on", and "Monday to Friday", which German says with the word for "until". */
const isEndless = (plain: string): boolean => {
  const rest = plain.replace(
    new RegExp(
      `(?:${WEEKDAY}) bis (?:${WEEKDAY})|\\b(?:a partir de|from|ab|des) (?:now|jetzt|ahora|maintenant|sofort|heute)( on| an)?`,
      'g',
    ),
    ' ',
  );
  return !BOUNDS.test(rest);
};

const EVERY_OTHER =
  /\b(?:every (?:other|second|2nd)|fortnight\w*|alternate|bi-?weekly|bi-?mensuel\w*|quinz\w+|quincenal\w*|altern\w+|14-?tag\w+|zweiwochen\w*|zweite (?:woche|montag)|de por medio|un \w+ sur deux|sur deux)\b/;
const SOMETIMES =
  /\b(?:twice|thrice|two times|three times|[2-6] ?x|zweimal|dreimal|deux fois|trois fois|dos veces|tres veces|(?:2|3|4) (?:times|mal|fois|veces)|sometimes|manchmal|parfois|a veces|monthly|of (?:the|each|every) month|(?:im|pro|jeden) monat|(?:du|par|chaque) mois|(?:del|al|cada) mes|monatlich|mensuel\w*|mensual\w*|once a month)\b/;

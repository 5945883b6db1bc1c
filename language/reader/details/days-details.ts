import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { dateWords, WEEKDAY, weekdayNamed } from '../words/languages/languages.ts';

type Days = Pick<RequestDetails, 'weekdays' | 'weekInterval' | 'withoutWeekdays'>;

const NAME = `(?:${WEEKDAY})(?:'s)?`;
const apart = (source: string): RegExp => new RegExp(`(?<![\\w/-])(?:${source})(?![\\w-])`, 'g');

const EVERY_OTHER_WEEK = apart(dateWords(({ everyOther }) => everyOther.weeks));
const EVERY_OTHER_DAY = new RegExp(
  `(?<![\\w-])${dateWords(({ everyOther }) => everyOther.before)} (?=${NAME}(?![\\w-]))`,
  'g',
);
const DAY_EVERY_OTHER = apart(`(${NAME}),? ${dateWords(({ everyOther }) => everyOther.after)}`);
const NEVER = apart(dateWords(({ never }) => never.before));
const DAY_NEVER = new RegExp(
  `(?<![\\w-])(${NAME}),? (?:${dateWords(({ never }) => never.after)})(?=$|[,;.!?]| (?:please|pls|any ?more|bitte|mehr|por|svp|from|for|pour|bei|para|fur))`,
  'g',
);
const WEEKENDS = apart('week-?ends?|fines? de semana|wochenenden?|am wochenende');
const TO = /^(?:to|through|thru|till|until|bis|au|al|a)$/;
const BETWEEN =
  /^(?:and|or|und|oder|et|ou|y|e|on|every|each|the|le|les|los|el|am|an|jeden|de|den|as|well|ni|nor|@second)$/;
/** English says the day of every week by its plural, or otherwise that it goes on: "no mail on Monday" is for one. */
const ONCE = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day$/;
const GOES_ON =
  /\b(?:any ?more|no more|from now on|in future|except|excluding|apart|without|skip every|daily|every ?day|weekdays?|working days)\b/;
/** These are other words, too, where no other day stands beside them and nothing before them says that it is one. */
const SHORT = /^(?:mon|wed|sat|sun|mar)$/;
const SAYS_DAY = /^(?:on|every|each|@second)$/;
const INSTEAD = /^(?:instead|rather|lieber|stattdessen|plutot|mejor)$/;
/** Behind the days that it refuses: "sábados y domingos no me escriban", "am Wochenende bitte nix". */
const NOT =
  /^(?:@never|no|not|never|nicht|nix|nichts|nie|ned|net|nit|kein|keine|keinen|uberhaupt|gar|keinesfalls|pas|non|jamais|rien|nunca|nada|ni)$/;
const PASSED_OVER = /^(?:please|pls|bitte|da|dann|aber|eher|at|all|por|favor|svp|stp|ya|mejor|lieber)$/;
const ENDS_REFUSAL = /^(?:@end|but|dafur|stattdessen|instead|sondern|mais|pero|sino|please|pls|bitte)$/;
/** From one day to another, and not up to it. */
export const MOVES = /\b(?:change|move|switch|shift|reschedule)\b/;

/** What `plain` words say of weekdays: which, in which weeks, and which no more. Days that are wanted say it all. */
/** "Di–Do" are all three. */
const DASHED = new RegExp(`(?<![\\w/-])(${WEEKDAY}) ?[-–—] ?(${WEEKDAY})(?![\\w-])`, 'g');

export const daysDetails = (plain: string): Days => {
  const marked = markedIn(daysInFull(plain).replace(DASHED, '$1 bis $2'));
  const wanted = new Set<number>();
  const without = new Set<number>();
  for (const { days, isRefused } of groupsIn(marked, GOES_ON.test(plain), MOVES.test(plain)))
    for (const day of days) (isRefused ? without : wanted).add(day);
  return {
    ...(wanted.size > 0 ? { weekdays: inOrder(wanted) } : {}),
    ...(EVERY_OTHER.test(marked) ? { weekInterval: 2 } : {}),
    ...(without.size > 0 && wanted.size === 0 ? { withoutWeekdays: inOrder(without) } : {}),
  };
};

const EVERY_OTHER = /@(?:fortnight|second)/;

/** Days in short, which are other words elsewhere ("do", "so", "mar"): two of them beside each other are days. */
const IN_SHORT: readonly (readonly string[])[] = [
  ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'],
  ['dim', 'lun', 'mar', 'mer', 'jeu', 'ven', 'sam'],
  ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'],
];
const BESIDE = '(?: ?[,/+&–—-] ?| (?:und|u|bis|et|au|y|a|al|e) )(?:(?:und|et|y|u) )?';
const LISTS = IN_SHORT.map((names) => {
  const one = `(?:${names.join('|')})\\.?`;
  return { names, list: new RegExp(`(?<![\\w-])${one}(?:${BESIDE}${one})+(?![\\w-])`, 'g') };
});
/** "Do vormittag", "Fr 14 Uhr". */
const BEFORE_PART =
  /(?<![\w-])(?:so|mo|di|mi|do|fr|sa)(?= (?:fruh|vormittags?|mittags?|nachmittags?|abends?|nachts?|\d{1,2}(?:[:.]\d{2})? ?uhr)(?![\w-]))/g;
/** Three in a row, or two before an hour, need no comma: "Di Mi Do um 23 Uhr", "lun mar mer 14h30". */
const ROWS = IN_SHORT.map((names) => {
  const one = `(?:${names.join('|')})\\.?`;
  return { names, list: new RegExp(`(?<![\\w-])${one}(?: ${one}){2,6}(?![\\w-])`, 'g') };
});
export const daysInFull = (plain: string): string =>
  [...LISTS, ...ROWS].reduce(
    (text, { names, list }) =>
      text.replace(list, (days) =>
        days.replace(/\p{L}+\.?/gu, (word) => FULL[names.indexOf(word.replace('.', ''))] ?? word),
      ),
    plain.replace(GLUED, '$1 $2').replace(BEFORE_PART, (day) => FULL[IN_SHORT[0]?.indexOf(day) ?? 0] ?? day),
  );
/** "Montagfrüh", "Freitagabend". */
const GLUED = /\b((?:sonn|mon|diens|donners|frei|sams)tag|mittwoch)(fruh|vormittag|mittag|nachmittag|abend|nacht)s?\b/g;
const FULL = ['sundays', 'mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays'];

/** The phrases that say how a day is meant, each as one word. */
const markedIn = (plain: string): string =>
  plain
    .replace(/[.!?](?=\s|$)|;/g, ' @end ')
    .replace(EVERY_OTHER_WEEK, ' @fortnight ')
    .replace(EVERY_OTHER_DAY, ' @second ')
    .replace(DAY_EVERY_OTHER, '$1 @second ')
    .replace(DAY_NEVER, ' @never $1 ')
    .replace(NEVER, ' @never ')
    .replace(WEEKENDS, ' saturdays and sundays ');

type Group = Readonly<{ days: readonly number[]; isRefused: boolean }>;

/** Days that stand beside each other. A refusal holds to the end of its sentence, or to what is wanted instead. */
const groupsIn = (marked: string, goesOn: boolean, moves: boolean): readonly Group[] => {
  const groups: Group[] = [];
  const words = marked.split(/[\s,;:/&+!?.]+|(?<=\p{L})[-–](?=\p{L})/u).filter((word) => word !== '');
  let isRefused = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '@never') isRefused = true;
    if (ENDS_REFUSAL.test(word)) isRefused = false;
    if (dayOf(word) === null) continue;
    const { named, end } = groupAt(words, at, moves);
    const isOne = named.length === 1 && SHORT.test(word) && !SAYS_DAY.test(words[at - 1] ?? '');
    const isInstead = INSTEAD.test(words[end + 1] ?? '');
    if (isRefusedBehind(words.slice(end + 1))) isRefused = true;
    const isForOnce = isRefused && !goesOn && named.every((name) => ONCE.test(name));
    if (!isOne && !isForOnce)
      groups.push({ days: named.flatMap((name) => dayOf(name) ?? []), isRefused: isRefused && !isInstead });
    at = end;
  }
  return groups;
};

/** The days from a word on; "Monday to Thursday" is all of them, and "move Friday to Monday" the last. */
const groupAt = (words: readonly string[], start: number, moves: boolean) => {
  let named = [words[start] ?? ''];
  let end = start;
  for (let at = start + 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (dayOf(word) === null) {
      if (BETWEEN.test(word) || TO.test(word)) continue;
      break;
    }
    const isRange = words.slice(end + 1, at).some((between) => TO.test(between));
    const last = named.at(-1) ?? '';
    named = !isRange ? [...named, word] : moves ? [...named.slice(0, -1), word] : [...named, ...daysUpTo(last, word)];
    end = at;
  }
  return { named, end };
};

/** Days are refused by what stands behind them, unless that refuses others: "lunes no, martes sí". */
const isRefusedBehind = (words: readonly string[]): boolean => {
  const at = words.findIndex((word) => !PASSED_OVER.test(word));
  if (!NOT.test(words[at] ?? '')) return false;
  const rest = words.slice(at + 1);
  const day = rest.findIndex((word) => dayOf(word) !== null);
  return day < 0 || day > 2 || rest.slice(0, day).some((word) => ENDS_REFUSAL.test(word));
};

const daysUpTo = (first: string, last: string): readonly string[] => {
  const [from, to] = [dayOf(first) ?? 0, dayOf(last) ?? 0];
  const count = (to - from + 7) % 7;
  return Array.from({ length: count }, (_, index) => FULL[(from + index + 1) % 7] ?? last);
};

const dayOf = (word: string): number | null => weekdayNamed(word.replace(/'s$/, ''));

const inOrder = (days: ReadonlySet<number>): readonly number[] => [...days].sort((one, other) => one - other);

import { foldText } from '#domain/text.ts';

/** How months are called in four languages, folded; a dot may end what is shortened. */
const NAMES: readonly string[] = [
  'january jan januar jaenner janvier janv enero ene',
  'february feb februar febr fevrier fevr febrero',
  'march mar marz maerz mars marzo mrz',
  'april apr avril avr abril abr',
  'may mai mayo',
  'june jun juni juin junio',
  'july jul juli juillet juil julio',
  'august aug aout agosto ago',
  'september sept sep septembre septiembre setiembre',
  'october oct okt oktober octobre octubre',
  'november nov novembre noviembre',
  'december dec dez dezember decembre diciembre dic',
];
const NUMBERS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);
const NAME = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');
const YEAR = '(?:19|20)\\d{2}';
const SEASON =
  '(?:spring|summers?|fall|autumn|winter|fruhjahr|fruhling|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno|wise|sose|ws|ss)';
const MONTH = '(?:1[0-2]|0?[1-9])';
/**
 * A month as it is written, beginning with what is longest. All that is matched is folded, so that its length stays.
 * "2018-09", "2018 / 09", "3. März 2018", "Sep '17", "02/02/2023", "09.2018", "summer 2021", "2018".
 */
const POINT = `(?:${YEAR}(?:[-.]| ?/ ?)(?:1[0-2]|0[1-9])(?:-\\d{2})?(?![\\d/.-])|(?:${NAME})\\.? \\d{1,2}, ${YEAR}|(?:\\d{1,2}\\.? )?(?:${NAME})\\.?,? ?(?:de |del |/)?(?:${YEAR}|['’]\\d{2})|${SEASON} ${YEAR}(?:/\\d{2})?|(?:\\d{1,2}[./-])?${MONTH} ?[/.-] ?${YEAR}|${YEAR})`;
const NOW =
  "(?:(?:the )?present|current(?:ly)?|now|today|(?:till |til )?date|ongoing|heute|jetzt|aktuell|laufend|dato|aujourd['’]hui|(?:a )?ce jour|en cours|(?:la )?actualidad|actual|actualmente|presente|(?:la )?fecha|hoy|en curso|\\.{3}|…)";
const DASH = '[-\\u2010-\\u2015\\u2212→~]';
const TO = `(?: ?${DASH}{1,2} ?(?:bis )?| (?:to|until|till?|through|bis|bis zum|a|au|jusqu['’]a|hasta|y) )`;
const SINCE = '(?:since|seit|ab|depuis|desde)';
/** The last two digits of a year behind the first: "2013-17", "2019/20". */
const SHORT = `(${YEAR})(?: ?[\\u2010-\\u2015\\u2212] ?(\\d{2})|(?: - |[-/])(1[3-9]|[2-9]\\d))(?![\\d./-])`;
/** A month in figures, which counts only as a part of a span: "5 - 11/2012", "03/19 - 05/21". */
const BARE = `${MONTH}(?:/\\d{2}(?![\\d/]))?`;
const EDGE = '(?<![\\p{L}\\d])';
const END = '(?![\\p{L}\\d])';

const SPAN = new RegExp(
  `${EDGE}(?:(${YEAR}, (?:${NAME})) ?${DASH} ?((?:${NAME}))\\.?|(?:(?:from|von|vom|du|de|desde) )?(${POINT}|${NAME}|${BARE})\\.?${TO}(?:(${POINT}|${MONTH}/\\d{2}(?![\\d/]))|${NOW})|${SINCE} (?:dem )?(${POINT})|${SHORT})${END}`,
  'u',
);
/** Some dashes do not copy: "Sep. 2021 Mar. 2024". Its groups are the third and fourth, as above. */
const UNDASHED = new RegExp(`${EDGE}()?()?((?:${NAME})\\.? ${YEAR}) {1,3}((?:${NAME})\\.? ${YEAR})${END}`, 'u');
const ONE = new RegExp(`${EDGE}${POINT}${END}`, 'u');

/** A time and the rest of its line; `to` is null while it lasts. */
export type Timed = Readonly<{ from: string; to: string | null; rest: string; isFirst: boolean }>;

/** The time from one month to another that a line names. */
export const spanIn = (line: string): Timed | null => {
  const folded = foldedLike(line);
  const found = SPAN.exec(folded) ?? UNDASHED.exec(folded);
  if (!found) return null;
  const [whole, begun, ended, first = '', second, since, year, behindDash, behindSlash] = found;
  const short = behindDash ?? behindSlash;
  const rest = restOf(line, { at: found.index, length: whole.length });
  if (begun !== undefined) return { from: monthIn(begun), to: monthIn(`${ended} ${begun.slice(0, 4)}`), ...rest };
  if (since !== undefined) return { from: monthIn(since), to: null, ...rest };
  if (year !== undefined && short !== undefined) {
    const to = `${year.slice(0, 2)}${short}`;
    return to > year ? { from: year, to, ...rest } : null;
  }
  const to = second === undefined ? null : monthIn(second);
  const from = monthIn(first) || inYearOf(first, to);
  return from === '' ? null : { from, to, ...rest };
};

/** A month without a year, which has that of the end: "5 - 11/2012", "August - December 2019". */
const inYearOf = (month: string, to: string | null): string => {
  const number = NUMBERS.get(month) ?? (/^\d{1,2}$/.test(month) ? Number(month) : undefined);
  return to === null || number === undefined ? '' : `${to.slice(0, 4)}-${padded(number)}`;
};

/** The only month or year that a line names. */
export const pointIn = (line: string): Readonly<{ at: string; rest: string; isFirst: boolean }> | null => {
  const found = ONE.exec(foldedLike(line));
  if (!found) return null;
  return { at: monthIn(found[0]), ...restOf(line, { at: found.index, length: found[0].length }) };
};

/** `yyyy-MM` or `yyyy` of what names one; '' where nothing does. */
export const monthIn = (text: string): string => {
  const folded = foldedLike(text);
  const year = new RegExp(YEAR).exec(folded)?.[0] ?? shortYearIn(folded);
  if (year === undefined) return '';
  const named = new RegExp(`${EDGE}(${NAME})(?![\\p{L}])`, 'u').exec(folded)?.[1];
  if (named !== undefined) return `${year}-${padded(NUMBERS.get(named) ?? 0)}`;
  const behind = /(?:19|20)\d{2} ?[-/.] ?(1[0-2]|0[1-9])(?!\d)/.exec(folded)?.[1];
  const before = /(?:^|[^\d])(1[0-2]|0?[1-9]) ?[/.-] ?(?:(?:19|20)\d{2}|\d{2}$)/.exec(folded)?.[1];
  const month = behind ?? before;
  return month === undefined ? year : `${year}-${padded(Number(month))}`;
};

/** "'17" and "03/19": a career of today began after 1950. */
const shortYearIn = (folded: string): string | undefined => {
  const short = /['’](\d{2})$|^\d{1,2}\/(\d{2})$/
    .exec(folded.trim())
    ?.slice(1)
    .find((digits) => digits !== undefined);
  if (short === undefined) return undefined;
  return `${Number(short) >= 50 ? 19 : 20}${short}`;
};

const padded = (month: number): string => String(month).padStart(2, '0');

/** Letter for letter, so that what is found stands at the same place in the line. */
const foldedLike = (line: string): string =>
  [...line.normalize('NFC')]
    .map((letter) => {
      const folded = foldText(letter);
      return folded.length === letter.length ? folded : letter.toLowerCase();
    })
    .join('')
    .replace(/[\s\u00a0]/gu, ' ');

/** "En cours : …", "Current: …" at the head of a line, without a beginning. */
export const lastsIn = (line: string): Readonly<{ rest: string }> | null => {
  const found = new RegExp(`^${NOW} ?[:–—-]`, 'u').exec(foldedLike(line));
  return found ? { rest: stripped(line.normalize('NFC').slice(found[0].length)) } : null;
};

const DURATION = /\(?\b\d{1,2} ?(?:years?|yrs?|jahre?|ans?|años?|months?|mos?|monate?|mois|meses)\b[^()]{0,25}\)?/giu;

const restOf = (line: string, { at, length }: Readonly<{ at: number; length: number }>) => {
  const normal = line.normalize('NFC');
  const before = normal.slice(0, at);
  const rest = `${before.replace(/[([]\s*$/u, '')}\t${normal.slice(at + length).replace(/^\s*[)\]]/u, '')}`;
  return { rest: stripped(rest.replace(DURATION, '')), isFirst: !/[\p{L}\d]/u.test(before) };
};

/** Without what parts it from its time. */
export const stripped = (text: string): string =>
  text.replace(/^[\s,;:|·•–—-]+|(?<![\s,;:|·•–—-])[\s,;:|·•–—-]+$/gu, '').trim();

import { foldText } from '#domain/text.ts';

/** How months are called in four languages, folded; a dot may end what is shortened. */
const NAMES: readonly string[] = [
  'january jan januar jaenner janvier janv enero ene',
  'february feb februar fevrier fevr febrero',
  'march mar marz maerz mars marzo mrz',
  'april apr avril avr abril abr',
  'may mai mayo',
  'june jun juni juin junio',
  'july jul juli juillet juil julio',
  'august aug aout agosto ago',
  'september sept sep septembre septiembre',
  'october oct okt oktober octobre octubre',
  'november nov novembre noviembre',
  'december dec dez dezember decembre diciembre dic',
];
const NUMBERS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);
const NAME = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');
const YEAR = '(?:19|20)\\d{2}';
/** A month as it is written, beginning with what is longest. All that is matched is folded, so that its length stays. */
const POINT = `(?:${YEAR}[-/.](?:1[0-2]|0[1-9])(?![\\d/.-])|(?:\\d{1,2}\\.? )?(?:${NAME})\\.?,? (?:de |del )?${YEAR}|(?:\\d{1,2}\\.)?(?:1[0-2]|0?[1-9])[/.-]${YEAR}|${YEAR})`;
const NOW =
  "(?:present|current|now|today|to date|date|ongoing|heute|jetzt|aktuell|laufend|aujourd['’]hui|ce jour|en cours|actualidad|actualmente|presente|la fecha|hoy)";
const TO = "(?: ?[-–—→] ?| (?:to|until|till|through|bis|bis zum|a|au|jusqu['’]a|hasta) )";
const SINCE = '(?:since|seit|depuis|desde)';
const EDGE = '(?<![\\p{L}\\d])';
const END = '(?![\\p{L}\\d])';

const SPAN = new RegExp(
  `${EDGE}(?:(${POINT}|${NAME})${TO}(?:(?:la |el )?(${POINT})|${NOW})|${SINCE} (?:dem )?(${POINT}))${END}`,
  'u',
);
const ONE = new RegExp(`${EDGE}${POINT}${END}`, 'u');

/** A time and the rest of its line; `to` is null while it lasts. */
export type Timed = Readonly<{ from: string; to: string | null; rest: string; isFirst: boolean }>;

/** The time from one month to another that a line names. */
export const spanIn = (line: string): Timed | null => {
  const folded = foldedLike(line);
  const found = SPAN.exec(folded);
  if (!found) return null;
  const [whole, first = '', second, since] = found;
  const place = { at: found.index, length: whole.length };
  if (since !== undefined) return { from: monthIn(since), to: null, ...restOf(line, place) };
  const to = second === undefined ? null : monthIn(second);
  const from = NUMBERS.has(first) && to ? `${to.slice(0, 4)}-${padded(NUMBERS.get(first) ?? 0)}` : monthIn(first);
  return { from, to, ...restOf(line, place) };
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
  const year = new RegExp(YEAR).exec(folded)?.[0];
  if (year === undefined) return '';
  const named = new RegExp(`${EDGE}(${NAME})${END}`, 'u').exec(folded)?.[1];
  if (named !== undefined) return `${year}-${padded(NUMBERS.get(named) ?? 0)}`;
  const behind = /(?:19|20)\d{2}[-/.](1[0-2]|0[1-9])(?!\d)/.exec(folded)?.[1];
  const before = /(?:^|[^\d])(1[0-2]|0?[1-9])[/.-](?:19|20)\d{2}/.exec(folded)?.[1];
  const month = behind ?? before;
  return month === undefined ? year : `${year}-${padded(Number(month))}`;
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

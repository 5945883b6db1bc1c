import { monthNamed, NUMBER, numberNamed, weekdayNamed } from '../words/languages/languages.ts';
import { dateOf, firstOfMonth, latest, mondayOf, plusDays, plusMonths, weekdayOf, yearOf } from './calendar.ts';

export type Day = Readonly<{ date: string; isApproximate: boolean }>;
type Groups = readonly string[];

export const exactly = (date: string | null): Day | null => (date === null ? null : { date, isApproximate: false });
export const about = (date: string | null): Day | null => (date === null ? null : { date, isApproximate: true });
export const sooner = (one: string, other: string): string => (one < other ? one : other);

const EARLY = 'early|beginning of|start of|anfang|debut|principios de|comienzos de|inicios de';
const MIDDLE = 'mid|middle of|mitte|mi|mediados de|milieu de';
const LATE = 'late|end of|ende|fin|finales de|fines de';
export const PART = `(${EARLY}|${MIDDLE}|${LATE})`;

/** The first day of a month that has begun, its middle or its last one; never a day that is still to come. */
export const inMonth = (part: string, name: string, year: string | undefined, today: string): Day | null => {
  const first = latest(monthNamed(name) ?? 0, 1, year || undefined, today);
  if (first === null) return null;
  if (new RegExp(`^(?:${LATE})$`).test(part)) return about(sooner(plusDays(firstOfMonth(first, 1), -1), today));
  return about(new RegExp(`^(?:${MIDDLE})$`).test(part) ? sooner(plusDays(first, 14), today) : first);
};

const MORE_THAN_A_MONTH = 31;
/** A day of the year; null where it is so near ahead that it is a plan. */
export const onDay = (day: string, month: number | null, year: string | undefined, today: string): Day | null => {
  const date = latest(month ?? 0, Number(day), year || undefined, today);
  if (date === null || year) return exactly(date);
  const next = dateOf(yearOf(date) + 1, month ?? 0, Number(day));
  return next !== null && next <= plusDays(today, MORE_THAN_A_MONTH) && date < plusDays(today, -MORE_THAN_A_MONTH)
    ? null
    : exactly(date);
};

/** Of two ways to read it, the one that is nearer to today. */
export const inEitherOrder = ([one = '', other = '', year]: Groups, today: string): Day | null => {
  const whole = year && year.length === 2 ? `20${year}` : year;
  const days = [
    latest(Number(other), Number(one), whole || undefined, today),
    latest(Number(one), Number(other), whole || undefined, today),
  ];
  return exactly(
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null,
  );
};

/** "Fridays", "freitags" and "le vendredi" of a habit are none; a day of three letters is one behind "on" alone. */
export const onWeekday = (name: string, isLast: boolean, today: string): Day | null => {
  const day = /(?:days|tags|wochs|abends|dis)$/.test(name) ? null : weekdayNamed(name);
  if (day === null) return null;
  const back = (weekdayOf(today) - day + 7) % 7;
  return exactly(plusDays(today, -(isLast && back === 0 ? 7 : back)));
};

export const saturday = (isLast: boolean, today: string): Day | null => {
  const back = (weekdayOf(today) + 1) % 7;
  return about(plusDays(today, isLast && back < 2 ? -back - 7 : -back));
};

export const before = (unit: string, count: number, today: string): Day | null => {
  if (/^(?:week|woche|semaine|semana|wk)/.test(unit)) return about(mondayOf(today, -count));
  if (/^(?:month|monat|mois|mes)/.test(unit)) return about(firstOfMonth(today, -count));
  return about(`${yearOf(today) - count}-01-01`);
};

export const UNIT =
  '(days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|annees?|dias?|semanas?|mes(?:es)?|anos?)';
const FEW =
  'a few|a couple of|several|some|ein paar|einigen|mehreren|quelques|plusieurs|unos|unas|algunos|algunas|varios|varias';
export const COUNT = `(${FEW}|einem|einer|${NUMBER})`;
const SOME = 3;

export const ago = ([count = '', unit = '']: Groups, today: string): Day | null => {
  const isFew = new RegExp(`^(?:${FEW}|few|couple)$`).test(count);
  const number = isFew ? SOME : /^eine[mr]$/.test(count) ? 1 : numberNamed(count);
  if (number === null) return null;
  if (/^(?:day|tag|jour|dia)/.test(unit)) return (isFew ? about : exactly)(plusDays(today, -number));
  if (/^(?:week|woche|semaine|semana)/.test(unit)) return about(plusDays(today, -7 * number));
  return about(plusMonths(today, /^(?:month|monat|mois|mes)/.test(unit) ? -number : -12 * number));
};

export const SEASON =
  'spring|summer|autumn|fall|winter|fruhling|fruhjahr|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno';
export const seasonOf = (name: string, today: string): Day | null => {
  const month = /^(?:spring|fru|prin|prim)/.test(name)
    ? 3
    : /^(?:su|so|e|v)/.test(name)
      ? 6
      : /^(?:w|hi|i)/.test(name)
        ? 12
        : 9;
  return about(latest(month, 1, undefined, today));
};

/** "Last May": of this year or the one before, and never the month that it is. */
export const lastMonth = (name: string, today: string): Day | null => {
  const first = latest(monthNamed(name) ?? 0, 1, undefined, today);
  return about(first === firstOfMonth(today, 0) ? plusMonths(first, -12) : first);
};

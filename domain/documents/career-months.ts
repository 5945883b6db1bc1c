import type { CareerMonth } from './career.ts';

const MONTH = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;

export const isCareerMonth = (text: string): boolean => MONTH.test(text);

/** Months since the year 0: a year alone is taken as its first month, or its last where an end is asked for. */
export const monthCount = (month: CareerMonth, isEnd = false): number =>
  Number(month.slice(0, 4)) * 12 + (/^\d{4}-\d{2}/.test(month) ? Number(month.slice(5, 7)) : isEnd ? 12 : 1);

/** When something was, from its first month to its last: null while it lasts, '' where it was not said. */
export type CareerSpan = Readonly<{ from: CareerMonth; to: CareerMonth | null }>;

/** Nothing ends before it began; what is not known contradicts nothing. */
export const isInOrder = ({ from, to }: CareerSpan): boolean =>
  from === '' || to === '' || to === null || monthCount(from) <= monthCount(to, true);

/** A span as numbers of months, so that many can be compared at little cost. */
export type MonthRange = Readonly<{ start: number; end: number }>;

/** A month that is not given counts as far away as can be. */
export const monthRange = ({ from, to }: CareerSpan): MonthRange => ({
  start: from === '' ? 0 : monthCount(from),
  end: to === null || to === '' ? Number.POSITIVE_INFINITY : monthCount(to, true),
});

export const rangesOverlap = (one: MonthRange, other: MonthRange): boolean =>
  one.start <= other.end && other.start <= one.end;

/** Both may have been at one time; so may all that is not known. */
export const mayOverlap = (one: CareerSpan, other: CareerSpan): boolean =>
  rangesOverlap(monthRange(one), monthRange(other));

import { locale } from '../../shared/locale.ts';

const names = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, at, 15)),
);

/** "March 2019" of `2019-03`; a year alone stays one. */
export const monthInWords = (month: string): string => {
  const [year = '', number] = month.split('-');
  return number === undefined ? year : `${names[Number(number) - 1]} ${year}`;
};

/** `yyyy-MM` or `yyyy` of what was typed; '' of nothing, and what cannot be read as it is: the schema says so. */
export const monthFrom = (typed: string): string => {
  const text = typed.trim();
  if (/^\d{4}(?:-\d{2})?$/.test(text) || text === '') return text;
  const numbers = /^(?:(\d{1,2})[/. -]+(\d{4})|(\d{4})[/. -]+(\d{1,2}))$/.exec(text);
  if (numbers) return `${numbers[2] ?? numbers[3]}-${(numbers[1] ?? numbers[4] ?? '').padStart(2, '0')}`;
  const [, word = '', year = ''] = /^(\p{L}{3,})\.?,?\s+(\d{4})$/u.exec(text) ?? [];
  const at = word === '' ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  return at === -1 ? text : `${year}-${String(at + 1).padStart(2, '0')}`;
};

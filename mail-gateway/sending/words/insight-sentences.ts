import { than } from './figure-words.ts';
import type { InLanguages } from './in-languages.ts';

/**
 * What an insight says, sentence by sentence. `then` ends a sentence ("in October", "at this point last month"), `when` too
 * ("in June"); dates are in words, names as they stand within a sentence or, where they begin one, with their capital.
 */
type InsightSentences = Readonly<{
  /** All there is to say of one win or two. */
  few(wins: number, dates: readonly string[]): string;
  count(wins: number, days: number): string;
  /** What goes on behind the count, without the end of the sentence. */
  more(more: number, then: string): string;
  same(then: string): string;
  fewer(before: number, then: string): string;
  since(date: string): string;
  /** What they were about; of all of them, or most often. */
  all(name: string): string;
  most(names: string): string;
  grown(name: string, wins: number, before: number): string;
  grew(names: string, then: string): string;
  first(names: string): string;
  arrived(name: string, when: string, wins: number): string;
  lately(names: string): string;
  ofAll(name: string, wins: number, all: number): string;
  back(name: string, when: string): string;
  streak(days: number): string;
  richest(wins: number, when: string): string;
  category(name: string, wins: number, all: number): string;
  monthInARow(months: number): string;
  inMonths(months: number, all: number): string;
  skill(name: string, wins: number): string;
  thinned(name: string, wins: number, before: number, then: string): string;
  quiet(name: string, when: string): string;
}>;

const english: InsightSentences = {
  few: (wins, dates) => `${wins === 1 ? 'One win' : 'Two wins'}, on ${dates.join(' and ')}.`,
  count: (wins, days) => `${wins} wins on ${days === 1 ? 'one day' : `${days} days`}`,
  more: (more, then) => `, ${more === 1 ? 'one' : more} more than ${then}`,
  same: (then) => `, as many as ${then}`,
  fewer: (before, then) => `; there ${before === 1 ? 'was one' : `were ${before}`} ${then}`,
  since: (date) => ` since ${date}`,
  all: (name) => `All were about ${name}.`,
  most: (names) => `Most often they were about ${names}.`,
  grown: (name, wins, before) => `${name} (${wins} after ${before})`,
  grew: (names, then) => `More about ${names} than ${then}.`,
  first: (names) => `For the first time in your journal: ${names}.`,
  arrived: (name, when, wins) => `First written about ${when}: ${name}, ${wins} wins since.`,
  lately: (names) => `In the last three months above all: ${names}.`,
  ofAll: (name, wins, all) => `${name} (${wins} of ${all})`,
  back: (name, when) => `Back after a while: ${name}, last ${when}.`,
  streak: (days) => `The longest run: ${days} days in a row.`,
  richest: (wins, when) => `Most in one month: ${wins}, ${when}.`,
  category: (name, wins, all) => `${name}: ${wins} of ${all} wins`,
  monthInARow: (months) => `, the ${ordinal(months)} month in a row`,
  inMonths: (months, all) => `, in ${months} of ${all} months`,
  skill: (name, wins) => `${name}: shown in ${wins} wins`,
  thinned: (name, wins, before, then) =>
    `${name}: ${wins === 0 ? 'none' : wins === 1 ? 'one win' : `${wins} wins`}, after ${before} ${then}`,
  quiet: (name, when) => `${name}: last written about ${when}`,
};

const ordinal = (number: number): string => {
  const end = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
  return `${number}${end[ORDINALS.select(number)]}`;
};
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

const german: InsightSentences = {
  few: (wins, dates) =>
    `${wins === 1 ? 'Ein Erfolg' : 'Zwei Erfolge'}, ${dates.map((date) => `am ${date}`).join(' und ')}.`,
  count: (wins, days) => `${wins} Erfolge an ${days === 1 ? 'einem Tag' : `${days} Tagen`}`,
  more: (more, then) => `, ${more === 1 ? 'einer' : more} mehr als ${then}`,
  same: (then) => `, ebenso viele wie ${then}`,
  fewer: (before, then) => `; ${then} ${before === 1 ? 'war es einer' : `waren es ${before}`}`,
  since: (date) => ` seit dem ${date}`,
  all: (name) => `Das Thema von allen: ${name}.`,
  most: (names) => `Am häufigsten: ${names}.`,
  grown: (name, wins, before) => `${name} (${wins} nach ${before})`,
  grew: (names, then) => `Mehr als ${then}: ${names}.`,
  first: (names) => `Zum ersten Mal in deinem Journal: ${names}.`,
  arrived: (name, when, wins) => `Zum ersten Mal ${when}: ${name}, seither ${wins} Erfolge.`,
  lately: (names) => `In den letzten drei Monaten vor allem: ${names}.`,
  ofAll: (name, wins, all) => `${name} (${wins} von ${all})`,
  back: (name, when) => `Nach einer Weile wieder da: ${name}, zuletzt ${when}.`,
  streak: (days) => `Die längste Serie: ${days} Tage hintereinander.`,
  richest: (wins, when) => `Die meisten in einem Monat: ${wins}, ${when}.`,
  category: (name, wins, all) => `${name}: ${wins} von ${all} Erfolgen`,
  monthInARow: (months) => `, im ${months}. Monat in Folge`,
  inMonths: (months, all) => `, in ${months} von ${all} Monaten`,
  skill: (name, wins) => `${name}: in ${wins} Erfolgen gezeigt`,
  thinned: (name, wins, before, then) =>
    `${name}: ${wins === 0 ? 'keiner' : wins === 1 ? 'ein Erfolg' : `${wins} Erfolge`}, nach ${before} ${then}`,
  quiet: (name, when) => `${name}: zuletzt ${when} notiert`,
};

const french: InsightSentences = {
  few: (wins, dates) =>
    `${wins === 1 ? 'Une réussite' : 'Deux réussites'}, ${dates.map((date) => `le ${date}`).join(' et ')}.`,
  count: (wins, days) => `${wins} réussites sur ${days === 1 ? 'un jour' : `${days} jours`}`,
  more: (more, then) => `, ${more === 1 ? 'une' : more} de plus ${than(then)}`,
  same: (then) => `, autant ${than(then)}`,
  fewer: (before, then) => ` ; il y en avait ${before === 1 ? 'une' : before} ${then}`,
  since: (date) => ` depuis le ${date}`,
  all: (name) => `Leur thème à toutes : ${name}.`,
  most: (names) => `Le plus souvent : ${names}.`,
  grown: (name, wins, before) => `${name} (${wins} après ${before})`,
  grew: (names, then) => `Plus ${than(then)} : ${names}.`,
  first: (names) => `Pour la première fois dans votre journal : ${names}.`,
  arrived: (name, when, wins) => `Pour la première fois ${when} : ${name}, ${wins} réussites depuis.`,
  lately: (names) => `Ces trois derniers mois surtout : ${names}.`,
  ofAll: (name, wins, all) => `${name} (${wins} sur ${all})`,
  back: (name, when) => `De retour après un moment : ${name}, la dernière fois ${when}.`,
  streak: (days) => `La plus longue série : ${days} jours de suite.`,
  richest: (wins, when) => `Le plus en un mois : ${wins}, ${when}.`,
  category: (name, wins, all) => `${name} : ${wins} réussites sur ${all}`,
  monthInARow: (months) => `, ${months}e mois de suite`,
  inMonths: (months, all) => `, ${months} mois sur ${all}`,
  skill: (name, wins) => `${name} : montré dans ${wins} réussites`,
  thinned: (name, wins, before, then) =>
    `${name} : ${wins === 0 ? 'aucune' : wins === 1 ? 'une réussite' : `${wins} réussites`}, après ${before} ${then}`,
  quiet: (name, when) => `${name} : noté pour la dernière fois ${when}`,
};

const spanish: InsightSentences = {
  few: (wins, dates) => `${wins === 1 ? 'Un logro' : 'Dos logros'}, ${dates.map((date) => `el ${date}`).join(' y ')}.`,
  count: (wins, days) => `${wins} logros en ${days === 1 ? 'un día' : `${days} días`}`,
  more: (more, then) => `, ${more === 1 ? 'uno' : more} más que ${then}`,
  same: (then) => `, tantos como ${then}`,
  fewer: (before, then) => `; hubo ${before === 1 ? 'uno' : before} ${then}`,
  since: (date) => ` desde el ${date}`,
  all: (name) => `El tema de todos: ${name}.`,
  most: (names) => `Los temas más frecuentes: ${names}.`,
  grown: (name, wins, before) => `${name} (${wins} después de ${before})`,
  grew: (names, then) => `Más que ${then}: ${names}.`,
  first: (names) => `Por primera vez en tu diario: ${names}.`,
  arrived: (name, when, wins) => `Por primera vez ${when}: ${name}, ${wins} logros desde entonces.`,
  lately: (names) => `En los últimos tres meses, sobre todo: ${names}.`,
  ofAll: (name, wins, all) => `${name} (${wins} de ${all})`,
  back: (name, when) => `De vuelta después de un tiempo: ${name}, la última vez ${when}.`,
  streak: (days) => `La racha más larga: ${days} días seguidos.`,
  richest: (wins, when) => `El máximo en un mes: ${wins}, ${when}.`,
  category: (name, wins, all) => `${name}: ${wins} de ${all} logros`,
  monthInARow: (months) => `, ${months}.º mes seguido`,
  inMonths: (months, all) => `, en ${months} de ${all} meses`,
  skill: (name, wins) => `${name}: se ve en ${wins} logros`,
  thinned: (name, wins, before, then) =>
    `${name}: ${wins === 0 ? 'ninguno' : wins === 1 ? 'un logro' : `${wins} logros`}, después de ${before} ${then}`,
  quiet: (name, when) => `${name}: anotado por última vez ${when}`,
};

export const insightSentences: InLanguages<InsightSentences> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

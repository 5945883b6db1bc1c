import type { LookBackPeriod } from '#domain/insights/look-back.ts';
import type { InLanguages } from './in-languages.ts';

/**
 * The figures of a look-back as sentences; nothing in them asks for more. `when` and `then` end a sentence ("in October",
 * "in September"), `names` are a list in words, categories with their numbers where these differ.
 */
type FigureWords = Readonly<{
  title(span: string, wins: number): string;
  /** Nothing yet, or nothing in a time that is over; with or without wins before. */
  quiet(when: string, isOver: boolean, hasBefore: boolean): string;
  enough: string;
  days(days: number): string;
  more(more: number, then: string): string;
  same(then: string): string;
  fewer(before: number, then: string, period: LookBackPeriod): string;
  othersCounted(more: number): string;
  all(name: string, wins: number): string;
  some(name: string, wins: number): string;
  about(names: string): string;
  aboveAll(first: string, then: string): string;
  skills(names: string, wins: number): string;
  streak(days: number): string;
  /** A category within a sentence. */
  category(name: string): string;
  highlight(day: string, quote: string): string;
  /** Above wins in their user's words: all of them, or these of so many. */
  ownWords(shown: number, all: number): string;
}>;

const english: FigureWords = {
  title: (span, wins) =>
    `${span}: ${wins === 0 ? 'a quiet time in your journal' : wins === 1 ? 'one win' : `${wins} wins`}`,
  quiet: (when, isOver, hasBefore) =>
    `${isOver ? 'Nothing was written down' : 'Nothing is written down yet'} ${when}. ${hasBefore ? 'What you wrote before is still yours.' : 'That says something about the journal, not about you.'}`,
  enough: 'One line about anything that went right is enough to go on.',
  days: (days) => (days === 1 ? 'All on one day.' : `On ${days} different days.`),
  more: (more, then) => `That is ${more} more than ${then}.`,
  same: (then) => `As many as ${then}.`,
  fewer: (before, then, period) =>
    `There ${before === 1 ? 'was' : 'were'} ${before} ${then}. ${{ week: 'Weeks', month: 'Months', quarter: 'Quarters', year: 'Years', since: 'Times' }[period]} differ.`,
  othersCounted: (more) => (more === 1 ? 'one more' : `${more} more`),
  all: (name, wins) => `${wins === 1 ? 'It was' : 'All were'} about ${name}.`,
  some: (name, wins) => `${wins === 1 ? 'One was' : `${wins} were`} about ${name}.`,
  about: (names) => `They were about ${names}.`,
  aboveAll: (first, then) => `Above all they were about ${first}, then ${then}.`,
  skills: (names, wins) => `${wins === 1 ? 'Skills it shows' : 'Skills they show'}: ${names}.`,
  streak: (days) => `Your longest run: ${days} days in a row.`,
  category: (name) => name.toLowerCase(),
  highlight: (day, quote) => `${day}: ${quote}`,
  ownWords: (shown, all) => (shown < all ? `${shown} of the ${all}, in your own words:` : 'In your own words:'),
};

const german: FigureWords = {
  title: (span, wins) =>
    `${span}: ${wins === 0 ? 'eine ruhige Zeit in deinem Journal' : wins === 1 ? 'ein Erfolg' : `${wins} Erfolge`}`,
  quiet: (when, isOver, hasBefore) =>
    `${isOver ? `Aufgeschrieben wurde ${when} nichts` : `Aufgeschrieben ist ${when} noch nichts`}. ${hasBefore ? 'Was du davor geschrieben hast, bleibt deins.' : 'Das sagt etwas über das Journal, nicht über dich.'}`,
  enough: 'Eine Zeile über irgendetwas, das gut lief, genügt, um weiterzumachen.',
  days: (days) => (days === 1 ? 'Alle an einem Tag.' : `An ${days} verschiedenen Tagen.`),
  more: (more, then) => `Das ${more === 1 ? 'ist einer' : `sind ${more}`} mehr als ${then}.`,
  same: (then) => `Ebenso viele wie ${then}.`,
  fewer: (before, then, period) =>
    `Es ${before === 1 ? 'war einer' : `waren ${before}`} ${then}. ${{ week: 'Keine Woche ist wie die andere', month: 'Kein Monat ist wie der andere', quarter: 'Kein Quartal ist wie das andere', year: 'Kein Jahr ist wie das andere', since: 'Keine Zeit ist wie die andere' }[period]}.`,
  othersCounted: (more) => (more === 1 ? 'ein weiteres Gebiet' : `${more} weitere Gebiete`),
  all: (name, wins) => `${wins === 1 ? 'Das Thema' : 'Das Thema von allen'}: ${name}.`,
  some: (name, wins) => `${wins === 1 ? 'Einer davon' : `${wins} davon`} zum Thema ${name}.`,
  about: (names) => `Die Themen: ${names}.`,
  aboveAll: (first, then) => `Vor allem: ${first}, dann ${then}.`,
  skills: (names, wins) => `${wins === 1 ? 'Was er an Können zeigt' : 'Was sie an Können zeigen'}: ${names}.`,
  streak: (days) => `Deine längste Serie: ${days} Tage hintereinander.`,
  category: (name) => name,
  highlight: (day, quote) => `${day}: ${quote}`,
  ownWords: (shown, all) =>
    shown < all ? `${shown} der ${all}, in deinen eigenen Worten:` : 'In deinen eigenen Worten:',
};

/** `que` before what a time is compared with. */
export const than = (then: string): string => (/^[aeiou]/.test(then) ? `qu’${then}` : `que ${then}`);

const french: FigureWords = {
  title: (span, wins) =>
    `${span} : ${wins === 0 ? 'une période calme dans votre journal' : wins === 1 ? 'une réussite' : `${wins} réussites`}`,
  quiet: (when, isOver, hasBefore) =>
    `${isOver ? `Rien n’a été noté ${when}` : `Rien n’est encore noté ${when}`}. ${hasBefore ? 'Ce que vous avez écrit avant reste à vous.' : 'Cela dit quelque chose du journal, pas de vous.'}`,
  enough: 'Une ligne sur une chose qui s’est bien passée suffit pour continuer.',
  days: (days) => (days === 1 ? 'Toutes le même jour.' : `Sur ${days} jours différents.`),
  more: (more, then) => `C’est ${more} de plus ${than(then)}.`,
  same: (then) => `Autant ${than(then)}.`,
  fewer: (before, then, period) =>
    `Il y en avait ${before} ${then}. ${{ week: 'Les semaines ne se ressemblent pas', month: 'Les mois ne se ressemblent pas', quarter: 'Les trimestres ne se ressemblent pas', year: 'Les années ne se ressemblent pas', since: 'Les périodes ne se ressemblent pas' }[period]}.`,
  othersCounted: (more) => (more === 1 ? 'un autre domaine' : `${more} autres domaines`),
  all: (name, wins) => `${wins === 1 ? 'Son thème' : 'Leur thème à toutes'} : ${name}.`,
  some: (name, wins) => `${wins === 1 ? 'L’une d’elles' : `${wins} d’entre elles`} sur le thème : ${name}.`,
  about: (names) => `Les thèmes : ${names}.`,
  aboveAll: (first, then) => `Avant tout : ${first}, puis ${then}.`,
  skills: (names, wins) => `${wins === 1 ? 'Compétences qu’elle montre' : 'Compétences qu’elles montrent'} : ${names}.`,
  streak: (days) => `Votre plus longue série : ${days} jours de suite.`,
  category: (name) => name.toLowerCase(),
  highlight: (day, quote) => `${day} : ${quote}`,
  ownWords: (shown, all) => (shown < all ? `${shown} sur ${all}, avec vos mots :` : 'Avec vos mots :'),
};

const spanish: FigureWords = {
  title: (span, wins) =>
    `${span}: ${wins === 0 ? 'un tiempo tranquilo en tu diario' : wins === 1 ? 'un logro' : `${wins} logros`}`,
  quiet: (when, isOver, hasBefore) =>
    `${isOver ? `No se anotó nada ${when}` : `Todavía no hay nada anotado ${when}`}. ${hasBefore ? 'Lo que escribiste antes sigue siendo tuyo.' : 'Eso dice algo del diario, no de ti.'}`,
  enough: 'Basta con una línea sobre algo que haya ido bien para seguir.',
  days: (days) => (days === 1 ? 'Todos el mismo día.' : `En ${days} días distintos.`),
  more: (more, then) => `${more === 1 ? 'Es 1' : `Son ${more}`} más que ${then}.`,
  same: (then) => `Tantos como ${then}.`,
  fewer: (before, then, period) =>
    `Hubo ${before} ${then}. ${{ week: 'No hay dos semanas iguales', month: 'No hay dos meses iguales', quarter: 'No hay dos trimestres iguales', year: 'No hay dos años iguales', since: 'No hay dos épocas iguales' }[period]}.`,
  othersCounted: (more) => (more === 1 ? 'un ámbito más' : `${more} ámbitos más`),
  all: (name, wins) => `${wins === 1 ? 'Su tema' : 'El tema de todos'}: ${name}.`,
  some: (name, wins) => `${wins === 1 ? 'Uno de ellos' : `${wins} de ellos`} sobre ${name}.`,
  about: (names) => `Los temas: ${names}.`,
  aboveAll: (first, then) => `Sobre todo: ${first}; después, ${then}.`,
  skills: (names, wins) => `${wins === 1 ? 'Habilidades que muestra' : 'Habilidades que muestran'}: ${names}.`,
  streak: (days) => `Tu racha más larga: ${days} días seguidos.`,
  category: (name) => name.toLowerCase(),
  highlight: (day, quote) => `${day}: ${quote}`,
  ownWords: (shown, all) =>
    shown < all ? `${shown} de ${all}, con tus propias palabras:` : 'Con tus propias palabras:',
};

export const figureWords: InLanguages<FigureWords> = { en: english, de: german, fr: french, es: spanish };

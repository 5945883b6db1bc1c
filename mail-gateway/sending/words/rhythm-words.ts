import type { Language } from '#domain/facts.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { InLanguages } from './in-languages.ts';
import { hourInWords, listInWords } from './in-words.ts';

type SpokenSchedule = Omit<Schedule, 'anchorMonday'>;

/** How often and when, in one language. Weekdays are counted from Sunday (0) and come from Monday on, one at least. */
type Rhythm = Readonly<{
  daily: string;
  workingDays: string;
  every(days: readonly number[]): string;
  everySecond(days: readonly number[]): string;
  parts: Readonly<Record<Schedule['timeOfDay'], string>>;
  at(hour: string): string;
}>;

const named = (names: readonly string[], days: readonly number[]): readonly string[] =>
  days.map((day) => names[day] ?? names[0] ?? '');

const ENGLISH = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const english: Rhythm = {
  daily: 'every day',
  workingDays: 'from Monday to Friday',
  every: (days) => `on ${listInWords(named(ENGLISH, days).map((day) => `${day}s`))}`,
  everySecond: (days) =>
    days.length === 1
      ? `every second ${named(ENGLISH, days).join()}`
      : `every second week on ${listInWords(named(ENGLISH, days).map((day) => `${day}s`))}`,
  parts: { morning: 'in the morning', afternoon: 'at noon', evening: 'in the evening' },
  at: (hour) => `at ${hour}`,
};

const GERMAN = ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'];

const german: Rhythm = {
  daily: 'jeden Tag',
  workingDays: 'von Montag bis Freitag',
  every: (days) => listInWords(named(GERMAN, days), 'de'),
  everySecond: (days) => `jede zweite Woche ${listInWords(named(GERMAN, days), 'de')}`,
  parts: { morning: 'am Morgen', afternoon: 'am Mittag', evening: 'am Abend' },
  at: (hour) => `um ${hour}`,
};

const FRENCH = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

const french: Rhythm = {
  daily: 'tous les jours',
  workingDays: 'du lundi au vendredi',
  every: (days) =>
    days.length === 1
      ? `le ${named(FRENCH, days).join()}`
      : listInWords(
          named(FRENCH, days).map((day) => `le ${day}`),
          'fr',
        ),
  everySecond: (days) =>
    days.length === 1
      ? `un ${named(FRENCH, days).join()} sur deux`
      : `une semaine sur deux, ${listInWords(
          named(FRENCH, days).map((day) => `le ${day}`),
          'fr',
        )}`,
  parts: { morning: 'le matin', afternoon: 'à midi', evening: 'le soir' },
  at: (hour) => `à ${hour}`,
};

const SPANISH = ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'];

const spanish: Rhythm = {
  daily: 'todos los días',
  workingDays: 'de lunes a viernes',
  every: (days) => `los ${listInWords(named(SPANISH, days), 'es')}`,
  everySecond: (days) => `cada dos semanas, los ${listInWords(named(SPANISH, days), 'es')}`,
  parts: { morning: 'por la mañana', afternoon: 'al mediodía', evening: 'por la noche' },
  at: (hour) => `a ${hour}`,
};

const rhythms: InLanguages<Rhythm> = { en: english, de: german, fr: french, es: spanish };

/** `every day at 7:30 PM`, `on Mondays and Fridays at noon`, `every second Monday in the morning`. */
export const rhythmInWords = (schedule: SpokenSchedule, language: Language = 'en'): string => {
  const { frequency, timeOfDay: time, clockTime: hour, weekInterval: every } = schedule;
  const rhythm = rhythms[language];
  const days = [...schedule.weekdays].sort(fromMonday);
  const often = {
    daily: () => rhythm.daily,
    'daily-weekdays': () => rhythm.workingDays,
    weekly: () => (every === 2 ? rhythm.everySecond(days) : rhythm.every(days)),
  }[frequency]();
  return `${often} ${hour === null ? rhythm.parts[time] : rhythm.at(clock(hour, language))}`;
};

const fromMonday = (one: number, other: number): number => ((one + 6) % 7) - ((other + 6) % 7);

/** `7:30 PM`, of `19:30`. */
const clock = (hour: string, language: Language): string => hourInWords(`2000-01-01T${hour}:00Z`, 'UTC', language);

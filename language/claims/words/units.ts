import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

/** Kinds of quantity. `clock` is a time of day in minutes; `years` are counted in months; `times` is a ratio ("3x"). */
export type Dimension =
  | '%'
  | 'points of a share'
  | '€'
  | '$'
  | '£'
  | 'CHF'
  | 'time'
  | 'months'
  | 'clock'
  | 'length'
  | 'weight'
  | 'data'
  | 'power'
  | 'energy'
  | 'temperature'
  | 'area'
  | 'times';

/** `factor` turns a value into the smallest unit of its dimension. */
export type Unit = Readonly<{ of: Dimension; factor: number }>;

const EVERYWHERE = `% 1 % percent pct; € 1 eur euro euros; $ 1 usd dollar dollars; £ 1 gbp pounds quid; CHF 1 chf franken
  time 1 sec secs sek; time 60 min mins; time 3600 h hr hrs std; time 604800 wk wks; clock 1 uhr; length 1 m; length 1000 km kms
  weight 1 g; weight 1000 kg kilo kilos; weight 1000000 t; data 1 mb; data 1000 gb; data 1000000 tb; power 1 w; power 1000 kw
  power 1000000 mw; energy 1 kwh; energy 1000 mwh; area 1 qm; temperature 1 °c; times 1 x fold`;

const OWN: Readonly<Record<Language, string>> = {
  en: `points of a share 1 percentage; time 0.001 ms milliseconds; time 1 seconds; time 60 minute minutes; time 3600 hour hours; time 86400 day days
    time 604800 week weeks; months 1 month months; months 12 year years yr yrs; length 1 metre metres meter meters
    length 1609 mile miles; weight 1000000 tonne tonnes ton tons; clock 1 oclock; temperature 1 degrees; times 1 times
    weight 1000 kilograms; length 1000 kilometres kilometers`,
  de: `% 1 prozent prozentig prozentige; points of a share 1 prozentpunkte prozentpunkten; time 0.001 ms millisekunden; time 1 sekunde sekunden
    time 60 minute minuten; time 3600 stunde stunden; time 86400 tag tage tagen; time 604800 woche wochen
    months 1 monat monate monaten; months 12 jahr jahre jahren; length 1 meter metern; length 1000 kilometer kilometern
    weight 1000000 tonne tonnen; temperature 1 grad; area 1 quadratmeter; energy 1 kilowattstunden; power 1000 kilowatt`,
  fr: `% 1 pourcent; time 0.001 ms; time 1 seconde secondes; time 60 minute minutes; time 3600 heure heures; time 86400 jour jours
    time 604800 semaine semaines; months 1 mois; months 12 an ans année années; length 1 mètre mètres; length 1000 kilomètres
    weight 1000000 tonne tonnes; weight 1000 kilogrammes; temperature 1 degrés; times 1 fois`,
  es: `time 0.001 ms; time 1 segundos; time 60 minuto minutos; time 3600 hora horas; time 86400 día días; time 604800 semana semanas
    months 1 mes meses; months 12 año años; length 1 metro metros; length 1000 kilómetros; weight 1000000 tonelada toneladas
    weight 1000 kilogramos; temperature 1 grados; times 1 veces`,
};

const tableOf = (language: Language): ReadonlyMap<string, Unit> =>
  new Map(
    `${EVERYWHERE};${OWN[language]}`.split(/;|\n/u).flatMap((row) => {
      const [, of = '', factor = '', words = ''] = /^\s*(\D+?) ([\d.]+) (.+)$/u.exec(row) ?? [];
      return words
        .trim()
        .split(/\s+/u)
        .map((word) => [foldText(word), { of: of as Dimension, factor: Number(factor) }] as const);
    }),
  );

const TABLES: Readonly<Record<Language, ReadonlyMap<string, Unit>>> = {
  en: tableOf('en'),
  de: tableOf('de'),
  fr: tableOf('fr'),
  es: tableOf('es'),
};

export const unitOf = (word: string, language: Language): Unit | null => TABLES[language].get(word) ?? null;

const PERIODS =
  /^(?:day|daily|night|shift|week|weekly|month|monthly|quarter|year|yearly|annually|hour|tag|taglich|nacht|schicht|woche|wochentlich|monat|monatlich|quartal|jahr|jahrlich|stunde|jour|nuit|semaine|mois|trimestre|an|annee|heure|dia|noche|semana|mes|ano|hora)$/u;
const PER = /^(?:a|an|per|each|every|pro|je|par|por|al|la|cada|im|am|in|der|the|of)$/u;

/** The period of "8 a week": its first letters, by which "day" and "daily" are one; null where none is named. */
export const periodOf = (before: string, word: string): string | null =>
  PERIODS.test(word) && (PER.test(before) || /(?:ly|lich)$/u.test(word)) ? word.slice(0, 3) : null;

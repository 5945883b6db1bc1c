import type { InsightFacts } from '#domain/insights/look-back.ts';
import type { InLanguages } from '../words/in-languages.ts';

/** `hello` is the greeting, after which the sentence goes on. */
type InsightWords = Readonly<{
  opening: Readonly<Record<InsightFacts['period'], (hello: string) => string>>;
  missing: string;
  /** The way to a win of that day. */
  win(day: string): string;
  journal(brand: string): string;
}>;

const english: InsightWords = {
  opening: {
    week: (hello) => `${hello} this is what your journal says about the week.`,
    month: (hello) => `${hello} this is what your journal says about the month.`,
  },
  missing: 'Is something missing? Answer this mail with it, and it is kept.',
  win: (day) => `The win of ${day}:`,
  journal: (brand) => `All of it is in your journal at ${brand}:`,
};

const german: InsightWords = {
  opening: {
    week: (hello) => `${hello} das sagt dein Journal über die Woche.`,
    month: (hello) => `${hello} das sagt dein Journal über den Monat.`,
  },
  missing: 'Fehlt etwas? Antworte damit auf diese Mail, und es wird festgehalten.',
  win: (day) => `Erfolg vom ${day}:`,
  journal: (brand) => `Alles steht in deinem Journal bei ${brand}:`,
};

const french: InsightWords = {
  opening: {
    week: (hello) => `${hello} voici ce que votre journal dit de la semaine.`,
    month: (hello) => `${hello} voici ce que votre journal dit du mois.`,
  },
  missing: 'Il manque quelque chose ? Répondez à cet e-mail, et ce sera gardé.',
  win: (day) => `Réussite de ${day} :`,
  journal: (brand) => `Tout se trouve dans votre journal, chez ${brand} :`,
};

const spanish: InsightWords = {
  opening: {
    week: (hello) => `${hello} esto es lo que dice tu diario de la semana.`,
    month: (hello) => `${hello} esto es lo que dice tu diario del mes.`,
  },
  missing: '¿Falta algo? Responde a este correo contándolo, y quedará guardado.',
  win: (day) => `Logro de ${day}:`,
  journal: (brand) => `Todo está en tu diario de ${brand}:`,
};

export const insightWords: InLanguages<InsightWords> = { en: english, de: german, fr: french, es: spanish };

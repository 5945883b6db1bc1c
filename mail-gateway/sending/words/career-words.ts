import type { CareerWords } from '#domain/documents/career.ts';
import type { Language } from '#domain/facts.ts';
import { oneLine } from '../clean.ts';
import type { InLanguages } from './in-languages.ts';
import { locales } from './in-words.ts';
import { positionInWords } from './position-words.ts';

const LONGEST = 100;
const untilNow: InLanguages<string> = { en: 'today', de: 'heute', fr: "aujourd'hui", es: 'hoy' };

/** "ward sister at St. Mary's (2019 – 2022); French, C1" */
export const careerInWords = (facts: readonly CareerWords[], language: Language): string =>
  facts.map((fact) => factInWords(fact, language)).join('; ');

const factInWords = (fact: CareerWords, language: Language): string => {
  switch (fact.kind) {
    case 'position':
      return `${positionInWords({ role: fact.title, company: fact.employer }, language)}${spanInWords(fact, language)}`;
    case 'education':
      return `${listed(fact.title, fact.school)}${spanInWords(fact, language)}`;
    case 'certificate':
      return listed(fact.title, fact.issuer, monthInWords(fact.issued, language));
    case 'language':
      return listed(fact.name, fact.level);
    case 'link':
      return oneLine(fact.url, LONGEST);
    case 'skill':
      return oneLine(fact.name, LONGEST);
  }
};

const listed = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => oneLine(part, LONGEST))
    .join(', ');

const spanInWords = ({ from, to }: Readonly<{ from: string; to: string | null }>, language: Language): string => {
  const end = to === null ? untilNow[language] : monthInWords(to, language);
  const said = [monthInWords(from, language), end].filter((part) => part !== '').join(' – ');
  return said === '' ? '' : ` (${said})`;
};

/** "May 2023"; a year alone stays one. */
const monthInWords = (month: string, language: Language): string =>
  month.length < 'yyyy-MM'.length
    ? month
    : new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-15T00:00:00Z`),
      );

/** What is kept, and where it is changed. */
export const careerKept: InLanguages<(facts: string) => string> = {
  en: (facts) => `Kept in your career: ${facts}. You can change it on your profile page, under Career.`,
  de: (facts) =>
    `In deinem Werdegang steht jetzt: ${facts}. Ändern kannst du es auf deiner Profilseite unter „Career“.`,
  fr: (facts) =>
    `Votre parcours indique maintenant : ${facts}. Vous pouvez le modifier sur votre page de profil, sous « Career ».`,
  es: (facts) => `Tu trayectoria dice ahora: ${facts}. Puedes cambiarlo en tu página de perfil, en «Career».`,
};

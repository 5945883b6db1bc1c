import type { Language } from '#domain/facts.ts';
import type { DocumentKind } from './document-kind.ts';
import type { DocumentView } from './document-view.ts';

type Named = Pick<DocumentView, 'name' | 'kind' | 'language' | 'title' | 'writtenOn' | 'brief'>;

/** A role or company that is longer is a sentence, and no part of a name. */
const LONGEST_PART = 60;

/** What a kind is called in its language; free content goes by its own title. */
const LABELS = {
  cv: { en: 'CV', de: 'Lebenslauf', fr: 'CV', es: 'CV' },
  'cover-letter': { en: 'Cover letter', de: 'Anschreiben', fr: 'Lettre de motivation', es: 'Carta de presentación' },
  'growth-log': { en: 'Growth log', de: 'Entwicklungsbericht', fr: 'Progrès', es: 'Progreso' },
  'social-thread': { en: 'Thread', de: 'Thread', fr: 'Fil', es: 'Hilo' },
  'linkedin-post': { en: 'LinkedIn post', de: 'LinkedIn-Beitrag', fr: 'Post LinkedIn', es: 'Publicación de LinkedIn' },
  'twitter-post': { en: 'Post', de: 'Beitrag', fr: 'Post', es: 'Publicación' },
  'custom-content': { en: 'Document', de: 'Dokument', fr: 'Document', es: 'Documento' },
} as const satisfies Record<DocumentKind, Record<Language, string>>;

/** Put between a label and a role, and before a company with or without a role in front of it. */
const JOINERS = {
  en: { role: ' for ', atCompany: ' at ', company: ' for ' },
  de: { role: ' als ', atCompany: ' bei ', company: ' für ' },
  fr: { role: ' – ', atCompany: ' chez ', company: ' pour ' },
  es: { role: ' – ', atCompany: ' en ', company: ' para ' },
} as const satisfies Record<Language, unknown>;

const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const satisfies Record<Language, string>;

/** The name that its user gave, else one of kind, role and date in its own language: "CV for Head of Nursing, 1 December 2026". */
export const documentNameOf = (document: Named): string => {
  if (document.name !== '') return document.name;
  const { writtenOn, language } = document;
  return `${subjectOf(document)}, ${dayIn(language).format(Date.parse(`${writtenOn}T12:00:00Z`))}`;
};

/** Made once: a list asks for many. */
const DAYS: Map<Language, Intl.DateTimeFormat> = new Map();
const dayIn = (language: Language): Intl.DateTimeFormat => {
  const known = DAYS.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  DAYS.set(language, made);
  return made;
};

const subjectOf = ({ kind, language, title, brief }: Named): string => {
  const label = LABELS[kind][language];
  if (kind === 'custom-content') return oneLine(title) || label;
  if (kind !== 'cv' && kind !== 'cover-letter') return label;
  const { role: before, atCompany, company: beforeCompany } = JOINERS[language];
  const [role, company] = [partOf(brief.role), partOf(brief.company)];
  const forRole = role === '' ? '' : `${before}${role}`;
  const forCompany = company === '' ? '' : `${role === '' ? beforeCompany : atCompany}${company}`;
  return `${label}${forRole}${forCompany}`;
};

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const partOf = (text: string): string => {
  const part = oneLine(text);
  return part.length > LONGEST_PART ? '' : part;
};

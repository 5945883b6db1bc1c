import type { DocumentKind, DocumentVariant } from '#domain/documents/document-kind.ts';
import type { InLanguages } from '../words/in-languages.ts';

/** `yours` stands above the document; `hello` is the greeting, after which the sentence goes on. */
type DocumentMailWords = Readonly<{
  yours: Readonly<Record<DocumentKind | Exclude<DocumentVariant, ''>, string>>;
  here(hello: string): string;
  attached(names: string): string;
  kept(brand: string): string;
}>;

const english: DocumentMailWords = {
  yours: {
    cv: 'Your CV',
    'cover-letter': 'Your cover letter',
    'growth-log': 'Your growth log',
    'social-thread': 'Your thread for X',
    'linkedin-post': 'Your LinkedIn post',
    'twitter-post': 'Your post for X',
    'custom-content': 'Your text',
    article: 'Your article',
    'performance-review': 'Your performance review',
    'promotion-case': 'Your case for a promotion',
    'weekly-update': 'Your weekly update',
    'client-report': 'Your client report',
  },
  here: (hello) => `${hello} here is what you had written, for your mailbox, too.`,
  attached: (names) => `Attached: ${names}.`,
  kept: (brand) => `You can read, change and delete it at ${brand}:`,
};

const german: DocumentMailWords = {
  yours: {
    cv: 'Dein Lebenslauf',
    'cover-letter': 'Dein Anschreiben',
    'growth-log': 'Dein Entwicklungsbericht',
    'social-thread': 'Dein Thread für X',
    'linkedin-post': 'Dein LinkedIn-Beitrag',
    'twitter-post': 'Dein Beitrag für X',
    'custom-content': 'Dein Text',
    article: 'Dein Artikel',
    'performance-review': 'Deine Selbsteinschätzung',
    'promotion-case': 'Deine Gründe für eine Beförderung',
    'weekly-update': 'Dein Wochenbericht',
    'client-report': 'Dein Kundenbericht',
  },
  here: (hello) => `${hello} hier ist, was du hast schreiben lassen, auch für dein Postfach.`,
  attached: (names) => `Im Anhang: ${names}.`,
  kept: (brand) => `Lesen, ändern und löschen kannst du es bei ${brand}:`,
};

const french: DocumentMailWords = {
  yours: {
    cv: 'Votre CV',
    'cover-letter': 'Votre lettre de motivation',
    'growth-log': 'Votre journal de progression',
    'social-thread': 'Votre fil pour X',
    'linkedin-post': 'Votre post LinkedIn',
    'twitter-post': 'Votre post pour X',
    'custom-content': 'Votre texte',
    article: 'Votre article',
    'performance-review': 'Votre bilan annuel',
    'promotion-case': 'Votre dossier de promotion',
    'weekly-update': 'Votre point de la semaine',
    'client-report': 'Votre rapport client',
  },
  here: (hello) => `${hello} voici ce que vous avez fait rédiger, aussi pour votre boîte e-mail.`,
  attached: (names) => `En pièce jointe : ${names}.`,
  kept: (brand) => `Vous pouvez le lire, le modifier et le supprimer chez ${brand} :`,
};

const spanish: DocumentMailWords = {
  yours: {
    cv: 'Tu currículum',
    'cover-letter': 'Tu carta de presentación',
    'growth-log': 'Tu informe de progreso',
    'social-thread': 'Tu hilo para X',
    'linkedin-post': 'Tu publicación de LinkedIn',
    'twitter-post': 'Tu publicación para X',
    'custom-content': 'Tu texto',
    article: 'Tu artículo',
    'performance-review': 'Tu evaluación de desempeño',
    'promotion-case': 'Tu propuesta de ascenso',
    'weekly-update': 'Tu informe semanal',
    'client-report': 'Tu informe para el cliente',
  },
  here: (hello) => `${hello} aquí tienes lo que hiciste redactar, también en tu buzón.`,
  attached: (names) => `Adjunto: ${names}.`,
  kept: (brand) => `Puedes leerlo, cambiarlo y borrarlo en ${brand}:`,
};

export const documentMailWords: InLanguages<DocumentMailWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

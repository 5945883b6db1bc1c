import type { Language } from '#domain/facts.ts';
import type { AsksFor } from '#domain/inbox/request/outcome-facts.ts';
import type { InLanguages } from '../words/in-languages.ts';

type Questions = Readonly<Record<AsksFor, string>>;

/** How each thing that a request still needs is asked for, in a line. */
export const questionsBack: Questions = {
  'company-and-role': 'Which company, and for which role?',
  company: 'Which company?',
  role: 'For which role?',
  schedule: 'On which days, and at what time?',
  'other-days': 'On which days should they come instead?',
  zone: 'Which city, or which time zone?',
  'pause-date': 'Until when?',
  'sooner-date': 'Until when?',
  'later-date': 'Until when?',
  correction: 'Which number, and what should it say?',
  number: 'Which number?',
  'which-win': 'Which of these?',
  'no-such-win': 'Which one is it?',
  'which-category': 'Under what should it stand?',
  'a-list-first': 'Which of them?',
  'what-is-wished':
    'What would you like: your check-ins changed, a win corrected, a look back, a document, or something of your account?',
};

const german: Questions = {
  'company-and-role': 'Welche Firma, und für welche Stelle?',
  company: 'Welche Firma?',
  role: 'Für welche Stelle?',
  schedule: 'An welchen Tagen, und um wie viel Uhr?',
  'other-days': 'An welchen Tagen sollen sie stattdessen kommen?',
  zone: 'Welche Stadt, oder welche Zeitzone?',
  'pause-date': 'Bis wann?',
  'sooner-date': 'Bis wann?',
  'later-date': 'Bis wann?',
  correction: 'Welche Nummer, und was soll dort stehen?',
  number: 'Welche Nummer?',
  'which-win': 'Welcher davon?',
  'no-such-win': 'Welcher ist es?',
  'which-category': 'Worunter soll er stehen?',
  'a-list-first': 'Welche davon?',
  'what-is-wished':
    'Worum geht es: unsere Fragen anders, ein Erfolg zu korrigieren, ein Rückblick, ein Dokument oder etwas mit deinem Konto?',
};

const french: Questions = {
  'company-and-role': 'Quelle entreprise, et pour quel poste ?',
  company: 'Quelle entreprise ?',
  role: 'Pour quel poste ?',
  schedule: 'Quels jours, et à quelle heure ?',
  'other-days': 'Quels jours doivent-elles venir à la place ?',
  zone: 'Quelle ville, ou quel fuseau horaire ?',
  'pause-date': 'Jusqu’à quand ?',
  'sooner-date': 'Jusqu’à quand ?',
  'later-date': 'Jusqu’à quand ?',
  correction: 'Quel numéro, et que doit-il dire ?',
  number: 'Quel numéro ?',
  'which-win': 'Laquelle de celles-ci ?',
  'no-such-win': 'Laquelle est-ce ?',
  'which-category': 'Sous quoi faut-il la classer ?',
  'a-list-first': 'Laquelle ?',
  'what-is-wished':
    'De quoi s’agit-il : nos questions autrement, une réussite à corriger, un bilan, un document ou votre compte ?',
};

const spanish: Questions = {
  'company-and-role': '¿Qué empresa, y para qué puesto?',
  company: '¿Qué empresa?',
  role: '¿Para qué puesto?',
  schedule: '¿Qué días, y a qué hora?',
  'other-days': '¿Qué días deben llegar entonces?',
  zone: '¿Qué ciudad, o qué zona horaria?',
  'pause-date': '¿Hasta cuándo?',
  'sooner-date': '¿Hasta cuándo?',
  'later-date': '¿Hasta cuándo?',
  correction: '¿Qué número, y qué debe decir?',
  number: '¿Qué número?',
  'which-win': '¿Cuál de estos?',
  'no-such-win': '¿Cuál es?',
  'which-category': '¿En qué debe figurar?',
  'a-list-first': '¿Cuál de ellas?',
  'what-is-wished':
    '¿De qué se trata: nuestras preguntas de otra forma, corregir un logro, un balance, un documento o tu cuenta?',
};

const questions: InLanguages<Questions> = { en: questionsBack, de: german, fr: french, es: spanish };

export const questionBack = (asks: AsksFor, language: Language): string => questions[language][asks];

import type { InLanguages } from '../words/in-languages.ts';

/** `thanks` is a sentence of its own. */
const english = {
  subject: 'We could not read your mail',
  text: (thanks: string) =>
    `${thanks} Your mail has arrived, but we could not read what it says. That is our doing, not yours.`,
  onceMore:
    'It is kept just as it came, and nothing of it is lost. Please answer once more as plain text; a line or two is enough.',
  note: (brand: string) => `${brand} keeps this answer in the same conversation.`,
  filesSubject: 'What does it show?',
  files: (thanks: string) => `${thanks} What you sent is kept with your mail, but there were no words with it.`,
  tellUs: 'Tell us in a line what it shows, and that becomes a win.',
};

type NotUnderstoodWords = typeof english;

const german: NotUnderstoodWords = {
  subject: 'Wir konnten deine Mail nicht lesen',
  text: (thanks) =>
    `${thanks} Deine Mail ist angekommen, aber wir konnten nicht lesen, was darin steht. Das liegt an uns, nicht an dir.`,
  onceMore:
    'Sie ist genau so aufbewahrt, wie sie kam, und nichts davon ist verloren. Bitte antworte noch einmal als einfacher Text; ein, zwei Zeilen genügen.',
  note: (brand) => `${brand} bewahrt diese Antwort im selben Gespräch auf.`,
  filesSubject: 'Was ist darauf zu sehen?',
  files: (thanks) =>
    `${thanks} Was du geschickt hast, ist mit deiner Mail aufbewahrt, aber es standen keine Worte dabei.`,
  tellUs: 'Sag uns in einer Zeile, was es zeigt, und daraus wird ein Erfolg.',
};

const french: NotUnderstoodWords = {
  subject: 'Nous n’avons pas pu lire votre e-mail',
  text: (thanks) =>
    `${thanks} Votre e-mail est bien arrivé, mais nous n’avons pas pu lire ce qu’il dit. Cela vient de nous, pas de vous.`,
  onceMore:
    'Il est gardé tel qu’il est arrivé, et rien n’en est perdu. Merci de répondre encore une fois en texte simple ; une ligne ou deux suffisent.',
  note: (brand) => `${brand} garde cette réponse dans la même conversation.`,
  filesSubject: 'Que voit-on dessus ?',
  files: (thanks) => `${thanks} Ce que vous avez envoyé est gardé avec votre e-mail, mais aucun mot ne l’accompagnait.`,
  tellUs: 'Dites-nous en une ligne ce que cela montre, et ce sera une réussite.',
};

const spanish: NotUnderstoodWords = {
  subject: 'No hemos podido leer tu correo',
  text: (thanks) => `${thanks} Tu correo ha llegado, pero no hemos podido leer lo que dice. Es cosa nuestra, no tuya.`,
  onceMore:
    'Está guardado tal como llegó y no se ha perdido nada. Por favor, responde otra vez en texto sencillo; con una línea o dos basta.',
  note: (brand) => `${brand} guarda esta respuesta en la misma conversación.`,
  filesSubject: '¿Qué se ve ahí?',
  files: (thanks) => `${thanks} Lo que enviaste está guardado con tu correo, pero venía sin palabras.`,
  tellUs: 'Cuéntanos en una línea qué muestra, y eso será un logro.',
};

export const notUnderstoodWords: InLanguages<NotUnderstoodWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

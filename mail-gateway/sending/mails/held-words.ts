import type { InLanguages } from '../words/in-languages.ts';

/** `hello` is the greeting, after which the sentence goes on; dates are in words. */
const english = {
  subject: 'Is this you? A mail needs your answer',
  headline: 'Is this you?',
  text: (hello: string, received: string) =>
    `${hello} on ${received} a mail came to your own reply address, and its mail server could not show that it was from you. Nothing of it was kept as a win or answered.`,
  from: (sender: string) => `From: ${sender}`,
  about: (subject: string) => `Subject: ${subject}`,
  noSubject: '(none)',
  decide: 'See it and decide',
  note: 'If it was not you, there is nothing to do: without your word nothing of it is kept as a win or answered.',
  endsSubject: (ends: string) => `A mail waits for your answer until ${ends}`,
  endsHeadline: 'Was this you?',
  ends: (hello: string, received: string, ends: string) =>
    `${hello} on ${received} a mail came to your own reply address that its mail server could not show to be from you. It still waits for your answer. On ${ends} it is let go, and so is any other that came the same day; after that it cannot become a win.`,
  endsNote: 'If it was not you, there is nothing to do.',
};

type HeldWords = typeof english;

const german: HeldWords = {
  subject: 'Bist du das? Eine Mail braucht deine Antwort',
  headline: 'Bist du das?',
  text: (hello, received) =>
    `${hello} am ${received} kam eine Mail an deine persönliche Antwortadresse, und ihr Mailserver konnte nicht zeigen, dass sie von dir ist. Nichts davon wurde als Erfolg festgehalten oder beantwortet.`,
  from: (sender) => `Von: ${sender}`,
  about: (subject) => `Betreff: ${subject}`,
  noSubject: '(keiner)',
  decide: 'Ansehen und entscheiden',
  note: 'Wenn du es nicht warst, musst du nichts tun: Ohne dein Wort wird nichts davon als Erfolg festgehalten oder beantwortet.',
  endsSubject: (ends) => `Eine Mail wartet bis zum ${ends} auf deine Antwort`,
  endsHeadline: 'Warst du das?',
  ends: (hello, received, ends) =>
    `${hello} am ${received} kam eine Mail an deine persönliche Antwortadresse, von der ihr Mailserver nicht zeigen konnte, dass sie von dir ist. Sie wartet noch auf deine Antwort. Am ${ends} geben wir sie auf, und jede andere vom selben Tag ebenso; danach kann sie kein Erfolg mehr werden.`,
  endsNote: 'Wenn du es nicht warst, musst du nichts tun.',
};

const french: HeldWords = {
  subject: 'Est-ce vous ? Un e-mail attend votre réponse',
  headline: 'Est-ce vous ?',
  text: (hello, received) =>
    `${hello} le ${received}, un e-mail est arrivé à votre adresse de réponse personnelle, et son serveur n’a pas pu montrer qu’il venait de vous. Rien n’en a été gardé comme réussite, et il est resté sans réponse.`,
  from: (sender) => `De : ${sender}`,
  about: (subject) => `Objet : ${subject}`,
  noSubject: '(aucun)',
  decide: 'Le voir et décider',
  note: 'Si ce n’était pas vous, il n’y a rien à faire : sans votre accord, rien n’en est gardé comme réussite et il reste sans réponse.',
  endsSubject: (ends) => `Un e-mail attend votre réponse jusqu’au ${ends}`,
  endsHeadline: 'Était-ce vous ?',
  ends: (hello, received, ends) =>
    `${hello} le ${received}, un e-mail est arrivé à votre adresse de réponse personnelle, sans que son serveur puisse montrer qu’il venait de vous. Il attend toujours votre réponse. Le ${ends}, nous l’abandonnerons, ainsi que tout autre arrivé le même jour ; ensuite, il ne pourra plus devenir une réussite.`,
  endsNote: 'Si ce n’était pas vous, il n’y a rien à faire.',
};

const spanish: HeldWords = {
  subject: '¿Eres tú? Un correo necesita tu respuesta',
  headline: '¿Eres tú?',
  text: (hello, received) =>
    `${hello} el ${received} llegó un correo a tu dirección de respuesta personal, y su servidor no pudo mostrar que fuera tuyo. No se ha guardado nada de él como logro ni se ha respondido.`,
  from: (sender) => `De: ${sender}`,
  about: (subject) => `Asunto: ${subject}`,
  noSubject: '(ninguno)',
  decide: 'Verlo y decidir',
  note: 'Si no fuiste tú, no tienes que hacer nada: sin tu palabra no se guarda nada de él como logro ni se responde.',
  endsSubject: (ends) => `Un correo espera tu respuesta hasta el ${ends}`,
  endsHeadline: '¿Fuiste tú?',
  ends: (hello, received, ends) =>
    `${hello} el ${received} llegó a tu dirección de respuesta personal un correo del que su servidor no pudo mostrar que fuera tuyo. Todavía espera tu respuesta. El ${ends} lo dejaremos ir, igual que cualquier otro que llegara el mismo día; después ya no podrá ser un logro.`,
  endsNote: 'Si no fuiste tú, no tienes que hacer nada.',
};

export const heldWords: InLanguages<HeldWords> = { en: english, de: german, fr: french, es: spanish };

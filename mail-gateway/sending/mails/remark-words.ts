import type { InLanguages } from '../words/in-languages.ts';

/** What is answered to words that hold neither a win nor a request, as they sound. `thanks` is a sentence of its own. */
const english = {
  quietSubject: 'Thank you for writing',
  quiet: (thanks: string) => `${thanks} Not every day has something to write down, and that is fine.`,
  quietMore: 'We have not saved anything, and nothing is missing. Look after yourself.',
  quietNote: (brand: string) => `If something comes to mind later, just reply, and ${brand} will keep it.`,
  welcomeSubject: 'You are welcome',
  welcome: (name: string) => (name === '' ? 'You are welcome.' : `You are welcome, ${name}.`),
  chatSubject: 'Good to hear from you',
  chat: (name: string) =>
    `Good to hear from you${name === '' ? '' : `, ${name}`}. There is nothing you need to do; write whenever you have something to keep.`,
  doubtSubject: 'What did you mean?',
  doubt: (url: string) =>
    `We are not sure what you mean. Is this something you did, or would you like us to do something, like change your check-in time or make a CV? Tell us in other words, or save it as a win here: ${url}`,
  wishSubject: 'What would you like?',
  wish: (support: string) =>
    `We are not sure what you would like: your list of wins, a CV, another time for check-ins, a pause? Tell us in other words, or ask a person: ${support}`,
  accountSubject: 'About your account',
  account: (thanks: string) =>
    `${thanks} We never delete an account or change a payment by email, so that nobody else can do it in your name.`,
  profile: (url: string) => `Your details, the export of all your data, and the deletion of your account: ${url}`,
  billing: (url: string) => `Your subscription and its invoices: ${url}`,
  person: (support: string) => `A question for a person: ${support}`,
  eitherSubject: 'Shall we save this?',
  either: (thanks: string, url: string) =>
    `${thanks} Only you know what this means to you, so we have not saved it without asking. If you would like it in your journal, one click puts it there, in your own words: ${url}`,
  eitherHard: 'If it hurts, we are sorry, and it is good that you wrote. You do not need to do anything.',
};

type RemarkWords = typeof english;

const german: RemarkWords = {
  quietSubject: 'Danke, dass du schreibst',
  quiet: (thanks) =>
    `${thanks} Manche Tage sind zum Ausruhen da, zum Heilen oder einfach zum Durchkommen, und sie brauchen keine Liste.`,
  quietMore: 'Es wurde nichts aufgeschrieben, und es fehlt nichts. Pass gut auf dich auf.',
  quietNote: (brand) => `Wenn dir später etwas einfällt, antworte einfach, und ${brand} hält es fest.`,
  welcomeSubject: 'Gern geschehen',
  welcome: (name) => (name === '' ? 'Gern geschehen.' : `Gern geschehen, ${name}.`),
  chatSubject: 'Schön, von dir zu hören',
  chat: (name) =>
    `Schön, von dir zu hören${name === '' ? '' : `, ${name}`}. Gerade ist nichts weiter nötig; schreib, wann immer es etwas festzuhalten gibt.`,
  doubtSubject: 'Wie meinst du das?',
  doubt: (url) =>
    `Wir sind nicht sicher, wie das gemeint ist. Ist es ein Erfolg oder ein Wunsch, etwa deine Liste, ein Lebenslauf oder eine andere Zeit für unsere Fragen? Sag es in anderen Worten, oder halte es hier als Erfolg fest: ${url}`,
  wishSubject: 'Was möchtest du?',
  wish: (support) =>
    `Wir sind nicht sicher, was du möchtest: die Liste deiner Erfolge, einen Lebenslauf, eine andere Zeit für unsere Fragen, eine Pause? Sag es in anderen Worten, oder frag einen Menschen: ${support}`,
  accountSubject: 'Zu deinem Konto',
  account: (thanks) =>
    `${thanks} Per Mail wird kein Konto gelöscht und keine Zahlung geändert, damit es niemand anders in deinem Namen tun kann.`,
  profile: (url) => `Deine Angaben, der Export all deiner Daten und das Löschen deines Kontos: ${url}`,
  billing: (url) => `Dein Abo und die Rechnungen dazu: ${url}`,
  person: (support) => `Eine Frage an einen Menschen: ${support}`,
  eitherSubject: 'Sollen wir das festhalten?',
  either: (thanks, url) =>
    `${thanks} Was das für dich ist, weißt nur du, darum haben wir ungefragt nichts festgehalten. Wenn du es im Journal behalten magst, genügt ein Klick, und es steht dort in deinen eigenen Worten: ${url}`,
  eitherHard: 'Wenn es wehtut, tut es uns leid, und es ist gut, dass du es geschrieben hast. Mehr braucht es nicht.',
};

const french: RemarkWords = {
  quietSubject: 'Merci de nous avoir écrit',
  quiet: (thanks) =>
    `${thanks} Certains jours sont faits pour se reposer, se remettre ou simplement tenir, et ils n’ont pas besoin de liste.`,
  quietMore: 'Rien n’a été noté, et il ne manque rien. Prenez soin de vous.',
  quietNote: (brand) => `Si quelque chose vous revient plus tard, répondez simplement, et ${brand} le gardera.`,
  welcomeSubject: 'Avec plaisir',
  welcome: (name) => (name === '' ? 'Avec plaisir.' : `Avec plaisir, ${name}.`),
  chatSubject: 'C’est un plaisir de vous lire',
  chat: (name) =>
    `C’est un plaisir de vous lire${name === '' ? '' : `, ${name}`}. Vous n’avez rien d’autre à faire pour l’instant ; écrivez dès qu’il y a quelque chose à garder.`,
  doubtSubject: 'Que voulez-vous dire ?',
  doubt: (url) =>
    `Nous ne sommes pas sûrs d’avoir compris. Est-ce une réussite, ou une demande, par exemple votre liste, un CV ou un autre moment pour nos questions ? Dites-le autrement, ou gardez-le ici comme réussite : ${url}`,
  wishSubject: 'Que souhaitez-vous ?',
  wish: (support) =>
    `Nous ne sommes pas sûrs de ce que vous souhaitez : la liste de vos réussites, un CV, un autre moment pour nos questions, une pause ? Dites-le autrement, ou demandez à quelqu’un : ${support}`,
  accountSubject: 'À propos de votre compte',
  account: (thanks) =>
    `${thanks} Aucun compte n’est supprimé et aucun paiement n’est modifié par e-mail, pour que personne d’autre ne puisse le faire en votre nom.`,
  profile: (url) => `Vos informations, l’export de toutes vos données et la suppression de votre compte : ${url}`,
  billing: (url) => `Votre abonnement et ses factures : ${url}`,
  person: (support) => `Une question à poser à quelqu’un : ${support}`,
  eitherSubject: 'Faut-il garder cela ?',
  either: (thanks, url) =>
    `${thanks} Ce que cela représente, c’est à vous de le dire : rien n’a été gardé sans vous demander. Si vous aimeriez l’avoir dans votre journal, un clic suffit, et cela y reste avec vos mots : ${url}`,
  eitherHard: 'Si cela fait mal, nous en sommes désolés, et vous avez bien fait de l’écrire. Il n’en faut pas plus.',
};

const spanish: RemarkWords = {
  quietSubject: 'Gracias por escribir',
  quiet: (thanks) =>
    `${thanks} Hay días para descansar, para reponerse o simplemente para salir adelante, y no necesitan ninguna lista.`,
  quietMore: 'No se ha anotado nada, y no falta nada. Cuídate.',
  quietNote: (brand) => `Si más tarde te viene algo a la cabeza, responde sin más, y ${brand} lo guardará.`,
  welcomeSubject: 'De nada',
  welcome: (name) => (name === '' ? 'De nada.' : `De nada, ${name}.`),
  chatSubject: 'Qué bien leerte',
  chat: (name) =>
    `Qué bien leerte${name === '' ? '' : `, ${name}`}. Ahora mismo no hace falta nada más; escribe cuando haya algo que guardar.`,
  doubtSubject: '¿Qué quieres decir?',
  doubt: (url) =>
    `No estamos seguros de haberlo entendido. ¿Es un logro o una petición, por ejemplo tu lista, un currículum u otra hora para nuestras preguntas? Dilo de otra manera, o guárdalo aquí como logro: ${url}`,
  wishSubject: '¿Qué te gustaría?',
  wish: (support) =>
    `No estamos seguros de lo que quieres: ¿la lista de tus logros, un currículum, otra hora para nuestras preguntas, una pausa? Dilo de otra manera, o pregunta a una persona: ${support}`,
  accountSubject: 'Sobre tu cuenta',
  account: (thanks) =>
    `${thanks} Por correo no se elimina ninguna cuenta ni se cambia ningún pago, para que nadie más pueda hacerlo en tu nombre.`,
  profile: (url) => `Tus datos, su exportación completa y la eliminación de tu cuenta: ${url}`,
  billing: (url) => `Tu suscripción y sus facturas: ${url}`,
  person: (support) => `Una pregunta para una persona: ${support}`,
  eitherSubject: '¿Lo guardamos?',
  either: (thanks, url) =>
    `${thanks} Lo que esto es para ti solo lo sabes tú, así que no hemos guardado nada sin preguntarte. Si quieres tenerlo en tu diario, basta un clic, y queda ahí con tus propias palabras: ${url}`,
  eitherHard: 'Si duele, lo sentimos, y has hecho bien en escribirlo. No hace falta nada más.',
};

export const remarkWords: InLanguages<RemarkWords> = { en: english, de: german, fr: french, es: spanish };

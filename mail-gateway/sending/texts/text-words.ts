import type { HelpFacts } from '#domain/delivery/text/facts.ts';
import type { RemarkTone } from '#domain/inbox/mail/events.ts';
import type { ImpossibleFacts } from '#domain/inbox/request/outcome-facts.ts';
import type { InLanguages } from '../words/in-languages.ts';

/** What texts say: in letters of the GSM alphabet wherever the language can, as one other makes two texts of one. */
type TextWords = Readonly<{
  code(code: string, brand: string, minutes: number): string;
  /** Behind a question, where there is room: all of it, or the end of it. */
  howToAnswer: string;
  howToStop: string;
  help: Readonly<Record<NonNullable<HelpFacts['about']> | 'asked', string>>;
  unreadable: string;
  remarks: Readonly<Record<Extract<RemarkTone, 'quiet' | 'thanks' | 'chat' | 'account'>, string>>;
  nothingFound: string;
  either: string;
  cv: string;
  advert: string;
  tooMuch: string;
  beside(quote: string): string;
  waits: string;
  filesLeft: string;
  toUs(quote: string): string;
  ahead: string;
  rest: string;
  kept(count: number): string;
  enriched: string;
  impossible: Readonly<Record<ImpossibleFacts['reason'], string>>;
  linkSent: string;
  linksSent: string;
  dated(day: string): string;
  corrected: string;
  mailed: string;
  come(rhythm: string): string;
  restUntilResume: string;
  restUntil(date: string): string;
  restBetween(from: string, until: string): string;
  restFrom(date: string): string;
  willComeAfterResume(rhythm: string): string;
  willCome(rhythm: string, date: string): string;
  noWins: string;
}>;

const english: TextWords = {
  code: (code, brand, minutes) =>
    `${code} is your ${brand} code, good for ${minutes} minutes. If you did not ask for it, ignore this text.`,
  howToAnswer: 'Just answer this text.',
  howToStop: 'STOP ends these.',
  help: {
    pictures: 'pictures do not come through by text. Say it in words here, or send them by mail.',
    'too-many': 'that is all we can take by text today. Please mail us the rest.',
    asked: 'answer a check-in in your own words. STOP ends these texts, START begins them again.',
  },
  unreadable: 'We could not read that. Please say it in other words, or mail us.',
  remarks: {
    quiet: 'Thank you. Nothing was recorded, and nothing is missing.',
    thanks: 'You are welcome.',
    chat: 'Good to hear from you. Nothing is needed just now.',
    account: 'Accounts and payments are not changed by text: see Profile and Billing in the app.',
  },
  either:
    'Thank you. What this is to you, only you know: nothing was kept without asking. In the app you can keep it. If it hurts, we are sorry.',
  nothingFound: 'We are not sure what you would like: your list, a CV, another time? Reply HELP for help.',
  cv: 'That looks like a CV, so none of it was saved as a win. Add it in the app under Profile, Career.',
  advert:
    'That looks like a job advertisement, so none of it was saved as a win. Send it again below "Write a cover letter for this job:" if you want one.',
  tooMuch: 'Part of it was too long, and needs you in the app.',
  beside: (quote) => `Left out: ${quote} If it is a win, keep it in the app.`,
  waits: 'Is that a win or a wish, such as your list or another time? Say it in other words; it waits in the app.',
  filesLeft: 'Files could not be kept.',
  toUs: (quote) => `We did not understand ${quote}. Reply HELP for help.`,
  ahead: 'What is still to come is not kept yet.',
  rest: 'The rest was read too, and not recorded.',
  kept: (count) => (count === 1 ? 'Your win is kept.' : `${count} wins are kept.`),
  enriched: 'Added to your win.',
  impossible: {
    'on-billing-page': 'Subscriptions are ended, and payments looked at, under Billing in the app.',
    'on-profile-page': 'That is done under Profile in the app.',
    'on-wins-page': 'Removed wins can be brought back under Wins in the app, for 30 days.',
    inactive: 'That needs a subscription; see Billing in the app.',
    'too-many-today': 'You have had many documents today; please ask again tomorrow.',
    'too-many-at-once': 'That was one thing too many at once; please ask for it again.',
    released: 'Please ask for it again from your own address.',
    declined: 'Good, then nothing was changed.',
    'answered-before': 'You have answered that before, so nothing was changed this time.',
    'beyond-us':
      'That is made of something other than your wins, so I cannot write it. What I can make of them: a CV, a cover letter, a performance review, posts and articles, or an answer to “What are my strengths?”',
    'no-account': 'That could not be done.',
  },
  linkSent: 'A link to sign in is in your mailbox.',
  linksSent: 'Several links to sign in are in your mailbox; please use the newest.',
  dated: (day) => `Its date: ${day}.`,
  corrected: 'Your wins are corrected.',
  mailed: 'Your document is in your mailbox.',
  come: (rhythm) => `Your check-ins come ${rhythm}.`,
  restUntilResume: 'Your check-ins rest until you say resume.',
  restUntil: (date) => `Your check-ins rest until ${date}.`,
  restBetween: (from, until) => `Your check-ins rest from ${from} until ${until}.`,
  restFrom: (date) => `Your check-ins rest from ${date} on, until you say resume.`,
  willComeAfterResume: (rhythm) => `Your check-ins will come ${rhythm}, and rest until you say resume.`,
  willCome: (rhythm, date) => `Your check-ins will come ${rhythm}, and rest until ${date}.`,
  noWins: 'There is no win in your journal yet.',
};

const german: TextWords = {
  code: (code, brand, minutes) =>
    `${code} ist dein ${brand}-Code, ${minutes} Minuten gültig. Nicht angefordert? Dann ignoriere diese SMS.`,
  howToAnswer: 'Antworte einfach auf diese SMS.',
  howToStop: 'STOP beendet sie.',
  help: {
    pictures: 'Bilder kommen per SMS nicht an. Sag es hier in Worten, oder schick sie per Mail.',
    'too-many': 'mehr können wir heute per SMS nicht annehmen. Bitte schick uns den Rest per Mail.',
    asked: 'antworte in deinen eigenen Worten auf eine Frage. STOP beendet diese SMS, START beginnt sie wieder.',
  },
  unreadable: 'Das konnten wir nicht lesen. Bitte sag es in anderen Worten, oder schick uns eine Mail.',
  remarks: {
    quiet: 'Danke. Es wurde nichts aufgeschrieben, und es fehlt nichts.',
    thanks: 'Gern geschehen.',
    chat: 'Schön, von dir zu hören. Gerade ist nichts weiter nötig.',
    account: 'Konten und Zahlungen werden nicht per SMS geändert: siehe Profile und Billing in der App.',
  },
  either:
    'Danke. Was das für dich ist, weißt nur du: ungefragt wurde nichts festgehalten. In der App geht es. Wenn es wehtut, tut es uns leid.',
  nothingFound: 'Was möchtest du: deine Liste, einen Lebenslauf, eine andere Zeit? Antworte HELP für Hilfe.',
  cv: 'Das sieht nach einem Lebenslauf aus, darum ist nichts davon festgehalten. Hinzufügen kannst du ihn in der App unter Profil, Werdegang.',
  advert:
    'Das sieht nach einer Stellenanzeige aus, darum ist nichts davon festgehalten. Für ein Anschreiben schick sie noch einmal unter "Schreib mir ein Anschreiben für diese Stelle:".',
  tooMuch: 'Ein Teil war zu lang und braucht dich in der App.',
  beside: (quote) => `Nicht dabei: ${quote} Ist es ein Erfolg, halte ihn in der App fest.`,
  waits:
    'Ist das ein Erfolg oder ein Wunsch, etwa deine Liste oder eine andere Zeit? Sag es anders; es wartet in der App.',
  filesLeft: 'Dateien konnten nicht aufbewahrt werden.',
  toUs: (quote) => `Das haben wir nicht verstanden: ${quote}. Antworte HELP für Hilfe.`,
  ahead: 'Was noch bevorsteht, ist noch nicht festgehalten.',
  rest: 'Auch den Rest haben wir gelesen und nicht aufgeschrieben.',
  kept: (count) => (count === 1 ? 'Dein Erfolg ist festgehalten.' : `${count} Erfolge sind festgehalten.`),
  enriched: 'Zu deinem Erfolg hinzugefügt.',
  impossible: {
    'on-billing-page': 'Abos und Zahlungen findest du in der App unter Billing.',
    'on-profile-page': 'Das geht in der App unter Profile.',
    'on-wins-page': 'Entfernte Erfolge lassen sich 30 Tage lang in der App unter Wins zurückholen.',
    inactive: 'Dafür braucht es ein Abo; siehe Billing in der App.',
    'too-many-today': 'Du hast heute schon viele Dokumente bekommen; bitte frag morgen wieder.',
    'too-many-at-once': 'Das war eine Sache zu viel auf einmal; bitte schreib es noch einmal.',
    released: 'Bitte schick es noch einmal von deiner eigenen Adresse.',
    declined: 'Gut, dann wurde nichts geändert.',
    'answered-before': 'Das hast du schon beantwortet, darum wurde diesmal nichts geändert.',
    'beyond-us':
      'Das besteht aus etwas anderem als deinen Erfolgen, darum kann ich es nicht schreiben. Was ich daraus machen kann: Lebenslauf, Anschreiben, Leistungsbeurteilung, Beiträge und Artikel oder eine Antwort auf „Was sind meine Stärken?“',
    'no-account': 'Das war nicht möglich.',
  },
  linkSent: 'Ein Link zum Anmelden ist in deinem Postfach.',
  linksSent: 'Mehrere Links zum Anmelden sind in deinem Postfach; nimm bitte den neuesten.',
  dated: (day) => `Das Datum: ${day}.`,
  corrected: 'Deine Erfolge sind berichtigt.',
  mailed: 'Dein Dokument ist in deinem Postfach.',
  come: (rhythm) => `Unsere Fragen kommen ${rhythm}.`,
  restUntilResume: 'Unsere Fragen ruhen, bis du weitermachen schreibst.',
  restUntil: (date) => `Unsere Fragen ruhen bis zum ${date}.`,
  restBetween: (from, until) => `Unsere Fragen ruhen vom ${from} bis zum ${until}.`,
  restFrom: (date) => `Unsere Fragen ruhen ab dem ${date}, bis du weitermachen schreibst.`,
  willComeAfterResume: (rhythm) => `Unsere Fragen kommen ${rhythm}, und ruhen, bis du weitermachen schreibst.`,
  willCome: (rhythm, date) => `Unsere Fragen kommen ${rhythm}, und ruhen bis zum ${date}.`,
  noWins: 'In deinem Journal steht noch kein Erfolg.',
};

const french: TextWords = {
  code: (code, brand, minutes) =>
    `${code} est votre code ${brand}, valable ${minutes} minutes. Si vous n'avez rien demandé, ignorez ce SMS.`,
  howToAnswer: 'Répondez simplement à ce SMS.',
  howToStop: 'STOP y met fin.',
  help: {
    pictures: 'les images ne passent pas par SMS. Dites-le ici avec vos mots, ou envoyez-les par e-mail.',
    'too-many': "c'est tout pour aujourd'hui par SMS. Merci d'envoyer le reste par e-mail.",
    asked: 'répondez à une question avec vos mots. STOP met fin à ces SMS, START les fait reprendre.',
  },
  unreadable: "Nous n'avons pas pu lire cela. Dites-le autrement, ou par e-mail.",
  remarks: {
    quiet: "Merci. Rien n'a été noté, et il ne manque rien.",
    thanks: 'Avec plaisir.',
    chat: "C'est un plaisir de vous lire. Rien d'autre à faire pour l'instant.",
    account: "Comptes et paiements ne se modifient pas par SMS : voir Profile et Billing dans l'application.",
  },
  either:
    "Merci. Ce que cela représente, c'est à vous de le dire : rien n'a été gardé. Vous pouvez le garder dans l'app. Si cela fait mal, nous en sommes désolés.",
  nothingFound: "Que souhaitez-vous : votre liste, un CV, un autre moment ? Répondez HELP pour de l'aide.",
  cv: "Cela ressemble à un CV : rien n'en a été gardé. Ajoutez-le dans l'application, sous Profil, Career.",
  advert:
    'Cela ressemble à une offre : rien n\'en a été gardé. Pour une lettre, renvoyez-la sous "Écris-moi une lettre de motivation pour ce poste :".',
  tooMuch: "Une partie était trop longue et vous attend dans l'application.",
  beside: (quote) => `Laissé de côté : ${quote} Si c'est une réussite, gardez-la dans l'application.`,
  waits:
    "Est-ce une réussite ou une demande, comme votre liste ou un autre moment ? Dites-le autrement ; cela vous attend dans l'application.",
  filesLeft: "Des fichiers n'ont pas pu être gardés.",
  toUs: (quote) => `Nous n'avons pas compris ${quote}. Répondez HELP pour de l'aide.`,
  ahead: "Ce qui est encore à venir n'est pas gardé pour l'instant.",
  rest: 'Le reste a été lu aussi, sans être noté.',
  kept: (count) => (count === 1 ? 'Votre réussite est gardée.' : `${count} réussites sont gardées.`),
  enriched: 'Ajouté à votre réussite.',
  impossible: {
    'on-billing-page': "Abonnements et paiements se trouvent sous Billing dans l'application.",
    'on-profile-page': "Cela se fait sous Profile dans l'application.",
    'on-wins-page': "Les réussites retirées peuvent revenir pendant 30 jours, sous Wins dans l'application.",
    inactive: "Il faut un abonnement pour cela ; voir Billing dans l'application.",
    'too-many-today': "Vous avez déjà reçu beaucoup de documents aujourd'hui ; redemandez demain.",
    'too-many-at-once': "C'était une chose de trop à la fois ; merci de la redemander.",
    released: 'Merci de le redemander depuis votre adresse.',
    declined: "Bien, rien n'a donc été changé.",
    'answered-before': 'Vous y aviez déjà répondu, rien n’a donc été changé cette fois.',
    'beyond-us':
      'Cela ne se fait pas à partir de vos réussites, je ne peux donc pas l’écrire. Ce que je peux en faire : un CV, une lettre de motivation, un bilan annuel, des posts et des articles, ou une réponse à « Quels sont mes points forts ? »',
    'no-account': "Ce n'était pas possible.",
  },
  linkSent: 'Un lien de connexion est dans votre messagerie.',
  linksSent: 'Plusieurs liens de connexion sont dans votre messagerie ; prenez le plus récent.',
  dated: (day) => `Sa date : ${day}.`,
  corrected: 'Vos réussites sont corrigées.',
  mailed: 'Votre document est dans votre boîte e-mail.',
  come: (rhythm) => `Nos questions arrivent ${rhythm}.`,
  restUntilResume: "Nos questions sont en pause jusqu'à ce que vous disiez reprendre.",
  restUntil: (date) => `Nos questions sont en pause jusqu'au ${date}.`,
  restBetween: (from, until) => `Nos questions sont en pause du ${from} au ${until}.`,
  restFrom: (date) => `Nos questions sont en pause à partir du ${date}, jusqu'à ce que vous disiez reprendre.`,
  willComeAfterResume: (rhythm) =>
    `Nos questions arriveront ${rhythm}, et sont en pause jusqu'à ce que vous disiez reprendre.`,
  willCome: (rhythm, date) => `Nos questions arriveront ${rhythm}, et sont en pause jusqu'au ${date}.`,
  noWins: "Il n'y a pas encore de réussite dans votre journal.",
};

const spanish: TextWords = {
  code: (code, brand, minutes) =>
    `${code} es tu código de ${brand}, válido ${minutes} minutos. Si no lo pediste, ignora este SMS.`,
  howToAnswer: 'Responde a este SMS.',
  howToStop: 'STOP para dejar de recibirlos.',
  help: {
    pictures: 'las imágenes no llegan por SMS. Dilo aquí con palabras, o envíalas por correo.',
    'too-many': 'por hoy no podemos recibir más por SMS. Envíanos el resto por correo, por favor.',
    asked: 'responde a una pregunta con tus propias palabras. STOP termina estos SMS, START los reanuda.',
  },
  unreadable: 'No hemos podido leerlo. Dilo de otra manera, o por correo.',
  remarks: {
    quiet: 'Gracias. No se ha anotado nada, y no falta nada.',
    thanks: 'De nada.',
    chat: 'Qué bien leerte. Ahora mismo no hace falta nada más.',
    account: 'Las cuentas y los pagos no se cambian por SMS: mira Profile y Billing en la app.',
  },
  either:
    'Gracias. Lo que esto es para ti solo lo sabes tú: no guardamos nada sin preguntarte. Puedes guardarlo en la app. Si duele, lo sentimos.',
  nothingFound: '¿Qué te gustaría: tu lista, un CV, otra hora? Responde HELP si necesitas ayuda.',
  cv: 'Esto parece un currículum: no se ha guardado nada de él. Añádelo en la app, en Perfil, Career.',
  advert:
    'Esto parece una oferta: no se ha guardado nada de ella. Para una carta, envíala otra vez debajo de "Escríbeme una carta de presentación para este puesto:".',
  tooMuch: 'Una parte era demasiado larga y te espera en la app.',
  beside: (quote) => `Se ha quedado fuera: ${quote} Si es un logro, guárdalo en la app.`,
  waits: '¿Es un logro o una petición, como tu lista u otra hora? Dilo de otra manera; te espera en la app.',
  filesLeft: 'Algunos archivos no se han podido guardar.',
  toUs: (quote) => `No hemos entendido ${quote}. Responde HELP si necesitas ayuda.`,
  ahead: 'Lo que está por venir aún no se ha guardado.',
  rest: 'El resto también se ha leído, sin anotarlo.',
  kept: (count) => (count === 1 ? 'Tu logro está guardado.' : `${count} logros guardados.`),
  enriched: 'Añadido a tu logro.',
  impossible: {
    'on-billing-page': 'Las suscripciones y los pagos están en Billing, en la app.',
    'on-profile-page': 'Eso se hace en Profile, en la app.',
    'on-wins-page': 'Los logros quitados se recuperan durante 30 días en Wins, en la app.',
    inactive: 'Para eso hace falta una suscripción; mira Billing en la app.',
    'too-many-today': 'Hoy ya has recibido muchos documentos; vuelve a pedirlo mañana.',
    'too-many-at-once': 'Era una cosa de más a la vez; pídela otra vez, por favor.',
    released: 'Pídelo otra vez desde tu propia dirección, por favor.',
    declined: 'Bien, entonces no se ha cambiado nada.',
    'answered-before': 'Ya habías respondido a eso, así que esta vez no se ha cambiado nada.',
    'beyond-us':
      'Eso no se hace a partir de tus logros, así que no puedo escribirlo. Lo que sí puedo hacer con ellos: un currículum, una carta de presentación, una evaluación, publicaciones y artículos, o una respuesta a «¿Cuáles son mis puntos fuertes?»',
    'no-account': 'No se ha podido hacer.',
  },
  linkSent: 'Tienes un enlace para entrar en tu correo.',
  linksSent: 'Tienes varios enlaces para entrar en tu correo; usa el más reciente.',
  dated: (day) => `Su fecha: ${day}.`,
  corrected: 'Tus logros están corregidos.',
  mailed: 'Tu documento está en tu buzón.',
  come: (rhythm) => `Nuestras preguntas llegan ${rhythm}.`,
  restUntilResume: 'Nuestras preguntas descansan hasta que digas reanudar.',
  restUntil: (date) => `Nuestras preguntas descansan hasta el ${date}.`,
  restBetween: (from, until) => `Nuestras preguntas descansan del ${from} al ${until}.`,
  restFrom: (date) => `Nuestras preguntas descansan a partir del ${date}, hasta que digas reanudar.`,
  willComeAfterResume: (rhythm) => `Nuestras preguntas llegarán ${rhythm}, y descansan hasta que digas reanudar.`,
  willCome: (rhythm, date) => `Nuestras preguntas llegarán ${rhythm}, y descansan hasta el ${date}.`,
  noWins: 'Todavía no hay ningún logro en tu diario.',
};

export const textWords: InLanguages<TextWords> = { en: english, de: german, fr: french, es: spanish };

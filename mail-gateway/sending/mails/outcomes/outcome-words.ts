import type { ImpossibleFacts } from '#domain/inbox/request/outcome-facts.ts';
import type { InLanguages } from '../../words/in-languages.ts';

/** What came of a request that is neither of check-ins nor asked back. A `quote` stands in its marks. */
type OutcomeWords = Readonly<{
  asked(quote: string): string;
  wrote(quote: string): string;
  /** `document` is what was asked for, as `requestNamesIn` has it. */
  here(document: string): string;
  attached(names: string): string;
  mailed: string;
  /** AI writes it by now. */
  writing(document: string): string;
  mailedLater: string;
  /** Before a list of what a document lacks, each with its place. */
  lacks: string;
  /** One of them: where it belongs, and what is missing there. */
  lack: (place: string, text: string) => string;
  addLacks: string;
  impossible: Readonly<
    Record<Exclude<ImpossibleFacts['reason'], 'inactive' | 'on-profile-page' | 'on-wins-page'>, string>
  >;
  inactive(document: string): string;
  openBilling: string;
  billingSteps: Readonly<Record<'cancel' | 'refund', string>>;
  subscribe: string;
}>;

const english: OutcomeWords = {
  asked: (quote) => `You asked: ${quote}`,
  wrote: (quote) => `You wrote: ${quote}`,
  here: (document) => `Here is what you asked for, ${document}.`,
  attached: (names) => `It is attached, too: ${names}.`,
  mailed: 'It is on its way to your mailbox, too, with its files.',
  writing: (document) =>
    `I am writing what you asked for, ${document}. That takes a minute or two; you find it under “My Content”.`,
  mailedLater: 'It goes to your mailbox, too, with its files.',
  lacks: 'It lacks something that belongs in these places. We ask for each only once:',
  lack: (place, text) => `${place}: ${text}`,
  addLacks: 'Answer this mail with it, or add it to your profile; the next one has it then.',
  impossible: {
    'on-billing-page':
      'Subscriptions and payments are not changed by mail, so that nobody else can do it in your name. On the billing page you can cancel, change your plan, or have what you paid in the last 14 days back; deleting the account is on your profile page. Check-ins go on as they are: answer “stop” to have none.',
    'too-many-today': 'You have had many documents by mail today. Please ask once more tomorrow.',
    'too-many-at-once':
      'That was one thing too many for one mail, so we did not begin with it. Please ask for it in a mail of its own.',
    released:
      'That mail came from another address than yours, and without proof that you wrote it, so we changed nothing. Please send the request once more from your own address.',
    'no-account': 'That could not be done for this account.',
    declined: 'Good, then nothing was changed.',
    'answered-before': 'You have answered that before, so nothing was changed this time.',
    'beyond-us':
      'That is made of something other than your wins, so I cannot write it. What I can make of them: a CV, a cover letter, a performance review, posts and articles, or an answer to “What are my strengths?”',
  },
  inactive: (document) =>
    `Your subscription has ended, and ${document} is part of it. All your wins are there: with a subscription it is made at once.`,
  openBilling: 'Open Billing',
  billingSteps: { cancel: 'Cancel my subscription', refund: 'Get my money back' },
  subscribe: 'Subscribe again',
};

const german: OutcomeWords = {
  asked: (quote) => `Du hast geschrieben: ${quote}`,
  wrote: (quote) => `Du hast geschrieben: ${quote}`,
  here: (document) => `Hier ist, worum du gebeten hast: ${document}.`,
  attached: (names) => `Auch als Anhang: ${names}.`,
  mailed: 'Es ist auch auf dem Weg in dein Postfach, mit allen Dateien.',
  writing: (document) =>
    `Ich schreibe gerade, worum du gebeten hast: ${document}. Das dauert ein, zwei Minuten; du findest es unter „Meine Dokumente“.`,
  mailedLater: 'Es kommt auch in dein Postfach, mit allen Dateien.',
  lacks: 'An diesen Stellen fehlt noch etwas. Wir fragen nach jedem nur einmal:',
  lack: (place, text) => `${place}: ${text}`,
  addLacks: 'Schreib es in einer Antwort auf diese Mail, oder trag es in dein Profil ein; im nächsten steht es dann.',
  impossible: {
    'on-billing-page':
      'Abos und Zahlungen werden nicht per Mail geändert, damit es niemand anders in deinem Namen tun kann. Auf der Seite für Zahlungen kannst du kündigen, den Tarif wechseln oder zurückbekommen, was du in den letzten 14 Tagen bezahlt hast; dein Konto löschen kannst du auf deiner Profilseite. Unsere Fragen kommen weiter wie bisher: Antworte „stopp“, wenn du keine mehr möchtest.',
    'too-many-today': 'Du hast heute schon viele Dokumente per Mail bekommen. Bitte frag morgen noch einmal.',
    'too-many-at-once':
      'Das war für eine Mail eine Sache zu viel, darum haben wir damit nicht angefangen. Bitte schreib es noch einmal in einer eigenen Mail.',
    released:
      'Diese Mail kam von einer anderen Adresse als deiner und ohne Nachweis, dass sie von dir ist, darum haben wir nichts geändert. Bitte schick deinen Wunsch noch einmal von deiner eigenen Adresse.',
    'no-account': 'Das war für dieses Konto nicht möglich.',
    declined: 'Gut, dann wurde nichts geändert.',
    'answered-before': 'Das hast du schon beantwortet, darum wurde diesmal nichts geändert.',
    'beyond-us':
      'Das besteht aus etwas anderem als deinen Erfolgen, darum kann ich es nicht schreiben. Was ich daraus machen kann: Lebenslauf, Anschreiben, Leistungsbeurteilung, Beiträge und Artikel oder eine Antwort auf „Was sind meine Stärken?“',
  },
  inactive: (document) =>
    `Dein Abo ist beendet, und dazu gehört auch das: ${document}. Alle deine Erfolge sind da: Mit einem Abo geht es sofort.`,
  openBilling: 'Zahlungen öffnen',
  billingSteps: { cancel: 'Mein Abo kündigen', refund: 'Mein Geld zurückbekommen' },
  subscribe: 'Wieder abonnieren',
};

const french: OutcomeWords = {
  asked: (quote) => `Vous avez écrit : ${quote}`,
  wrote: (quote) => `Vous avez écrit : ${quote}`,
  here: (document) => `Voici ce que vous avez demandé : ${document}.`,
  attached: (names) => `Également en pièce jointe : ${names}.`,
  mailed: 'L’ensemble est aussi en route vers votre boîte e-mail, avec ses fichiers.',
  writing: (document) =>
    `J’écris ce que vous avez demandé : ${document}. Il faut une ou deux minutes ; vous le trouverez sous « My Content ».`,
  mailedLater: 'Le tout vous parviendra aussi par e-mail, avec ses fichiers.',
  lacks: 'Il manque encore quelque chose à ces endroits. Nous ne le demandons qu’une fois :',
  lack: (place, text) => `${place} : ${text}`,
  addLacks: 'Répondez à cet e-mail, ou ajoutez-le à votre profil ; il figurera dans le prochain document.',
  impossible: {
    'on-billing-page':
      'Les abonnements et les paiements ne se modifient pas par e-mail, pour que personne d’autre ne puisse le faire en votre nom. Sur la page de facturation, vous pouvez résilier, changer de formule ou récupérer ce que vous avez payé ces 14 derniers jours ; la suppression du compte se trouve sur votre page de profil. Nos questions continuent comme avant : répondez « stop » pour ne plus en recevoir.',
    'too-many-today': 'Vous avez déjà reçu beaucoup de documents par e-mail aujourd’hui. Merci de redemander demain.',
    'too-many-at-once':
      'C’était une chose de trop pour un seul e-mail, nous ne l’avons donc pas commencée. Merci de la demander dans un e-mail à part.',
    released:
      'Cet e-mail venait d’une autre adresse que la vôtre, sans preuve qu’il était de vous : nous n’avons donc rien changé. Merci de renvoyer votre demande depuis votre adresse.',
    'no-account': 'Ce n’était pas possible pour ce compte.',
    declined: 'Bien, rien n’a donc été changé.',
    'answered-before': 'Vous y aviez déjà répondu, rien n’a donc été changé cette fois.',
    'beyond-us':
      'Cela ne se fait pas à partir de vos réussites, je ne peux donc pas l’écrire. Ce que je peux en faire : un CV, une lettre de motivation, un bilan annuel, des posts et des articles, ou une réponse à « Quels sont mes points forts ? »',
  },
  inactive: (document) =>
    `Votre abonnement est terminé, et ceci en fait partie : ${document}. Toutes vos réussites sont là : avec un abonnement, ce sera fait tout de suite.`,
  openBilling: 'Ouvrir la facturation',
  billingSteps: { cancel: 'Résilier mon abonnement', refund: 'Me faire rembourser' },
  subscribe: 'Se réabonner',
};

const spanish: OutcomeWords = {
  asked: (quote) => `Escribiste: ${quote}`,
  wrote: (quote) => `Escribiste: ${quote}`,
  here: (document) => `Aquí está lo que pediste: ${document}.`,
  attached: (names) => `También va adjunto: ${names}.`,
  mailed: 'También va de camino a tu buzón, con sus archivos.',
  writing: (document) =>
    `Estoy escribiendo lo que pediste: ${document}. Tarda uno o dos minutos; lo encontrarás en «My Content».`,
  mailedLater: 'También llegará a tu buzón, con sus archivos.',
  lacks: 'Todavía falta algo en estos lugares. Lo preguntamos solo una vez:',
  lack: (place, text) => `${place}: ${text}`,
  addLacks: 'Responde a este correo con ello o añádelo a tu perfil; el próximo documento lo incluirá.',
  impossible: {
    'on-billing-page':
      'Las suscripciones y los pagos no se cambian por correo, para que nadie más pueda hacerlo en tu nombre. En la página de pagos puedes cancelar, cambiar de plan o recuperar lo que pagaste en los últimos 14 días; eliminar la cuenta se hace en tu página de perfil. Nuestras preguntas siguen como hasta ahora: responde «stop» si no quieres ninguna.',
    'too-many-today': 'Hoy ya has recibido muchos documentos por correo. Por favor, vuelve a pedirlo mañana.',
    'too-many-at-once':
      'Era una cosa de más para un solo correo, así que no hemos empezado con ella. Por favor, pídela en un correo aparte.',
    released:
      'Ese correo llegó desde otra dirección que no es la tuya y sin prueba de que lo escribieras tú, así que no hemos cambiado nada. Por favor, envía la petición otra vez desde tu dirección.',
    'no-account': 'No se ha podido hacer para esta cuenta.',
    declined: 'Bien, entonces no se ha cambiado nada.',
    'answered-before': 'Ya habías respondido a eso, así que esta vez no se ha cambiado nada.',
    'beyond-us':
      'Eso no se hace a partir de tus logros, así que no puedo escribirlo. Lo que sí puedo hacer con ellos: un currículum, una carta de presentación, una evaluación, publicaciones y artículos, o una respuesta a «¿Cuáles son mis puntos fuertes?»',
  },
  inactive: (document) =>
    `Tu suscripción ha terminado, y esto forma parte de ella: ${document}. Todos tus logros están ahí: con una suscripción se hace al momento.`,
  openBilling: 'Abrir los pagos',
  billingSteps: { cancel: 'Cancelar mi suscripción', refund: 'Recuperar mi dinero' },
  subscribe: 'Volver a suscribirse',
};

export const outcomeWords: InLanguages<OutcomeWords> = { en: english, de: german, fr: french, es: spanish };

import type { NoneBecause } from '#domain/check-ins/facts.ts';
import type { InLanguages } from '../../words/in-languages.ts';

/** What holds for check-ins now. A `rhythm`, a `date` and an `hour` are in words; a `zone` is its IANA name. */
type CheckInOutcomeWords = Readonly<{
  back(rhythm: string): string;
  restUntil(date: string): string;
  restBetween(from: string, until: string): string;
  restFrom(date: string): string;
  stopped: string;
  rest: string;
  same(rhythm: string): string;
  changed(rhythm: string): string;
  changedStopped(rhythm: string): string;
  changedFrom(rhythm: string, date: string): string;
  none: Readonly<Record<NoneBecause, string>>;
  noneYet: string;
  next(zone: string): string;
  moment(day: string, hour: string): string;
}>;

const english: CheckInOutcomeWords = {
  back: (rhythm) => `Welcome back: your check-ins come again ${rhythm}.`,
  restUntil: (date) => `Done: your check-ins rest until ${date}.`,
  restBetween: (from, until) => `Done: your check-ins rest from ${from} until ${until}.`,
  restFrom: (date) => `Done: your check-ins rest from ${date} on. Answer “resume” whenever you want them again.`,
  stopped:
    'Done: no more check-ins. Everything you have told us stays in your journal, and one word, “resume”, brings them back. A subscription goes on; Billing on the web is where it ends.',
  rest: 'Done: your check-ins rest. Answer “resume” whenever you want them again.',
  same: (rhythm) => `That is so already: your check-ins come ${rhythm}.`,
  changed: (rhythm) => `Done: your check-ins come ${rhythm}.`,
  changedStopped: (rhythm) =>
    `Done: your check-ins would come ${rhythm}, but they are stopped now. Answer “resume” and they come again.`,
  changedFrom: (rhythm, date) => `Done: your check-ins come ${rhythm}, from ${date} on; until then they rest.`,
  none: {
    unproven: 'They begin once you answer the welcome mail, or follow the link in it.',
    setup: 'They begin once your setup is saved.',
    undeliverable: 'None is planned while mail to your address comes back; your profile page says how to put it right.',
    inactive: 'They begin again with a subscription, as there is none now.',
    ending: 'None is planned, as your subscription ends before the next one.',
    paused: 'None is planned while they rest; answer “resume” whenever you want them again.',
    later: '',
  },
  noneYet: 'None is planned yet; your profile page says why.',
  next: (zone) => `The next ones, in your time (${zone}):`,
  moment: (day, hour) => `${day} at ${hour}`,
};

const german: CheckInOutcomeWords = {
  back: (rhythm) => `Schön, dass du wieder da bist: Unsere Fragen kommen wieder ${rhythm}.`,
  restUntil: (date) => `Erledigt: Unsere Fragen ruhen bis zum ${date}.`,
  restBetween: (from, until) => `Erledigt: Unsere Fragen ruhen vom ${from} bis zum ${until}.`,
  restFrom: (date) =>
    `Erledigt: Unsere Fragen ruhen ab dem ${date}. Antworte „weitermachen“, wann immer du sie wieder möchtest.`,
  stopped:
    'Erledigt: Es kommen keine Fragen mehr. Alles, was du uns erzählt hast, bleibt in deinem Journal, und ein einziges Wort, „weitermachen“, bringt sie zurück. Ein Abo läuft weiter; beenden kannst du es im Web auf der Seite „Zahlungen“.',
  rest: 'Erledigt: Unsere Fragen ruhen. Antworte „weitermachen“, wann immer du sie wieder möchtest.',
  same: (rhythm) => `Das ist schon so: Unsere Fragen kommen ${rhythm}.`,
  changed: (rhythm) => `Erledigt: Unsere Fragen kommen ${rhythm}.`,
  changedStopped: (rhythm) =>
    `Erledigt: Unsere Fragen kämen ${rhythm}, sind aber gerade gestoppt. Antworte „weitermachen“, und sie kommen wieder.`,
  changedFrom: (rhythm, date) => `Erledigt: Unsere Fragen kommen ${rhythm}, ab dem ${date}; bis dahin ruhen sie.`,
  none: {
    unproven: 'Sie beginnen, sobald du auf die Willkommensmail antwortest oder dem Link darin folgst.',
    setup: 'Sie beginnen, sobald deine Einrichtung gespeichert ist.',
    undeliverable:
      'Es ist keine geplant, solange Mails an deine Adresse zurückkommen; auf deiner Profilseite steht, wie du das behebst.',
    inactive: 'Sie beginnen wieder mit einem Abo, denn zurzeit gibt es keines.',
    ending: 'Es ist keine geplant, weil dein Abo vor der nächsten endet.',
    paused: 'Es ist keine geplant, solange sie ruhen; antworte „weitermachen“, wann immer du sie wieder möchtest.',
    later: '',
  },
  noneYet: 'Noch ist keine geplant; auf deiner Profilseite steht, warum.',
  next: (zone) => `Die nächsten, in deiner Zeit (${zone}):`,
  moment: (day, hour) => `${day} um ${hour}`,
};

const french: CheckInOutcomeWords = {
  back: (rhythm) => `Quel plaisir de vous retrouver : nos questions reviennent ${rhythm}.`,
  restUntil: (date) => `C’est fait : nos questions s’arrêtent jusqu’au ${date}.`,
  restBetween: (from, until) => `C’est fait : nos questions s’arrêtent du ${from} au ${until}.`,
  restFrom: (date) =>
    `C’est fait : nos questions s’arrêtent à partir du ${date}. Répondez « reprendre » quand vous les voudrez à nouveau.`,
  stopped:
    'C’est fait : plus de questions. Tout ce que vous nous avez raconté reste dans votre journal, et un seul mot, « reprendre », les fait revenir. Un abonnement, lui, continue ; c’est sur la page web « Billing » qu’il se résilie.',
  rest: 'C’est fait : nos questions sont en pause. Répondez « reprendre » quand vous les voudrez à nouveau.',
  same: (rhythm) => `C’est déjà le cas : nos questions arrivent ${rhythm}.`,
  changed: (rhythm) => `C’est fait : nos questions arrivent ${rhythm}.`,
  changedStopped: (rhythm) =>
    `C’est fait : nos questions arriveraient ${rhythm}, mais elles sont arrêtées pour l’instant. Répondez « reprendre », et elles reviendront.`,
  changedFrom: (rhythm, date) =>
    `C’est fait : nos questions arriveront ${rhythm}, à partir du ${date} ; d’ici là, elles sont en pause.`,
  none: {
    unproven: 'Elles commencent dès que vous répondez à l’e-mail de bienvenue ou suivez son lien.',
    setup: 'Elles commencent dès que vos réglages sont enregistrés.',
    undeliverable:
      'Aucune n’est prévue tant que les e-mails envoyés à votre adresse nous reviennent ; votre page de profil dit comment y remédier.',
    inactive: 'Elles reprendront avec un abonnement, car il n’y en a pas actuellement.',
    ending: 'Aucune n’est prévue, car votre abonnement se termine avant la prochaine.',
    paused:
      'Aucune n’est prévue tant qu’elles sont en pause ; répondez « reprendre » quand vous les voudrez à nouveau.',
    later: '',
  },
  noneYet: 'Aucune n’est encore prévue ; votre page de profil dit pourquoi.',
  next: (zone) => `Les prochaines, à votre heure (${zone}) :`,
  moment: (day, hour) => `${day} à ${hour}`,
};

const spanish: CheckInOutcomeWords = {
  back: (rhythm) => `Qué bien tenerte de vuelta: nuestras preguntas llegan otra vez ${rhythm}.`,
  restUntil: (date) => `Hecho: nuestras preguntas descansan hasta el ${date}.`,
  restBetween: (from, until) => `Hecho: nuestras preguntas descansan del ${from} al ${until}.`,
  restFrom: (date) =>
    `Hecho: nuestras preguntas descansan a partir del ${date}. Responde «reanudar» cuando las quieras otra vez.`,
  stopped:
    'Hecho: no llegarán más preguntas. Todo lo que nos contaste se queda en tu diario, y una sola palabra, «reanudar», las trae de vuelta. Una suscripción sigue en marcha; se cancela en la página web «Billing».',
  rest: 'Hecho: nuestras preguntas descansan. Responde «reanudar» cuando las quieras otra vez.',
  same: (rhythm) => `Ya es así: nuestras preguntas llegan ${rhythm}.`,
  changed: (rhythm) => `Hecho: nuestras preguntas llegan ${rhythm}.`,
  changedStopped: (rhythm) =>
    `Hecho: nuestras preguntas llegarían ${rhythm}, pero ahora están detenidas. Responde «reanudar» y volverán.`,
  changedFrom: (rhythm, date) =>
    `Hecho: nuestras preguntas llegarán ${rhythm}, a partir del ${date}; hasta entonces descansan.`,
  none: {
    unproven: 'Empezarán en cuanto respondas al correo de bienvenida o sigas su enlace.',
    setup: 'Empezarán en cuanto guardes tu configuración.',
    undeliverable:
      'No hay ninguna prevista mientras nos devuelvan los correos a tu dirección; tu página de perfil dice cómo arreglarlo.',
    inactive: 'Empezarán de nuevo con una suscripción, porque ahora no hay ninguna.',
    ending: 'No hay ninguna prevista, porque tu suscripción termina antes de la próxima.',
    paused: 'No hay ninguna prevista mientras descansan; responde «reanudar» cuando las quieras otra vez.',
    later: '',
  },
  noneYet: 'Aún no hay ninguna prevista; tu página de perfil dice por qué.',
  next: (zone) => `Las próximas, en tu hora (${zone}):`,
  moment: (day, hour) => `${day} a ${hour}`,
};

export const checkInOutcomeWords: InLanguages<CheckInOutcomeWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

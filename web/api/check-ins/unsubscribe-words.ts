import type { Language } from '#domain/facts.ts';

/** What a link stops: how its button is called, what pressing it does, and how it stands. */
type OfList = Readonly<{ stop: string; ask: string; stops: string; on: string; stopped: string; again: string }>;

/** The page that stops mails or starts them again. `settings` and the like are markup: they lead to the profile. */
type UnsubscribeWords = Readonly<{
  lists: Readonly<Record<'check-ins' | 'weekly' | 'monthly', OfList>>;
  kept: string;
  nothingElse: string;
  resume: string;
  goOn: string;
  goOnQuestion: string;
  settings: string;
  tooOften: string;
  tooOftenMore: string;
  switches: string;
  noLink: string;
  noLinkMore: string;
  profile: string;
}>;

const link = (words: string): string => `<a href="/profile">${words}</a>`;

const english: UnsubscribeWords = {
  lists: {
    'check-ins': {
      stop: 'Stop check-ins',
      ask: 'Stop check-ins?',
      stops: 'This stops all check-ins.',
      on: 'Check-ins are on, and one press keeps them coming.',
      stopped: 'Check-ins are stopped',
      again: 'Check-ins come again',
    },
    weekly: {
      stop: 'Stop weekly insights',
      ask: 'Stop weekly insights?',
      stops: 'This stops the mail with your weekly insight.',
      on: 'Weekly insights are on, and one press keeps them coming.',
      stopped: 'Weekly insights are stopped',
      again: 'Weekly insights come again',
    },
    monthly: {
      stop: 'Stop monthly insights',
      ask: 'Stop monthly insights?',
      stops: 'This stops the mail with your monthly insight.',
      on: 'Monthly insights are on, and one press keeps them coming.',
      stopped: 'Monthly insights are stopped',
      again: 'Monthly insights come again',
    },
  },
  kept: 'Your wins stay, and what you write to us is still kept.',
  nothingElse: 'There is nothing else to do.',
  resume: 'Start again',
  goOn: 'Go on',
  goOnQuestion: 'Do you want to go on?',
  settings: `Another time, fewer of them, or a pause? ${link('Your profile')} has all of that.`,
  tooOften: 'That was pressed very often today',
  tooOftenMore: 'Nothing was changed this time. Tomorrow this link works again.',
  switches: `Signed in, ${link('your profile')} has the same switches at any time.`,
  noLink: 'This link does not work',
  noLinkMore: 'It may be incomplete, or its account is gone; then no mail comes any more.',
  profile: `Signed in, ${link('your profile')} has all that is about check-ins.`,
};

const german: UnsubscribeWords = {
  lists: {
    'check-ins': {
      stop: 'Check-ins beenden',
      ask: 'Check-ins beenden?',
      stops: 'Dann kommen keine Check-ins mehr.',
      on: 'Check-ins sind eingeschaltet. Mit einem Klick kommen sie weiter.',
      stopped: 'Check-ins sind beendet',
      again: 'Check-ins kommen wieder',
    },
    weekly: {
      stop: 'Wochenrückblick abbestellen',
      ask: 'Wochenrückblick abbestellen?',
      stops: 'Dann kommt die Mail mit deinem Wochenrückblick nicht mehr.',
      on: 'Der Wochenrückblick ist eingeschaltet. Mit einem Klick kommt er weiter.',
      stopped: 'Der Wochenrückblick ist abbestellt',
      again: 'Der Wochenrückblick kommt wieder',
    },
    monthly: {
      stop: 'Monatsrückblick abbestellen',
      ask: 'Monatsrückblick abbestellen?',
      stops: 'Dann kommt die Mail mit deinem Monatsrückblick nicht mehr.',
      on: 'Der Monatsrückblick ist eingeschaltet. Mit einem Klick kommt er weiter.',
      stopped: 'Der Monatsrückblick ist abbestellt',
      again: 'Der Monatsrückblick kommt wieder',
    },
  },
  kept: 'Deine Erfolge bleiben, und was du uns schreibst, heben wir weiter auf.',
  nothingElse: 'Mehr ist nicht zu tun.',
  resume: 'Wieder aufnehmen',
  goOn: 'Weitermachen',
  goOnQuestion: 'Möchtest du weitermachen?',
  settings: `Eine andere Zeit, seltener oder eine Pause? Das alles findest du in ${link('deinem Profil')}.`,
  tooOften: 'Das wurde heute sehr oft geändert',
  tooOftenMore: 'Diesmal wurde nichts geändert. Morgen geht dieser Link wieder.',
  switches: `Wenn du angemeldet bist, hat ${link('dein Profil')} dieselben Schalter, jederzeit.`,
  noLink: 'Dieser Link funktioniert nicht',
  noLinkMore: 'Vielleicht ist er unvollständig, oder das Konto gibt es nicht mehr; dann kommt auch keine Mail mehr.',
  profile: `Wenn du angemeldet bist, findest du in ${link('deinem Profil')} alles zu den Check-ins.`,
};

const french: UnsubscribeWords = {
  lists: {
    'check-ins': {
      stop: 'Arrêter les check-ins',
      ask: 'Arrêter les check-ins ?',
      stops: 'Plus aucun check-in ne viendra.',
      on: 'Les check-ins sont actifs. Un clic, et ils continuent.',
      stopped: 'Les check-ins sont arrêtés',
      again: 'Les check-ins reprennent',
    },
    weekly: {
      stop: 'Arrêter le bilan de la semaine',
      ask: 'Arrêter le bilan de la semaine ?',
      stops: 'L’e-mail avec votre bilan de la semaine ne viendra plus.',
      on: 'Le bilan de la semaine est actif. Un clic, et il continue.',
      stopped: 'Le bilan de la semaine est arrêté',
      again: 'Le bilan de la semaine reprend',
    },
    monthly: {
      stop: 'Arrêter le bilan du mois',
      ask: 'Arrêter le bilan du mois ?',
      stops: 'L’e-mail avec votre bilan du mois ne viendra plus.',
      on: 'Le bilan du mois est actif. Un clic, et il continue.',
      stopped: 'Le bilan du mois est arrêté',
      again: 'Le bilan du mois reprend',
    },
  },
  kept: 'Vos réussites restent, et ce que vous nous écrivez est toujours conservé.',
  nothingElse: 'Il n’y a rien d’autre à faire.',
  resume: 'Reprendre',
  goOn: 'Continuer',
  goOnQuestion: 'Voulez-vous continuer ?',
  settings: `Une autre heure, moins souvent, ou une pause ? Tout cela se règle dans ${link('votre profil')}.`,
  tooOften: 'Ce bouton a été utilisé très souvent aujourd’hui',
  tooOftenMore: 'Rien n’a été changé cette fois. Demain, ce lien fonctionnera de nouveau.',
  switches: `Une fois connecté, ${link('votre profil')} offre les mêmes réglages à tout moment.`,
  noLink: 'Ce lien ne fonctionne pas',
  noLinkMore: 'Il est peut-être incomplet, ou son compte n’existe plus ; dans ce cas, aucun e-mail ne vient plus.',
  profile: `Une fois connecté, ${link('votre profil')} réunit tout ce qui concerne les check-ins.`,
};

const spanish: UnsubscribeWords = {
  lists: {
    'check-ins': {
      stop: 'Dejar de recibir check-ins',
      ask: '¿Dejar de recibir check-ins?',
      stops: 'Ya no llegará ningún check-in.',
      on: 'Los check-ins están activos. Un clic y siguen llegando.',
      stopped: 'Los check-ins están detenidos',
      again: 'Los check-ins vuelven a llegar',
    },
    weekly: {
      stop: 'Dejar de recibir el resumen semanal',
      ask: '¿Dejar de recibir el resumen semanal?',
      stops: 'El correo con tu resumen semanal ya no llegará.',
      on: 'El resumen semanal está activo. Un clic y sigue llegando.',
      stopped: 'El resumen semanal está detenido',
      again: 'El resumen semanal vuelve a llegar',
    },
    monthly: {
      stop: 'Dejar de recibir el resumen mensual',
      ask: '¿Dejar de recibir el resumen mensual?',
      stops: 'El correo con tu resumen mensual ya no llegará.',
      on: 'El resumen mensual está activo. Un clic y sigue llegando.',
      stopped: 'El resumen mensual está detenido',
      again: 'El resumen mensual vuelve a llegar',
    },
  },
  kept: 'Tus logros se quedan, y lo que nos escribas se sigue guardando.',
  nothingElse: 'No hay nada más que hacer.',
  resume: 'Volver a empezar',
  goOn: 'Continuar',
  goOnQuestion: '¿Quieres continuar?',
  settings: `¿Otra hora, con menos frecuencia o una pausa? Todo eso está en ${link('tu perfil')}.`,
  tooOften: 'Este botón se ha usado muchas veces hoy',
  tooOftenMore: 'Esta vez no se ha cambiado nada. Mañana este enlace vuelve a funcionar.',
  switches: `Con la sesión iniciada, ${link('tu perfil')} ofrece los mismos ajustes en cualquier momento.`,
  noLink: 'Este enlace no funciona',
  noLinkMore: 'Puede que esté incompleto o que su cuenta ya no exista; en ese caso ya no llega ningún correo.',
  profile: `Con la sesión iniciada, ${link('tu perfil')} reúne todo lo relativo a los check-ins.`,
};

export const unsubscribeWords: Readonly<Record<Language, UnsubscribeWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

import type { InLanguages } from '../../words/in-languages.ts';

/** The way to what is done by whoever is signed in alone, and how to sign in. */
type AccountWords = Readonly<{
  export: string;
  deletion: string;
  profile: string;
  restore: string;
  linkSent: string;
  linksSent: string;
  openProfile: string;
  openWins: string;
  openLogin: string;
}>;

const english: AccountWords = {
  export: 'Everything you have told us is there to download as one archive, on your profile page.',
  deletion:
    'No account is deleted by mail, so that nobody else can do it in your name. On your profile page it takes a minute, and you can download everything before.',
  profile: 'Your name, role, company, address and phone number are changed on your profile page.',
  restore: 'What was dropped or merged can be brought back for 30 days, in the list of removed wins.',
  linkSent:
    'A link to sign in is on its way to the address of your account; it is good for ten minutes. There is no password: a new link can be had on the login page any time.',
  linksSent:
    'Several links to sign in went to the address of your account just now, so please look there first, under spam too. In a quarter of an hour the login page sends another one.',
  openProfile: 'Open Profile',
  openWins: 'Open Wins',
  openLogin: 'Open the login page',
};

const german: AccountWords = {
  export: 'Alles, was du uns erzählt hast, kannst du auf deiner Profilseite als ein Archiv herunterladen.',
  deletion:
    'Kein Konto wird per Mail gelöscht, damit es niemand anders in deinem Namen tun kann. Auf deiner Profilseite dauert es eine Minute, und vorher kannst du alles herunterladen.',
  profile: 'Name, Position, Firma, Adresse und Telefonnummer änderst du auf deiner Profilseite.',
  restore:
    'Was gelöscht oder zusammengelegt wurde, lässt sich 30 Tage lang zurückholen, in der Liste der entfernten Erfolge.',
  linkSent:
    'Ein Link zum Anmelden ist unterwegs an die Adresse deines Kontos; er gilt zehn Minuten. Ein Passwort gibt es nicht: Einen neuen Link bekommst du jederzeit auf der Anmeldeseite.',
  linksSent:
    'Gerade gingen schon mehrere Links zum Anmelden an die Adresse deines Kontos. Bitte sieh zuerst dort nach, auch im Spam. In einer Viertelstunde schickt die Anmeldeseite wieder einen.',
  openProfile: 'Profil öffnen',
  openWins: 'Erfolge öffnen',
  openLogin: 'Anmeldeseite öffnen',
};

const french: AccountWords = {
  export: 'Tout ce que vous nous avez raconté peut être téléchargé en une archive, sur votre page de profil.',
  deletion:
    'Aucun compte n’est supprimé par mail, pour que personne ne puisse le faire en votre nom. Sur votre page de profil, cela prend une minute, et vous pouvez tout télécharger avant.',
  profile:
    'Votre nom, votre fonction, votre entreprise, votre adresse et votre numéro de téléphone se changent sur votre page de profil.',
  restore: 'Ce qui a été retiré ou réuni peut revenir pendant 30 jours, dans la liste des réussites retirées.',
  linkSent:
    'Un lien de connexion est en route vers l’adresse de votre compte ; il est valable dix minutes. Il n’y a pas de mot de passe : la page de connexion envoie un nouveau lien à tout moment.',
  linksSent:
    'Plusieurs liens de connexion viennent d’être envoyés à l’adresse de votre compte : regardez-y d’abord, aussi dans les indésirables. Dans un quart d’heure, la page de connexion en enverra un autre.',
  openProfile: 'Ouvrir le profil',
  openWins: 'Ouvrir les réussites',
  openLogin: 'Ouvrir la page de connexion',
};

const spanish: AccountWords = {
  export: 'Todo lo que nos has contado se puede descargar en un archivo, en tu página de perfil.',
  deletion:
    'Ninguna cuenta se elimina por correo, para que nadie más pueda hacerlo en tu nombre. En tu página de perfil se tarda un minuto, y antes puedes descargarlo todo.',
  profile: 'Tu nombre, tu puesto, tu empresa, tu dirección y tu teléfono se cambian en tu página de perfil.',
  restore: 'Lo que se quitó o se unió se puede recuperar durante 30 días, en la lista de logros quitados.',
  linkSent:
    'Un enlace para entrar va de camino a la dirección de tu cuenta; vale diez minutos. No hay contraseña: la página de acceso envía un enlace nuevo cuando quieras.',
  linksSent:
    'Acabamos de enviar varios enlaces para entrar a la dirección de tu cuenta: mira primero allí, también en el correo no deseado. En un cuarto de hora la página de acceso envía otro.',
  openProfile: 'Abrir el perfil',
  openWins: 'Abrir los logros',
  openLogin: 'Abrir la página de acceso',
};

export const accountWords: InLanguages<AccountWords> = { en: english, de: german, fr: french, es: spanish };

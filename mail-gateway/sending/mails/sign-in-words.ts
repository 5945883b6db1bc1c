import type { InLanguages } from '../words/in-languages.ts';

/** `hello` is the greeting, after which the sentence goes on. */
const english = {
  welcomeSubject: (brand: string) => `Welcome to ${brand}. What went well this week?`,
  welcomeQuestion: 'What is one thing you got done this week?',
  welcome: (hello: string, brand: string) =>
    `${hello} your account is open. Just answer this mail with one thing you did, however small: that is how ${brand} works, and your first win is kept.`,
  lookAround: 'Or look around first. This link signs you in and shows us that this address is yours:',
  open: (brand: string) => `Open ${brand}`,
  welcomeNote: (minutes: number) =>
    `The link works once, within ${minutes} minutes. Later it offers to send you a new one.`,
  linkSubject: (brand: string) => `Your login link for ${brand}`,
  link: (hello: string, brand: string, minutes: number) =>
    `${hello} this link signs you in to ${brand}. It works once, within ${minutes} minutes.`,
  signIn: 'Sign in',
  code: 'Or type this code into the page where you asked for it:',
  notAskedFor: 'You did not ask for it? Then leave this mail alone: without the link nobody gets in.',
  notAskedForCode: 'You did not ask for it? Then leave this mail alone: without the link or the code nobody gets in.',
  noAccountSubject: (brand: string) => `No ${brand} account for this address`,
  noAccount: (hello: string, brand: string) =>
    `${hello} someone asked for a login link to ${brand} with this address. There is no account for it here, so there is nothing to sign in to.`,
  noAccountYou: 'Was it you? Perhaps you signed up with another address. Or begin here:',
  signUp: 'Sign up',
  noAccountNote: 'It was not you? Then leave this mail alone. We keep nothing about you.',
  againSubject: (brand: string) => `You already have a ${brand} account`,
  again: (hello: string, brand: string) =>
    `${hello} someone just signed up to ${brand} with your address. You have an account already, so no second one was made and nothing was charged.`,
  againYou: (minutes: number) => `Was it you? This link signs you in. It works once, within ${minutes} minutes.`,
  againNote: 'It was not you? Then leave this mail alone: without the link nobody gets in.',
};

type SignInWords = typeof english;

const german: SignInWords = {
  welcomeSubject: (brand) => `Willkommen bei ${brand}. Was lief diese Woche gut?`,
  welcomeQuestion: 'Was hast du diese Woche geschafft?',
  welcome: (hello, brand) =>
    `${hello} dein Konto ist eröffnet. Antworte einfach auf diese Mail mit einer Sache, die du getan hast, und sei sie noch so klein: So funktioniert ${brand}, und dein erster Erfolg ist festgehalten.`,
  lookAround:
    'Oder sieh dich erst einmal um. Mit diesem Link meldest du dich an und zeigst uns, dass diese Adresse dir gehört:',
  open: (brand) => `${brand} öffnen`,
  welcomeNote: (minutes) =>
    `Der Link gilt einmal, innerhalb von ${minutes} Minuten. Danach bietet er dir an, einen neuen zu schicken.`,
  linkSubject: (brand) => `Dein Anmeldelink für ${brand}`,
  link: (hello, brand, minutes) =>
    `${hello} mit diesem Link meldest du dich bei ${brand} an. Er gilt einmal, innerhalb von ${minutes} Minuten.`,
  signIn: 'Anmelden',
  code: 'Oder gib diesen Code auf der Seite ein, auf der du ihn angefordert hast:',
  notAskedFor:
    'Du hast ihn nicht angefordert? Dann kannst du diese Mail einfach ignorieren: Ohne den Link kommt niemand hinein.',
  notAskedForCode:
    'Du hast ihn nicht angefordert? Dann kannst du diese Mail einfach ignorieren: Ohne den Link oder den Code kommt niemand hinein.',
  noAccountSubject: (brand) => `Kein ${brand}-Konto für diese Adresse`,
  noAccount: (hello, brand) =>
    `${hello} jemand hat mit dieser Adresse einen Anmeldelink für ${brand} angefordert. Zu ihr gibt es hier kein Konto, also auch nichts, wo man sich anmelden könnte.`,
  noAccountYou: 'Warst du das? Vielleicht hast du dich mit einer anderen Adresse registriert. Oder fang hier an:',
  signUp: 'Registrieren',
  noAccountNote: 'Du warst es nicht? Dann kannst du diese Mail einfach ignorieren. Wir speichern nichts über dich.',
  againSubject: (brand) => `Du hast schon ein ${brand}-Konto`,
  again: (hello, brand) =>
    `${hello} gerade hat sich jemand mit deiner Adresse bei ${brand} registriert. Du hast schon ein Konto, darum wurde kein zweites eröffnet und nichts abgebucht.`,
  againYou: (minutes) =>
    `Warst du das? Mit diesem Link meldest du dich an. Er gilt einmal, innerhalb von ${minutes} Minuten.`,
  againNote: 'Du warst es nicht? Dann kannst du diese Mail einfach ignorieren: Ohne den Link kommt niemand hinein.',
};

const french: SignInWords = {
  welcomeSubject: (brand) => `Bienvenue chez ${brand}. Qu’est-ce qui s’est bien passé cette semaine ?`,
  welcomeQuestion: 'Quelle chose avez-vous menée à bien cette semaine ?',
  welcome: (hello, brand) =>
    `${hello} votre compte est ouvert. Répondez simplement à cet e-mail en citant une chose que vous avez faite, même toute petite : c’est ainsi que fonctionne ${brand}, et votre première réussite sera gardée.`,
  lookAround: 'Ou faites d’abord un tour. Ce lien vous connecte et nous montre que cette adresse est bien la vôtre :',
  open: (brand) => `Ouvrir ${brand}`,
  welcomeNote: (minutes) =>
    `Le lien sert une seule fois, dans les ${minutes} minutes. Ensuite, il vous propose de vous en envoyer un nouveau.`,
  linkSubject: (brand) => `Votre lien de connexion à ${brand}`,
  link: (hello, brand, minutes) =>
    `${hello} ce lien vous connecte à ${brand}. Il sert une seule fois, dans les ${minutes} minutes.`,
  signIn: 'Se connecter',
  code: 'Ou saisissez ce code sur la page où vous l’avez demandé :',
  notAskedFor: 'Vous n’avez rien demandé ? Alors ne tenez pas compte de cet e-mail : sans le lien, personne n’entre.',
  notAskedForCode:
    'Vous n’avez rien demandé ? Alors ne tenez pas compte de cet e-mail : sans le lien ni le code, personne n’entre.',
  noAccountSubject: (brand) => `Aucun compte ${brand} à cette adresse`,
  noAccount: (hello, brand) =>
    `${hello} quelqu’un a demandé un lien de connexion à ${brand} avec cette adresse. Aucun compte n’y est associé, il n’y a donc rien à quoi se connecter.`,
  noAccountYou: 'C’était vous ? Peut-être avez-vous choisi une autre adresse à l’inscription. Sinon, commencez ici :',
  signUp: 'S’inscrire',
  noAccountNote: 'Ce n’était pas vous ? Alors ne tenez pas compte de cet e-mail. Nous ne gardons rien à votre sujet.',
  againSubject: (brand) => `Vous avez déjà un compte ${brand}`,
  again: (hello, brand) =>
    `${hello} quelqu’un vient de s’inscrire à ${brand} avec votre adresse. Vous avez déjà un compte : aucun autre n’a été créé, et rien n’a été débité.`,
  againYou: (minutes) => `C’était vous ? Ce lien vous connecte. Il sert une seule fois, dans les ${minutes} minutes.`,
  againNote: 'Ce n’était pas vous ? Alors ne tenez pas compte de cet e-mail : sans le lien, personne n’entre.',
};

const spanish: SignInWords = {
  welcomeSubject: (brand) => `Te damos la bienvenida a ${brand}. ¿Qué te salió bien esta semana?`,
  welcomeQuestion: '¿Qué has conseguido esta semana?',
  welcome: (hello, brand) =>
    `${hello} tu cuenta está abierta. Solo tienes que responder a este correo con algo que hayas hecho, por pequeño que sea: así funciona ${brand}, y tu primer logro quedará guardado.`,
  lookAround: 'O echa antes un vistazo. Con este enlace inicias sesión y nos muestras que esta dirección es tuya:',
  open: (brand) => `Abrir ${brand}`,
  welcomeNote: (minutes) =>
    `El enlace sirve una sola vez, durante ${minutes} minutos. Después te ofrece enviarte uno nuevo.`,
  linkSubject: (brand) => `Tu enlace para entrar en ${brand}`,
  link: (hello, brand, minutes) =>
    `${hello} con este enlace inicias sesión en ${brand}. Sirve una sola vez, durante ${minutes} minutos.`,
  signIn: 'Iniciar sesión',
  code: 'O escribe este código en la página donde lo pediste:',
  notAskedFor: '¿No lo pediste tú? Entonces no hagas caso de este correo: sin el enlace no entra nadie.',
  notAskedForCode:
    '¿No lo pediste tú? Entonces no hagas caso de este correo: sin el enlace o el código no entra nadie.',
  noAccountSubject: (brand) => `No hay ninguna cuenta de ${brand} con esta dirección`,
  noAccount: (hello, brand) =>
    `${hello} alguien ha pedido con esta dirección un enlace para entrar en ${brand}. Aquí no hay ninguna cuenta con ella, así que no hay dónde entrar.`,
  noAccountYou: '¿Fuiste tú? Quizá te registraste con otra dirección. Si no, empieza aquí:',
  signUp: 'Registrarse',
  noAccountNote: '¿No fuiste tú? Entonces no hagas caso de este correo. No guardamos nada sobre ti.',
  againSubject: (brand) => `Ya tienes una cuenta de ${brand}`,
  again: (hello, brand) =>
    `${hello} alguien acaba de registrarse en ${brand} con tu dirección. Ya tienes una cuenta, así que no se ha creado otra ni se ha cobrado nada.`,
  againYou: (minutes) => `¿Fuiste tú? Con este enlace inicias sesión. Sirve una sola vez, durante ${minutes} minutos.`,
  againNote: '¿No fuiste tú? Entonces no hagas caso de este correo: sin el enlace no entra nadie.',
};

export const signInWords: InLanguages<SignInWords> = { en: english, de: german, fr: french, es: spanish };

import type { InLanguages } from '../words/in-languages.ts';

/** `hello` is the greeting, after which the sentence goes on. */
const english = {
  confirmSubject: (brand: string) => `Confirm your new address for ${brand}`,
  confirm: (hello: string, brand: string, before: string) =>
    `${hello} you want ${brand} to write to this address instead of ${before}. Please confirm that it is yours.`,
  confirmButton: 'Confirm this address',
  confirmNote: (hours: number) =>
    `The link works for ${hours} hours. Until then everything goes to the old address. You did not ask for this? Then leave this mail alone.`,
  changedSubject: (brand: string) => `Your ${brand} address was changed`,
  changed: (hello: string, after: string | null) =>
    `${hello} your account is now under ${after ?? 'another address'}. We write there from now on, and this is the last mail to this address.`,
  changedNote: (support: string) => `It was not you? Write to ${support} at once, from this address.`,
  takenSubject: (brand: string) => `Someone wanted to use your address for another ${brand} account`,
  taken: (hello: string, brand: string) =>
    `${hello} someone who is signed in to another ${brand} account asked for its mail to go to your address. You have an account with this address already, so nothing was changed.`,
  takenYou: 'Was it you? Then first give the account you have another address, or delete it, on its profile page:',
  openProfile: 'Open profile',
  takenNote: 'It was not you? Then leave this mail alone. Nobody was told that you have an account.',
};

type AddressWords = typeof english;

const german: AddressWords = {
  confirmSubject: (brand) => `Bestätige deine neue Adresse für ${brand}`,
  confirm: (hello, brand, before) =>
    `${hello} du möchtest, dass ${brand} dir an diese Adresse schreibt statt an ${before}. Bitte bestätige, dass sie dir gehört.`,
  confirmButton: 'Adresse bestätigen',
  confirmNote: (hours) =>
    `Der Link gilt ${hours} Stunden. Bis du ihn benutzt, geht alles an die alte Adresse. Du wolltest das gar nicht? Dann kannst du diese Mail einfach ignorieren.`,
  changedSubject: (brand) => `Deine Adresse bei ${brand} wurde geändert`,
  changed: (hello, after) =>
    `${hello} dein Konto läuft jetzt unter ${after ?? 'einer anderen Adresse'}. Ab sofort schreiben wir dorthin; dies ist die letzte Mail an diese Adresse.`,
  changedNote: (support) => `Du warst es nicht? Dann schreib bitte sofort von dieser Adresse aus an ${support}.`,
  takenSubject: (brand) => `Jemand wollte deine Adresse für ein anderes ${brand}-Konto nutzen`,
  taken: (hello, brand) =>
    `${hello} jemand, der bei einem anderen ${brand}-Konto angemeldet ist, wollte dessen Mails an deine Adresse schicken lassen. Zu dieser Adresse hast du schon ein Konto, darum wurde nichts geändert.`,
  takenYou:
    'Warst du das? Dann gib dem Konto, das du schon hast, auf seiner Profilseite zuerst eine andere Adresse oder lösche es:',
  openProfile: 'Profil öffnen',
  takenNote:
    'Du warst es nicht? Dann kannst du diese Mail einfach ignorieren. Niemand hat erfahren, dass du ein Konto hast.',
};

const french: AddressWords = {
  confirmSubject: (brand) => `Confirmez votre nouvelle adresse pour ${brand}`,
  confirm: (hello, brand, before) =>
    `${hello} vous souhaitez que ${brand} vous écrive à cette adresse plutôt qu’à ${before}. Merci de confirmer que c’est bien la vôtre.`,
  confirmButton: 'Confirmer cette adresse',
  confirmNote: (hours) =>
    `Le lien est valable ${hours} heures. D’ici là, tout continue d’arriver à l’ancienne adresse. Vous n’avez rien demandé ? Alors ne tenez pas compte de cet e-mail.`,
  changedSubject: (brand) => `Votre adresse chez ${brand} a été modifiée`,
  changed: (hello, after) =>
    `${hello} votre compte est maintenant rattaché à ${after ?? 'une autre adresse'}. C’est là que nous écrirons désormais ; ceci est le dernier e-mail envoyé à cette adresse-ci.`,
  changedNote: (support) => `Ce n’était pas vous ? Écrivez tout de suite à ${support}, depuis cette adresse.`,
  takenSubject: (brand) => `Quelqu’un a voulu utiliser votre adresse pour un autre compte ${brand}`,
  taken: (hello, brand) =>
    `${hello} une personne connectée à un autre compte ${brand} a demandé que ses e-mails arrivent à votre adresse. Vous avez déjà un compte à cette adresse : rien n’a donc été changé.`,
  takenYou:
    'C’était vous ? Alors donnez d’abord une autre adresse au compte que vous avez déjà, ou supprimez-le, sur sa page de profil :',
  openProfile: 'Ouvrir le profil',
  takenNote:
    'Ce n’était pas vous ? Alors ne tenez pas compte de cet e-mail. Personne n’a appris que vous avez un compte.',
};

const spanish: AddressWords = {
  confirmSubject: (brand) => `Confirma tu nueva dirección para ${brand}`,
  confirm: (hello, brand, before) =>
    `${hello} quieres que ${brand} te escriba a esta dirección en lugar de a ${before}. Confirma, por favor, que es tuya.`,
  confirmButton: 'Confirmar esta dirección',
  confirmNote: (hours) =>
    `El enlace sirve durante ${hours} horas. Hasta que lo uses, todo seguirá llegando a la dirección anterior. ¿No lo pediste tú? Entonces no hagas caso de este correo.`,
  changedSubject: (brand) => `Tu dirección de ${brand} ha cambiado`,
  changed: (hello, after) =>
    `${hello} tu cuenta está ahora en ${after ?? 'otra dirección'}. A partir de ahora te escribimos allí; este es el último correo a esta dirección.`,
  changedNote: (support) => `¿No fuiste tú? Escribe enseguida a ${support} desde esta dirección.`,
  takenSubject: (brand) => `Alguien quiso usar tu dirección para otra cuenta de ${brand}`,
  taken: (hello, brand) =>
    `${hello} alguien que ha iniciado sesión en otra cuenta de ${brand} pidió que sus correos llegaran a tu dirección. Ya tienes una cuenta con esta dirección, así que no se ha cambiado nada.`,
  takenYou:
    '¿Fuiste tú? Entonces ponle antes otra dirección a la cuenta que ya tienes, o elimínala, en su página de perfil:',
  openProfile: 'Abrir el perfil',
  takenNote: '¿No fuiste tú? Entonces no hagas caso de este correo. Nadie ha sabido que tienes una cuenta.',
};

export const addressWords: InLanguages<AddressWords> = { en: english, de: german, fr: french, es: spanish };

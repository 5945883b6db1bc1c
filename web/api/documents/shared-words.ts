import type { Language } from '#domain/facts.ts';

/** What stands around a shared document, for a reader who may not know us. */
type SharedWords = Readonly<{
  /** `date` as the language writes it. */
  until(date: string): string;
  untitled: string;
  locked: string;
  lockedMore: string;
  password: string;
  open: string;
  wrong: string;
  often: string;
}>;

export const sharedWords: Readonly<Record<Language, SharedWords>> = {
  en: {
    until: (date) => `Shared with you by its author. This link works until ${date}.`,
    untitled: 'A shared document',
    locked: 'This document has a password',
    lockedMore: 'Whoever sent you the link knows it.',
    password: 'Password',
    open: 'Open',
    wrong: 'That is not the password.',
    often: 'That was tried too often. Please try again in a quarter of an hour.',
  },
  de: {
    until: (date) => `Von der Person geteilt, die es geschrieben hat. Der Link gilt bis ${date}.`,
    untitled: 'Ein geteiltes Dokument',
    locked: 'Dieses Dokument hat ein Passwort',
    lockedMore: 'Wer dir den Link geschickt hat, kennt es.',
    password: 'Passwort',
    open: 'Öffnen',
    wrong: 'Das ist nicht das Passwort.',
    often: 'Das wurde zu oft versucht. Bitte versuch es in einer Viertelstunde wieder.',
  },
  fr: {
    until: (date) => `Partagé avec vous par son auteur. Ce lien fonctionne jusqu’au ${date}.`,
    untitled: 'Un document partagé',
    locked: 'Ce document a un mot de passe',
    lockedMore: 'La personne qui vous a envoyé le lien le connaît.',
    password: 'Mot de passe',
    open: 'Ouvrir',
    wrong: 'Ce n’est pas le mot de passe.',
    often: 'Trop d’essais. Réessayez dans un quart d’heure.',
  },
  es: {
    until: (date) => `Compartido contigo por su autor. Este enlace funciona hasta el ${date}.`,
    untitled: 'Un documento compartido',
    locked: 'Este documento tiene contraseña',
    lockedMore: 'Quien te envió el enlace la conoce.',
    password: 'Contraseña',
    open: 'Abrir',
    wrong: 'Esa no es la contraseña.',
    often: 'Se ha intentado demasiadas veces. Inténtalo de nuevo dentro de un cuarto de hora.',
  },
};

/** Nobody is told whether it ever worked: so this is in the language of who reads it, for there is no document. */
export const notShared: Readonly<Record<Language, Readonly<{ title: string; text: string }>>> = {
  en: {
    title: 'This link does not work',
    text: 'It may be incomplete, it may have ended, or its author has taken it back. Whoever sent it can send another one.',
  },
  de: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Vielleicht ist er unvollständig, abgelaufen oder zurückgenommen. Wer ihn geschickt hat, kann einen neuen schicken.',
  },
  fr: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il est peut-être incomplet, il a expiré, ou son auteur l’a retiré. La personne qui l’a envoyé peut en envoyer un autre.',
  },
  es: {
    title: 'Este enlace no funciona',
    text: 'Puede que esté incompleto, que haya terminado o que su autor lo haya retirado. Quien lo envió puede enviar otro.',
  },
};

/** Said to a network before a link is even looked at, so it is in the reader's language too. */
export const tooManyReads: Readonly<Record<Language, Readonly<{ title: string; text: string }>>> = {
  en: {
    title: 'Please wait a minute',
    text: 'This page has been opened very often from your network. Reload it in a minute.',
  },
  de: {
    title: 'Bitte warte eine Minute',
    text: 'Diese Seite wurde aus deinem Netz sehr oft aufgerufen. Lade sie in einer Minute neu.',
  },
  fr: {
    title: 'Patientez une minute',
    text: 'Cette page a été ouverte très souvent depuis votre réseau. Rechargez-la dans une minute.',
  },
  es: {
    title: 'Espera un minuto',
    text: 'Esta página se ha abierto muchas veces desde tu red. Vuelve a cargarla dentro de un minuto.',
  },
};

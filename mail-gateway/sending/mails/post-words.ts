import type { Network } from '#domain/documents/networks.ts';
import type { InLanguages } from '../words/in-languages.ts';

/** `hello` is the greeting, after which the sentence goes on. */
type PostWords = Readonly<{
  headline(posts: number, networks: readonly Network[]): string;
  opening(hello: string): string;
  how: string;
  oneByOne: string;
  title(number: number, of: number): string;
  open: Readonly<Record<Network, string>>;
  change: string;
}>;

const isFor = (network: Network, networks: readonly Network[]): boolean =>
  networks.length === 1 && networks[0] === network;

const english: PostWords = {
  headline: (posts, networks) => {
    if (posts > 1) return 'Your thread for today';
    if (isFor('linkedin', networks)) return 'Your LinkedIn post for today';
    return isFor('x', networks) ? 'Your post for X, for today' : 'Your post for today';
  },
  opening: (hello) => `${hello} you chose today for this post, and here it is.`,
  how: 'The button opens the network with the text in it. You look at it once more and post it yourself; nobody does it for you.',
  oneByOne: 'Post them in this order, each as a reply to the one before it.',
  title: (number, of) => `Post ${number} of ${of}`,
  open: { linkedin: 'Open in LinkedIn', x: 'Open in X' },
  change: 'Something is not right yet? Change it here first:',
};

const german: PostWords = {
  headline: (posts, networks) => {
    if (posts > 1) return 'Dein Thread für heute';
    if (isFor('linkedin', networks)) return 'Dein LinkedIn-Beitrag für heute';
    return isFor('x', networks) ? 'Dein Beitrag für X, für heute' : 'Dein Beitrag für heute';
  },
  opening: (hello) => `${hello} für diesen Beitrag hast du den heutigen Tag gewählt, hier ist er.`,
  how: 'Der Knopf öffnet das Netzwerk, der Text steht schon darin. Du siehst ihn noch einmal an und veröffentlichst ihn selbst; niemand tut es für dich.',
  oneByOne: 'Veröffentliche sie in dieser Reihenfolge, jeden als Antwort auf den davor.',
  title: (number, of) => `Beitrag ${number} von ${of}`,
  open: { linkedin: 'In LinkedIn öffnen', x: 'In X öffnen' },
  change: 'Etwas stimmt noch nicht? Hier änderst du es vorher:',
};

const french: PostWords = {
  headline: (posts, networks) => {
    if (posts > 1) return 'Votre fil pour aujourd’hui';
    if (isFor('linkedin', networks)) return 'Votre post LinkedIn pour aujourd’hui';
    return isFor('x', networks) ? 'Votre post pour X, pour aujourd’hui' : 'Votre post pour aujourd’hui';
  },
  opening: (hello) => `${hello} vous aviez choisi ce jour pour ce post : le voici.`,
  how: 'Le bouton ouvre le réseau, avec le texte déjà en place. Vous le relisez et le publiez vous-même ; personne ne le fait pour vous.',
  oneByOne: 'Publiez-les dans cet ordre, chacun en réponse au précédent.',
  title: (number, of) => `Post ${number} sur ${of}`,
  open: { linkedin: 'Ouvrir dans LinkedIn', x: 'Ouvrir dans X' },
  change: 'Quelque chose ne va pas encore ? Modifiez-le d’abord ici :',
};

const spanish: PostWords = {
  headline: (posts, networks) => {
    if (posts > 1) return 'Tu hilo para hoy';
    if (isFor('linkedin', networks)) return 'Tu publicación de LinkedIn para hoy';
    return isFor('x', networks) ? 'Tu publicación para X, para hoy' : 'Tu publicación para hoy';
  },
  opening: (hello) => `${hello} elegiste el día de hoy para esta publicación, y aquí está.`,
  how: 'El botón abre la red con el texto ya puesto. Tú lo revisas y lo publicas; nadie lo hace por ti.',
  oneByOne: 'Publícalas en este orden, cada una como respuesta a la anterior.',
  title: (number, of) => `Publicación ${number} de ${of}`,
  open: { linkedin: 'Abrir en LinkedIn', x: 'Abrir en X' },
  change: '¿Algo no está bien todavía? Cámbialo antes aquí:',
};

export const postWords: InLanguages<PostWords> = { en: english, de: german, fr: french, es: spanish };

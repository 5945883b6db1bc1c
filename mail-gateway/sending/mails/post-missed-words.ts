import type { PostMissedFacts } from '#domain/documents/post-facts.ts';
import type { InLanguages } from '../words/in-languages.ts';

/** `hello` is the greeting, after which the sentence goes on; `title` is quoted, '' for none. */
type PostMissedWords = Readonly<{
  headline(day: string): string;
  opening(hello: string, title: string, day: string): string;
  because: Readonly<Record<PostMissedFacts['because'], string>>;
  open: string;
  billing: string;
}>;

const spaced = (text: string): string => (text === '' ? '' : ` ${text}`);

const english: PostMissedWords = {
  headline: (day) => `Your post of ${day} did not go out`,
  opening: (hello, title, day) => `${hello} your post${spaced(title)} was to come to you on ${day}, and it did not.`,
  because: {
    inactive:
      'Your subscription had ended by then. The post is kept as it is; with a subscription it can have a new day.',
    late: 'We could not send it that day, and a day later it was not what you had planned any more. The post is kept as it is: give it a new day, or take it from there.',
  },
  open: 'Open the post',
  billing: 'The way back to a subscription:',
};

const german: PostMissedWords = {
  headline: (day) => `Dein Beitrag vom ${day} kam nicht`,
  opening: (hello, title, day) => `${hello} dein Beitrag${spaced(title)} sollte am ${day} zu dir kommen und kam nicht.`,
  because: {
    inactive:
      'Dein Abo war da schon beendet. Der Beitrag ist noch so da, wie er war; mit einem Abo kann er einen neuen Tag bekommen.',
    late: 'Wir konnten ihn an dem Tag nicht senden, und einen Tag später war es nicht mehr das, was du geplant hattest. Der Beitrag ist noch so da, wie er war: Gib ihm einen neuen Tag, oder nimm ihn dir dort.',
  },
  open: 'Beitrag öffnen',
  billing: 'Der Weg zurück zum Abo:',
};

const french: PostMissedWords = {
  headline: (day) => `Votre post du ${day} n’est pas parti`,
  opening: (hello, title, day) =>
    `${hello} votre post${spaced(title)} devait vous parvenir le ${day}, et il n’est pas parti.`,
  because: {
    inactive:
      'Votre abonnement avait pris fin. Le post est conservé tel quel ; avec un abonnement, il peut avoir un nouveau jour.',
    late: 'Nous n’avons pas pu l’envoyer ce jour-là, et un jour plus tard ce n’était plus ce que vous aviez prévu. Le post est conservé tel quel : donnez-lui un nouveau jour, ou prenez-le là.',
  },
  open: 'Ouvrir le post',
  billing: 'Pour retrouver un abonnement :',
};

const spanish: PostMissedWords = {
  headline: (day) => `Tu publicación del ${day} no salió`,
  opening: (hello, title, day) => `${hello} tu publicación${spaced(title)} debía llegarte el ${day} y no llegó.`,
  because: {
    inactive:
      'Tu suscripción ya había terminado. La publicación sigue tal como estaba; con una suscripción puede tener otro día.',
    late: 'No pudimos enviarla ese día, y un día después ya no era lo que habías planeado. La publicación sigue tal como estaba: dale otro día o tómala de ahí.',
  },
  open: 'Abrir la publicación',
  billing: 'Para volver a tener una suscripción:',
};

export const postMissedWords: InLanguages<PostMissedWords> = { en: english, de: german, fr: french, es: spanish };

import type { Tone } from '#domain/schedule/rhythm.ts';
import type { InLanguages } from '../words/in-languages.ts';

/** `hello` is the greeting, after which the sentence goes on; `ago` begins one; a `quote` stands in its marks. */
type CheckInWords = Readonly<{
  lastSubject: string;
  previews: Readonly<Record<Tone, string>>;
  remembered(ago: string, quote: string): string;
  usual(hello: string): readonly string[];
  fewer(hello: string): readonly string[];
  usualAgain: string;
  last(hello: string): readonly string[];
  sendAgain: string;
  kept(brand: string): string;
}>;

const english: CheckInWords = {
  lastSubject: 'A last question for now, and how to come back',
  previews: {
    usual: 'One line is plenty.',
    fewer: 'From now on this question comes less often.',
    last: 'None comes any more until you want it.',
  },
  remembered: (ago, quote) => `${ago} you wrote: ${quote}`,
  usual: (hello) => [
    `${hello} just answer this mail in your own words. One line is plenty, and several things are welcome too.`,
    'Nothing to tell? Say so, or leave this mail alone. Both are fine.',
  ],
  fewer: (hello) => [
    `${hello} a question is best when it is welcome, so we will be quieter: from now on it comes less often, once a week at most.`,
    'There is nothing to catch up on. Answer any of these mails, with a single line if you like, and they come as they used to; or bring them back here:',
  ],
  usualAgain: 'Bring back the usual check-ins',
  last: (hello) => [
    `${hello} this is the last question for now. We do not want to fill your mailbox, so no more come until you want them.`,
    'Everything you wrote is kept, and there is nothing to catch up on. An answer to this mail brings the questions back whenever it comes, and so does one click:',
  ],
  sendAgain: 'Send me check-ins again',
  kept: (brand) => `${brand} keeps what you answer in your own journal:`,
};

const german: CheckInWords = {
  lastSubject: 'Eine letzte Frage fürs Erste, und wie du zurückkommst',
  previews: {
    usual: 'Eine Zeile genügt.',
    fewer: 'Ab jetzt kommt diese Frage seltener.',
    last: 'Es kommt keine mehr, bis du sie wieder möchtest.',
  },
  remembered: (ago, quote) => `${ago} hast du geschrieben: ${quote}`,
  usual: (hello) => [
    `${hello} antworte einfach auf diese Mail, in deinen eigenen Worten. Eine Zeile genügt, und es darf auch mehreres sein.`,
    'Nichts zu erzählen? Sag es, oder lass diese Mail liegen. Beides ist in Ordnung.',
  ],
  fewer: (hello) => [
    `${hello} eine Frage ist am schönsten, wenn sie willkommen ist. Darum werden wir leiser: Ab jetzt kommt sie seltener, höchstens einmal pro Woche.`,
    'Du musst nichts nachholen. Antworte auf irgendeine dieser Mails, gern mit einer einzigen Zeile, und sie kommen wieder wie früher. Oder hol sie hier zurück:',
  ],
  usualAgain: 'Wieder wie gewohnt fragen',
  last: (hello) => [
    `${hello} dies ist fürs Erste die letzte Frage. Wir möchten dein Postfach nicht füllen, darum kommt keine mehr, bis du es möchtest.`,
    'Alles, was du geschrieben hast, bleibt erhalten, und du musst nichts nachholen. Mit einer Antwort auf diese Mail kommen die Fragen zurück, wann immer sie eintrifft; und ebenso mit einem Klick:',
  ],
  sendAgain: 'Fragt mich wieder',
  kept: (brand) => `${brand} bewahrt deine Antworten in deinem eigenen Journal auf:`,
};

const french: CheckInWords = {
  lastSubject: 'Une dernière question pour l’instant, et comment revenir',
  previews: {
    usual: 'Une ligne suffit.',
    fewer: 'Désormais, cette question viendra moins souvent.',
    last: 'Plus aucune ne viendra tant que vous n’en voudrez pas.',
  },
  remembered: (ago, quote) => `${ago}, vous écriviez : ${quote}`,
  usual: (hello) => [
    `${hello} répondez simplement à cet e-mail, avec vos mots. Une ligne suffit, et plusieurs choses sont aussi les bienvenues.`,
    'Rien à raconter ? Dites-le, ou laissez passer cet e-mail. Les deux vont très bien.',
  ],
  fewer: (hello) => [
    `${hello} une question n’a de sens que si elle est bienvenue. Nous serons donc plus discrets : désormais, elle viendra moins souvent, une fois par semaine au plus.`,
    'Il n’y a rien à rattraper. Répondez à l’un de ces e-mails, même d’une seule ligne, et ils reviendront comme avant ; ou rétablissez-les ici :',
  ],
  usualAgain: 'Rétablir le rythme habituel',
  last: (hello) => [
    `${hello} voici la dernière question pour l’instant. Nous ne voulons pas encombrer votre boîte : il n’y en aura plus tant que vous n’en voudrez pas.`,
    'Tout ce que vous avez écrit est gardé, et il n’y a rien à rattraper. Une réponse à cet e-mail fait revenir les questions, quel que soit le moment, et un clic aussi :',
  ],
  sendAgain: 'Recevoir à nouveau les questions',
  kept: (brand) => `${brand} garde vos réponses dans votre journal :`,
};

const spanish: CheckInWords = {
  lastSubject: 'Una última pregunta por ahora, y cómo volver',
  previews: {
    usual: 'Basta con una línea.',
    fewer: 'A partir de ahora esta pregunta llegará menos a menudo.',
    last: 'No llegará ninguna más hasta que tú quieras.',
  },
  remembered: (ago, quote) => `${ago} escribiste: ${quote}`,
  usual: (hello) => [
    `${hello} responde a este correo con tus propias palabras. Basta con una línea, y también puedes contar varias cosas.`,
    '¿Nada que contar? Dilo, o deja pasar este correo. Las dos cosas están bien.',
  ],
  fewer: (hello) => [
    `${hello} una pregunta vale más cuando es bienvenida, así que haremos menos ruido: a partir de ahora llegará menos a menudo, como mucho una vez por semana.`,
    'No hay nada que recuperar. Responde a cualquiera de estos correos, aunque sea con una sola línea, y volverán como antes; o recupéralos aquí:',
  ],
  usualAgain: 'Volver al ritmo de siempre',
  last: (hello) => [
    `${hello} esta es la última pregunta por ahora. No queremos llenar tu buzón, así que no llegarán más hasta que tú quieras.`,
    'Todo lo que escribiste queda guardado, y no hay nada que recuperar. Una respuesta a este correo trae de vuelta las preguntas, llegue cuando llegue, y un clic también:',
  ],
  sendAgain: 'Quiero recibir preguntas otra vez',
  kept: (brand) => `${brand} guarda lo que respondes en tu propio diario:`,
};

export const checkInWords: InLanguages<CheckInWords> = { en: english, de: german, fr: french, es: spanish };

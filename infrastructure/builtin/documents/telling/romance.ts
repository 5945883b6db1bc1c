import { namesSomebody } from './people.ts';
import type { Telling } from './telling.ts';
import { capital } from './tidy.ts';

const TELLS =
  /\d|(?<!\p{L})(?:sans|aucun\p{L}*|accepté|signé|réussi|adopté|sin|ningun\p{L}*|aceptad\p{L}*|firm\p{L}*|aprob\p{L}*)(?!\p{L})/iu;
const MINE = /(?<!\p{L})(?:j['’]|(?:je|moi|nous|notre|nos|mon|ma|mes|yo|nosotros|nuestr\p{L}*|mi|mis)(?!\p{L}))/iu;

/** The first sentence without its pronoun, and those behind that tell what came of it. */
const telling = (subject: RegExp, month: (sentence: string, month: string) => string): Telling => ({
  line(sentences) {
    const [first = '', ...rest] = sentences.map((sentence) => sentence.replace(/\.$/u, ''));
    const more = rest.filter((text) => TELLS.test(text) && !MINE.test(text) && text.length < 120);
    const line = capital([first.replace(subject, ''), ...more].join('. '));
    return MINE.test(line) || namesSomebody(line) || line.length > 220 || line.split(' ').length < 3 ? null : line;
  },
  story: (sentences) => sentences,
  dated: month,
  also: (sentence) => sentence,
});

export const french: Telling = telling(/^j['’]ai |^je suis |^on a /iu, (sentence, month) =>
  /^J['’]ai /u.test(sentence) ? `En ${month}, ${sentence.replace(/^J/u, 'j')}` : sentence,
);

/** Spanish verbs say who did it by their ending: only the pronoun goes. */
export const spanish: Telling = telling(/^yo /iu, (sentence, month) =>
  /^(?:He|Hice|\p{Lu}\p{Ll}+é|\p{Lu}\p{Ll}+í) /u.test(sentence)
    ? `En ${month}, ${sentence.replace(/^./u, (letter) => letter.toLowerCase())}`
    : sentence,
);

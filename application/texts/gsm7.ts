/** GSM 03.38 without its second table, whose characters count twice: 160 of these are one text message. */
const ALPHABET = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** The most characters that travel as one message. */
export const ONE_MESSAGE = 160;

/** A text in that alphabet alone. A letter that is not in it loses its accent; what is left over goes. */
export const gsm7 = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (ALPHABET.has(letter) ? letter : [...letter.normalize('NFKD')].filter(isKnown).join('')))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const isKnown = (letter: string): boolean => ALPHABET.has(letter);

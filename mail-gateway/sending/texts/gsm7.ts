/** GSM 03.38 without its second table, whose characters count twice: 160 of these are one text message. */
const ALPHABET = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The second table: each travels as two. */
const SECOND = new Set('\f^{}\\[~]|€');
/** What people's keyboards write for what the alphabet has in a plainer shape. */
const PLAINER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '‘': "'",
    '’': "'",
    '‚': "'",
    '“': '"',
    '”': '"',
    '„': '"',
    '«': '"',
    '»': '"',
    '–': '-',
    '—': '-',
    '‑': '-',
    '−': '-',
    '…': '...',
    '•': '-',
    '\u00a0': ' ',
    '\u202f': ' ',
    '\t': ' ',
  }),
);

/** How many places a character takes in that alphabet; null when it has no place there. */
export const gsm7Places = (letter: string): 1 | 2 | null => {
  if (ALPHABET.has(letter)) return 1;
  return SECOND.has(letter) ? 2 : null;
};

/** A text in that alphabet alone. A letter that is not in it loses its accent; what is left over goes. */
export const gsm7 = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (ALPHABET.has(letter) ? letter : [...letter.normalize('NFKD')].filter(isKnown).join('')))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const isKnown = (letter: string): boolean => ALPHABET.has(letter);

/** The same words with quotes, dashes and spaces as every phone writes them; no letter is changed. */
export const plainer = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => PLAINER.get(letter) ?? letter).join('');

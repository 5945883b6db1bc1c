import type { TextComposer } from '#application/delivery/text-composer.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Tokens } from '#application/engine/tokens.ts';
import { isCheckIn } from '#domain/check-ins/facts.ts';
import type { TextKind } from '#domain/delivery/text/events.ts';
import { isHelp } from '#domain/delivery/text/facts.ts';
import type { Facts, Language } from '#domain/facts.ts';
import { isAnswer } from '#domain/inbox/request/answer-facts.ts';
import { checkInQuestion } from '../questions/check-in-question.ts';
import { answerText } from './answer-text.ts';
import { textWords } from './text-words.ts';

/** What a text is made of. `code` is to be typed, `minutes` are for how long it is good. */
type TextSetting = Readonly<{ language: Language; brandName: string; code: string; minutes: number; facts: Facts }>;

/** Longer names would make two messages of one. */
const LONGEST_BRAND = 60;

/** Of texts that carry words of others: these may be long, and in letters that only UCS-2 has. */
const MOST_MESSAGES = 2;
const MOST_OF_A_HARD_DAY = 8;

/** The words of a text, short enough for what it is. The same request, the same words. */
export const textBody = (kind: TextKind, setting: TextSetting): string => {
  const brandName = gsm7(setting.brandName).slice(0, LONGEST_BRAND);
  return bodies[kind]({ ...setting, brandName });
};

const bodies: Readonly<Record<TextKind, (setting: TextSetting) => string>> = {
  'phone-code': ({ language, brandName, code, minutes }) => gsm7(textWords[language].code(code, brandName, minutes)),
  'check-in': checkIn,
  feedback: (setting) =>
    shortenedTo(mostFor(setting.facts), asPlainAsCanBe(`${setting.brandName}: ${answerIn(setting)}`)),
  help: ({ language, brandName, facts }) => gsm7(plainer(`${brandName}: ${help(facts, language)}`)),
};

/** Numbers that help are never cut off; what is said of a hard day is whole. */
const mostFor = (facts: Facts): number => (isAnswer(facts) && facts.hardDay ? MOST_OF_A_HARD_DAY : MOST_MESSAGES);

/**
 * One message where there is any way to it: what else could be said is left out for that. Our questions give up an
 * accent rather than a message.
 */
function checkIn({ language, brandName, facts }: TextSetting): string {
  if (!isCheckIn(facts)) throw otherFacts(facts, 'check-in');
  const words = textWords[language];
  const question = asPlainAsCanBe(checkInQuestion(facts.question, language));
  const plain = segmentsOf(question).encoding === 'gsm-7' ? question : gsm7(plainer(question));
  const asked = `${brandName}: ${plain}`;
  const whole = [`${asked} ${words.howToAnswer} ${words.howToStop}`, `${asked} ${words.howToStop}`, asked];
  return whole.find((text) => segmentsOf(text).count <= 1) ?? shortenedTo(MOST_MESSAGES, asked);
}

const answerIn = ({ language, facts }: TextSetting): string => answerText(isAnswer(facts) ? facts : null, language);

const otherFacts = ({ of }: Facts, wanted: string): Fault =>
  new Fault('other-facts', `facts of ${of} stand where ${wanted} was expected`);

const help = (facts: Facts, language: Language): string =>
  textWords[language].help[(isHelp(facts) ? facts.about : null) ?? 'asked'];

/** One curly quote would halve what fits: whatever can be said in the GSM alphabet is. */
const asPlainAsCanBe = (text: string): string => {
  const plain = plainer(text).replace(/ {2,}/g, ' ').trim();
  return segmentsOf(plain).encoding === 'gsm-7' ? plain : text.normalize('NFC').trim();
};

/** Composes the texts we send, from the event alone, so that a code stands nowhere but in the text. */
export const createTextComposer = ({
  brandName,
  tokens,
}: Readonly<{ brandName: string; tokens: Pick<Tokens, 'code'> }>): TextComposer => ({
  compose: ({ textId, kind, language, at, codeId, expiresAt, personal: { to, facts } }) => {
    const minutes = Math.round((Date.parse(expiresAt) - Date.parse(at)) / 60_000);
    const typed = codeId === null ? '' : tokens.code('phone', codeId);
    return { textId, to, body: textBody(kind, { language, brandName, code: typed, minutes, facts }) };
  },
  isUrgent: ({ personal: { facts } }) => isAnswer(facts) && facts.hardDay?.tone === 'crisis',
});

/** How a text travels: in how many messages, and what each is charged as. */
type Segments = Readonly<{ encoding: 'gsm-7' | 'ucs-2'; count: number }>;

/** Places in one message alone, and in each of several, whose rest says how they belong together. */
const PLACES = { 'gsm-7': { alone: 160, joined: 153 }, 'ucs-2': { alone: 70, joined: 67 } } as const;

/**
 * Counts as networks do: one letter outside the GSM alphabet makes the whole text UCS-2. A character that takes two places
 * is never divided between two messages.
 */
export const segmentsOf = (text: string): Segments => {
  const letters = [...text];
  const places = letters.map(gsm7Places);
  const encoding = places.includes(null) ? 'ucs-2' : 'gsm-7';
  const widths = encoding === 'gsm-7' ? places.map((width) => width ?? 1) : letters.map(({ length }) => length);
  const { alone, joined } = PLACES[encoding];
  const total = widths.reduce<number>((sum, width) => sum + width, 0);
  return { encoding, count: total === 0 ? 0 : total <= alone ? 1 : packed(widths, joined) };
};

const packed = (widths: readonly number[], room: number): number => {
  let [count, used] = [1, 0];
  for (const width of widths) {
    if (used + width > room) [count, used] = [count + 1, 0];
    used += width;
  }
  return count;
};

const SHORTENED = '...';

/** The beginning of a text that travels in so many messages, cut between words where it has any. */
export const shortenedTo = (most: number, text: string): string => {
  if (segmentsOf(text).count <= most) return text;
  const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  let [fits, tooMany] = [0, graphemes.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const isShort = segmentsOf(cut(graphemes, middle)).count <= most;
    [fits, tooMany] = isShort ? [middle, tooMany] : [fits, middle];
  }
  return cut(graphemes, fits);
};

const cut = (graphemes: readonly string[], length: number): string => {
  const start = graphemes.slice(0, length).join('');
  const lastSpace = start.search(/\s\S*$/);
  const whole = lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start;
  return `${whole.trimEnd()}${SHORTENED}`;
};

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
const gsm7Places = (letter: string): 1 | 2 | null => {
  if (ALPHABET.has(letter)) return 1;
  return SECOND.has(letter) ? 2 : null;
};

/** A text in that alphabet alone. A letter that is not in it loses its accent; what is left over goes. */
const gsm7 = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (ALPHABET.has(letter) ? letter : [...letter.normalize('NFKD')].filter(isKnown).join('')))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const isKnown = (letter: string): boolean => ALPHABET.has(letter);

/** The same words with quotes, dashes and spaces as every phone writes them; no letter is changed. */
const plainer = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => PLAINER.get(letter) ?? letter).join('');

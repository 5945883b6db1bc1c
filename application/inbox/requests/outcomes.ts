import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import type { AskedBackOutcome, ImpossibleOutcome, LaterOutcome } from '#domain/inbox/request/outcome.ts';
import type { AskedBackWords, AsksFor, ImpossibleWords } from '#domain/inbox/request/outcome-words.ts';
import { shortenedText } from '#domain/text/excerpt.ts';
import type { OpenRequest } from './open-request.ts';

type Of = Pick<OpenRequest, 'request'>;

export const done = <Kind extends RequestKind, Words>({ request: { text } }: Of, kind: Kind, words: Words) =>
  ({ request: kind, asked: quoteOf(text), result: 'done', words }) as const;

export const later = ({ request: { kind, text } }: Of): LaterOutcome => ({
  request: kind,
  asked: quoteOf(text),
  result: 'later',
  words: {},
});

export const impossible = ({ request: { kind, text } }: Of, reason: ImpossibleWords['reason']): ImpossibleOutcome => ({
  request: kind,
  asked: quoteOf(text),
  result: 'impossible',
  words: { reason },
});

/** The answer asks for what is missing. */
export const askBack = (
  { request: { kind, text } }: Of,
  asks: AsksFor,
  { company = '', role = '', zone = '' }: Partial<Omit<AskedBackWords, 'asks'>> = {},
): AskedBackOutcome => ({
  request: kind,
  asked: quoteOf(text),
  result: 'unclear',
  words: { asks, company, role, zone },
});

const LONGEST_QUOTE = 240;
/** What ties a sentence to the one before it. */
const GLUE = /^(?:(?:and|also|then|plus|oh|so|but|ps|p\.s\.)\b\.?[\s,:–-]*)+(?:please[\s,]+)?(?=\p{L})/iu;

/** The user's own words, standing alone. */
const quoteOf = (text: string): string => {
  const alone = text.trim().replace(GLUE, '');
  return shortenedText(`${alone.charAt(0).toUpperCase()}${alone.slice(1)}`, LONGEST_QUOTE);
};

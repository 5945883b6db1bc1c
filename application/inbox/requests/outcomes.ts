import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import type { AskedBackOutcome, ImpossibleOutcome, LaterOutcome } from '#domain/inbox/request/outcome.ts';
import type { AskedBackFacts, AsksFor, ImpossibleFacts } from '#domain/inbox/request/outcome-facts.ts';
import { shortenedText } from '#domain/text/shortened-text.ts';
import type { OpenRequest } from './open-request.ts';

type Of = Pick<OpenRequest, 'request' | 'asked'>;

export const done = <Kind extends RequestKind, Facts>({ asked }: Of, kind: Kind, facts: Facts) =>
  ({ request: kind, asked: shortenedText(asked, LONGEST_QUOTE), result: 'done', facts }) as const;

export const later = ({ request: { kind }, asked }: Of): LaterOutcome => ({
  request: kind,
  asked: shortenedText(asked, LONGEST_QUOTE),
  result: 'later',
  facts: {},
});

export const impossible = ({ request: { kind }, asked }: Of, reason: ImpossibleFacts['reason']): ImpossibleOutcome => ({
  request: kind,
  asked: shortenedText(asked, LONGEST_QUOTE),
  result: 'impossible',
  facts: { reason },
});

/** The answer asks for what is missing. */
export const askBack = (
  { request: { kind }, asked }: Of,
  asks: AsksFor,
  { company = '', role = '', zone = '' }: Partial<Omit<AskedBackFacts, 'asks'>> = {},
): AskedBackOutcome => ({
  request: kind,
  asked: shortenedText(asked, LONGEST_QUOTE),
  result: 'unclear',
  facts: { asks, company, role, zone },
});

const LONGEST_QUOTE = 240;
